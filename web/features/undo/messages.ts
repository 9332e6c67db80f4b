import type { RefusalData } from '#contract/refusals.ts';
import { MAX_ASSESSMENT_BYTES } from '#domain/limits.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** What is said about undoing. */
export const undoMessages = {
  undo: 'Undo',
  asOf: 'As of then',
  asOfText: 'How the assessment stood after this change',
  undone: 'Undone',
  undoneText: 'The history says so, too.',
  failed: 'Failed to undo.',
  failedText: 'Everything is as before: check the connection and try again.',
} as const;

const by = ([conflict]: RefusalData<'conflict'>['conflicts']) => conflict?.changedBy ?? 'Somebody';

/** Why a change was not undone. */
export const undoRefusals: Explanations<typeof api.undo.change, string> = {
  'not-found': () => 'This change is not in the history of this assessment.',
  'assessment-completed': () => 'The assessment is completed: nothing in it is undone unless it is reopened.',
  'not-undoable': () =>
    'This cannot be undone by itself: the topic it stood under is gone, or it changed the assessment as a whole.',
  conflict: ({ conflicts }) => `${by(conflicts)} has changed it since. Look at it and change it by hand.`,
  'too-many-rows': ({ most }) => `An assessment holds at most ${formatNumber(most)} of these.`,
  'too-much-text': () => `An assessment holds at most ${formatNumber(MAX_ASSESSMENT_BYTES / 1_000_000)} MB of text.`,
};

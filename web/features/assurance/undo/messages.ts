import type { RefusalData } from '#contract/refusals.ts';
import { MAX_ASSESSMENT_BYTES } from '#domain/limits.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** Texts of undo. */
export const undoMessages = {
  undo: 'Undo',
  /** The name may be ''. */
  actionsOn: (name: string) => (name === '' ? 'Actions' : `Actions: ${name}`),
  asOf: 'View at this point',
  asOfText: 'The assessment right after this change',
  undone: 'Undone',
  undoneAct: (words: string) => `Undone: ${words}`,
  undoneText: 'Recorded in the history.',
  failed: 'Could not undo the change.',
  failedText: 'Nothing has changed. Check your connection and try again.',
} as const;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Who has changed it since and, if there are several rows, which of them, if they have a name. */
function sayConflict(conflicts: RefusalData<'conflict'>['conflicts']): string {
  const [first] = conflicts;
  const by = first?.changedBy ?? 'Someone';
  const titles = conflicts.flatMap(({ current }) => readTitle(current) ?? []);
  const named = titles.slice(0, 3).map((title) => `“${title}”`);
  const others = titles.length > named.length ? [`${formatNumber(titles.length - named.length)} more`] : [];
  const what = named.length > 0 ? list.format([...named, ...others]) : 'this record';
  return `${by} has since changed ${what}. Check and edit the current version.`;
}

const readTitle = (current: unknown): string | undefined => {
  const title = typeof current === 'object' && current !== null && 'title' in current ? current.title : undefined;
  return typeof title === 'string' && title !== '' ? title : undefined;
};

/** Why a change was not undone. */
export const undoRefusals: Explanations<typeof api.undo.change, string> = {
  'not-found': () => 'This change is not in the history of this assessment. Reload the page.',
  'assessment-completed': () => 'The assessment has been completed. Reopen it to undo changes.',
  'not-undoable': () =>
    'You cannot undo this change on its own: either its topic no longer exists, or the change affected the whole assessment.',
  conflict: ({ conflicts }) => sayConflict(conflicts),
  'too-many-rows': ({ most }) => `An assessment can have at most ${formatNumber(most)} records of this kind.`,
  'too-much-text': () => `An assessment can have at most ${formatNumber(MAX_ASSESSMENT_BYTES / 1_000_000)} MB of text.`,
};

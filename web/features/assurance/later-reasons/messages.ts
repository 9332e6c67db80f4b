import { MAX_REASON } from '#domain/limits.ts';
import { reasonMessages } from '#web/features/saving/messages.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { limitMessages } from '#web/ui/messages.ts';

/** Texts for giving a reason after a change. */
export const laterReasonMessages = {
  add: 'Add reason',
  addFor: (what: string) => `Add reason: ${what}`,
  hint: 'Shown next to the change, along with your name and the time.',
  missing: reasonMessages.missing,
  tooLong: limitMessages.tooLong(MAX_REASON),
  save: 'Save reason',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: (lines: number) => (lines > 1 ? `Reason saved for ${lines} changes` : 'Reason saved'),
  savedText: (lines: number) =>
    lines > 1 ? 'It also covers your changes to the same fields within half an hour.' : undefined,
  failed: 'Could not save the reason.',
  failedText: 'Your text is still here. Check your connection and try again.',
} as const;

/** Why a reason was not saved. */
export const laterReasonRefusals: Explanations<typeof api.laterReasons.give, string> = {
  'not-found': () => 'This change is not in the history of this assessment. Reload the page.',
  'assessment-completed': () => 'The assessment has been completed. Reopen it to add a reason.',
  'no-reason-lacking': () => 'Someone has already given a reason for this change. It is shown now.',
};

import type { TransferStep } from '#contract/transfer.ts';
import type { TopicFate } from '#domain/transfer/plan-topics.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { formatNumber } from '#web/lib/format-number.ts';

const counted = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

/** The transfer of a draft to the other version of the standards (method M24). */
export const transferMessages = {
  offer: (label: string) => `Transfer to ${label}`,
  title: (label: string) => `Transfer to ${label}?`,
  text: 'Nothing has changed yet. Carried-over items are marked for review, and you can undo the transfer.',
  loading: 'Loading the effect on each topic...',
  loadFailed: 'Could not load the effect on the topics.',
  carried: (components: number, decisions: number, scores: number) =>
    `Carried over: ${counted(components, 'component', 'components')}, ${counted(decisions, 'topic decision', 'topic decisions')}, ${counted(scores, 'screening score', 'screening scores')}. Answers, stakeholders and thresholds stay as they are.`,
  leaves: 'Decisions that are not carried over',
  leavesText: 'These decisions stay in the history. Repeat them after the transfer if they still apply.',
  left: ({ code, name, leavesDecided }: TransferStep) =>
    `${code} ${name}: ${leavesDecided.map((side) => `${side} side`).join(', ')}`,
  ours: 'The law does not map topics between versions. This mapping is ours: check it where it matters to you.',
  groups: {
    split: 'Split',
    merged: 'Merged',
    ended: 'Ended',
    renamed: 'Renamed',
    unchanged: 'Unchanged',
    own: 'Your own topics',
  } satisfies Record<TopicFate, string>,
  follows: {
    split:
      'Choose a topic for each entry; the closest is listed first. The selection and the screening score are copied to each topic.',
    merged: 'Relevant if any of them is. The higher screening score is kept, with all justifications.',
    ended: 'The other list has no such topic. It is kept as your own topic if it has entries.',
    renamed: 'The same topic under another name or code.',
    unchanged: 'The same name and code.',
    own: 'They stay as they are.',
  } satisfies Record<TopicFate, string>,
  group: (name: string, count: number) => `${name} (${formatNumber(count)})`,
  becomes: 'becomes',
  noPlace: 'not in the other list',
  holds: ({ components, isScored, isRelevant }: TransferStep) => [
    ...(components > 0 ? [counted(components, 'component', 'components')] : []),
    ...(isScored ? ['screening score'] : []),
    ...(isRelevant === false ? ['set aside'] : []),
  ],
  cancel: 'Cancel',
  carryOut: 'Transfer',
  carryingOut: 'Transferring...',
  done: (label: string) => `Transferred to ${label}`,
  doneText: 'Carried-over items are marked for review.',
  failed: 'The assessment could not be transferred.',
  changed: (name: string | null) => `${name ?? 'A colleague'} has changed the assessment`,
  changedText: 'Nothing was transferred. The preview is now up to date: check it again.',
  undo: 'Undo',
  undoHere: 'Undo the transfer',
  undoing: 'Undoing...',
  transferredFrom: (label: string) => `Transferred from ${label}.`,
  undone: (label: string) => `Transfer undone: ${label} applies again`,
  undoFailed: 'Could not undo the transfer.',
  toReview: 'To review',
  carriedFrom: (origin: string) => `Carried over from ${origin}`,
  confirm: 'Confirm',
  confirmOf: (title: string) => `Confirm: ${title}`,
  reviewFailed: 'It could not be confirmed.',
  manyToReview: (what: string) => `${what} carried over, to review`,
  manyText: 'Check and confirm each one, or confirm all at once. Changing one confirms it.',
  confirmAll: 'Confirm all of this section',
  changedSince: 'Some have changed since. They are now up to date: check them again.',
} as const;

/** What was carried over, counted. */
export const carriedNouns = {
  components: (count: number) => counted(count, 'entry was', 'entries were'),
  stakeholders: (count: number) => counted(count, 'stakeholder entry was', 'stakeholder entries were'),
  selections: (count: number) => counted(count, 'decision was', 'decisions were'),
  scores: (count: number) => counted(count, 'screening score was', 'screening scores were'),
  responses: (count: number) => counted(count, 'answer was', 'answers were'),
} as const;

/** Why a transfer is not taken back. */
export const undoRefusals: Explanations<typeof api.transfer.undo, string> = {
  'not-found': () => 'The assessment no longer exists.',
  'assessment-completed': () => 'The assessment is completed. Reopen it first.',
  'nothing-to-undo': () => 'It has already been undone, or the assessment was transferred again.',
  'decided-since': ({ topics }) =>
    `Some topics that would be removed now have decisions or scores: ${topics.join('; ')}. Transfer back instead to keep both.`,
};

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
  text: 'Nothing has changed yet. What is carried over is marked for review, and the transfer can be taken back.',
  loading: 'Loading what becomes of each topic...',
  loadFailed: 'What becomes of the topics could not be loaded.',
  carried: (components: number, decisions: number, scores: number) =>
    `Carried over: ${counted(components, 'component', 'components')}, ${counted(decisions, 'topic decision', 'topic decisions')}, ${counted(scores, 'screening score', 'screening scores')}. Answers, stakeholders and thresholds stay as they are.`,
  leaves: 'Decisions that are not carried over',
  leavesText:
    'What was decided of these topics stays in the history. Decide it again after the transfer where it still holds.',
  left: ({ code, name, leavesDecided }: TransferStep) =>
    `${code} ${name}: ${leavesDecided.map((side) => `${side} side`).join(', ')}`,
  ours: 'The law has no table of what became of which topic: this reading is ours. Check it where it matters to you.',
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
      'Choose for each component where it goes; the first topic named is the nearest. The decision and the screening score go to each of them.',
    merged: 'Relevant as soon as one of them is. Of the screening scores the higher stays, with every justification.',
    ended: 'The other list has no such topic. It is kept as a topic of your own where something stands under it.',
    renamed: 'The same matter under another name or code.',
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
  doneText: 'What was carried over is marked for review.',
  failed: 'The assessment could not be transferred.',
  changed: (name: string | null) => `${name ?? 'A colleague'} has changed the assessment meanwhile`,
  changedText: 'Nothing was transferred. Look at the plan again; it is up to date.',
  undo: 'Undo',
  undoHere: 'Undo the transfer',
  undoing: 'Taking back...',
  transferredFrom: (label: string) => `Transferred from ${label}.`,
  undone: (label: string) => `The transfer was taken back: ${label} applies again`,
  undoFailed: 'The transfer could not be taken back.',
  toReview: 'To review',
  carriedFrom: (origin: string) => `Carried over from ${origin}`,
  confirm: 'Confirm',
  confirmOf: (title: string) => `Confirm: ${title}`,
  reviewFailed: 'It could not be confirmed.',
  manyToReview: (what: string) => `${what} carried over, to review`,
  manyText: 'Look at each and confirm it, or all at once. Changing one confirms it.',
  confirmAll: 'Confirm all of this section',
  changedSince: 'Some were changed meanwhile. They are up to date now; look at them again.',
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
  'not-found': () => 'The assessment is not there any more.',
  'assessment-completed': () => 'The assessment is completed. Reopen it first.',
  'nothing-to-undo': () => 'It was taken back already, or the assessment was transferred again.',
  'decided-since': ({ topics }) =>
    `Topics that would go were decided or scored since: ${topics.join('; ')}. Transfer back instead; it keeps both.`,
};

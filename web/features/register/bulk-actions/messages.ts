import { counted, formatNumber } from '#web/lib/format-number.ts';

const rows = counted('row', 'rows');
const carried = counted('row was', 'rows were');
const list = new Intl.ListFormat('en', { type: 'conjunction' });
/** The maximum number of rows named in a sentence. */
const MOST_NAMED = 5;

/** Texts for changing several rows at once. */
export const severalMessages = {
  bar: 'Selected rows',
  chosen: (count: number, hidden: number) =>
    `${formatNumber(count)} selected${hidden > 0 ? `, ${formatNumber(hidden)} of them not in view` : ''}`,
  noneChosen: 'No rows selected',
  chooseAll: (count: number) => `Select all ${formatNumber(count)}`,
  clear: 'Clear selection',
  setValue: 'Set a value',
  move: 'Move',
  assign: 'Assign',
  place: 'Place',
  review: 'Mark reviewed',
  clearReviews: 'Approve review',
  remove: 'Delete rows',

  setTitle: (count: number) => `Set a value in ${rows(count)}`,
  what: 'What',
  value: 'Value',
  choose: 'Choose',
  cleared: 'Empty (clear it)',
  moveTitle: (count: number) => `Move ${rows(count)} to another topic`,
  toTopic: 'To topic',
  assignTitle: (count: number) => `Owner, due date and review of ${rows(count)}`,
  assignText: 'Fields you leave unchanged keep their values.',
  asIs: 'Unchanged',
  dayAsIs: 'Leave empty to keep each row’s own date.',
  noDay: 'Remove the due date',
  reviewerHint: 'Anyone else may review the rows that this person was the last to change.',
  inReviewHint: 'Rows already in review or reviewed stay as they are.',
  placeTitle: (count: number) => `Place ${rows(count)} in the value chain`,
  placeText: 'All selected rows will be placed on the activities you tick. Nothing changes until you save.',
  applyPlace: (count: number) => `Place ${rows(count)}`,
  donePlace: (count: number) => `${rows(count)} placed`,
  goneRows: (count: number) => `${rows(count)} you selected ${count === 1 ? 'has' : 'have'} since been deleted.`,
  reviewTitle: (count: number) => `Mark ${rows(count)} as reviewed?`,
  reviewText: 'They were carried over. Their values do not change.',
  carriedNeedWhy: (count: number) =>
    `Required, because ${carried(count)} carried over and not reviewed. Shown in the history.`,
  clearTitle: 'Approve the review',
  clearText: 'They will count as reviewed by you. Any later change reopens the review.',
  notInReview: (count: number) => `${rows(count)} ${count === 1 ? 'is' : 'are'} not in review.`,
  removeTitle: (titles: readonly string[]) => `Delete ${titles.length === 1 ? `“${titles[0]}”` : rows(titles.length)}?`,
  removeText: (count: number) =>
    `This removes ${count === 1 ? 'it' : 'them'} from the assessment and its results. You can undo this.`,

  apply: (count: number) => `Change ${rows(count)}`,
  applyMove: (count: number) => `Move ${rows(count)}`,
  applyReview: (count: number) => `Mark ${rows(count)}`,
  applyClear: (count: number) => `Approve ${rows(count)}`,
  applyRemove: (count: number) => `Delete ${rows(count)}`,
  saving: 'Saving...',
  cancel: 'Cancel',
  same: (count: number) => `${rows(count)} already ${count === 1 ? 'has' : 'have'} this value.`,
  nothing: 'Nothing would change.',
  left: (count: number) => `${rows(count)} unchanged`,
  more: (count: number) => `and ${rows(count)} more`,
  failed: 'Nothing was changed',

  notSavedYet: 'Has unsaved changes',
  severityNeedsReason: 'A severity that differs from the details needs a reason. Enter one in the form.',
  wouldNotFit: 'Its values would conflict',
  gone: 'Since deleted',
  changedBy: (name: string | null) => `Since changed by ${name ?? 'someone else'}`,
  deletedBy: (name: string | null) => (name === null ? 'Since deleted' : `Since deleted by ${name}`),

  done: (count: number) => `${rows(count)} changed`,
  doneMove: (count: number) => `${rows(count)} moved`,
  doneAssign: (count: number) => `${rows(count)} assigned`,
  doneReview: (count: number) => `${rows(count)} marked as reviewed`,
  doneClear: (count: number, left: string) =>
    `${rows(count)} reviewed${left === '' ? '' : `. Not approved, because they have changed since: ${left}`}`,
  doneRemove: (count: number) => `${rows(count)} deleted`,

  names: (titles: readonly string[]) => {
    const more = titles.length - MOST_NAMED;
    const named = titles.slice(0, MOST_NAMED).map((title) => `“${title}”`);
    return list.format(more > 0 ? [...named, `${formatNumber(more)} more`] : named);
  },
} as const;

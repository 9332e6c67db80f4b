import { counted, formatNumber } from '#web/lib/format-number.ts';

const rows = counted('row', 'rows');
const carried = counted('row was', 'rows were');
const list = new Intl.ListFormat('en', { type: 'conjunction' });
/** As many rows as are named in a sentence. */
const MOST_NAMED = 5;

/** What is said where several rows are changed at once. */
export const severalMessages = {
  bar: 'Chosen rows',
  chosen: (count: number, hidden: number) =>
    `${formatNumber(count)} chosen${hidden > 0 ? `, ${formatNumber(hidden)} of them not in view` : ''}`,
  noneChosen: 'No row is chosen any more',
  chooseAll: (count: number) => `Choose all ${formatNumber(count)}`,
  clear: 'Clear choice',
  setValue: 'Set a value',
  move: 'Move',
  assign: 'Assign',
  place: 'Place',
  review: 'Mark reviewed',
  clearReviews: 'Clear review',
  remove: 'Delete rows',

  setTitle: (count: number) => `Set a value in ${rows(count)}`,
  what: 'What',
  value: 'Value',
  choose: 'Choose',
  cleared: 'Nothing (clear it)',
  moveTitle: (count: number) => `Move ${rows(count)} to another topic`,
  toTopic: 'To topic',
  assignTitle: (count: number) => `Owner, due date and review of ${rows(count)}`,
  assignText: 'What you leave as it is stays different from row to row.',
  asIs: 'As it is in each row',
  dayAsIs: 'Left empty, each row keeps its own.',
  noDay: 'Take the due date away',
  inReviewHint: 'What is in review or reviewed already stays so.',
  placeTitle: (count: number) => `Place ${rows(count)} in the value chain`,
  placeText: 'Where some of them lie, they stay until you press. What is ticked, all of them lie on.',
  applyPlace: (count: number) => `Place ${rows(count)}`,
  donePlace: (count: number) => `${rows(count)} placed`,
  goneRows: (count: number) => `${rows(count)} of your choice ${count === 1 ? 'was' : 'were'} deleted meanwhile.`,
  reviewTitle: (count: number) => `Mark ${rows(count)} as reviewed?`,
  reviewText: 'They were carried over and stand as they are: nothing in them changes.',
  carriedNeedWhy: (count: number) => `For whoever reads the history. ${carried(count)} carried over and not reviewed.`,
  clearTitle: 'Clear the review',
  clearText: 'They count as reviewed by you. The next change of one opens it again.',
  notInReview: (count: number) => `${rows(count)} ${count === 1 ? 'is' : 'are'} not in review.`,
  removeTitle: (titles: readonly string[]) => `Delete ${titles.length === 1 ? `“${titles[0]}”` : rows(titles.length)}?`,
  removeText: (count: number) =>
    `${count === 1 ? 'It disappears' : 'They disappear'} from the assessment and its results. You can undo it at once.`,

  apply: (count: number) => `Change ${rows(count)}`,
  applyMove: (count: number) => `Move ${rows(count)}`,
  applyReview: (count: number) => `Mark ${rows(count)}`,
  applyClear: (count: number) => `Clear ${rows(count)}`,
  applyRemove: (count: number) => `Delete ${rows(count)}`,
  saving: 'Saving...',
  cancel: 'Cancel',
  same: (count: number) => `${rows(count)} ${count === 1 ? 'says' : 'say'} so already.`,
  nothing: 'Nothing would change.',
  left: (count: number) => `${rows(count)} ${count === 1 ? 'stays as it is' : 'stay as they are'}`,
  more: (count: number) => `and ${rows(count)} more`,
  failed: 'Nothing was changed',

  notSavedYet: 'Has changes that are not saved yet',
  severityNeedsReason: 'Another severity than its details give needs a reason: set it in the form',
  wouldNotFit: 'What it says would not go together any more',
  gone: 'Deleted meanwhile',
  changedBy: (name: string | null) => `Changed by ${name ?? 'somebody else'} meanwhile`,
  deletedBy: (name: string | null) => (name === null ? 'Deleted meanwhile' : `Deleted by ${name} meanwhile`),
  otherTopic: 'Stands under it already',

  done: (count: number) => `${rows(count)} changed`,
  doneMove: (count: number) => `${rows(count)} moved`,
  doneAssign: (count: number) => `${rows(count)} assigned`,
  doneReview: (count: number) => `${rows(count)} marked as reviewed`,
  doneClear: (count: number, left: string) =>
    `${rows(count)} reviewed${left === '' ? '' : `. Changed or called off meanwhile and left: ${left}`}`,
  doneRemove: (count: number) => `${rows(count)} deleted`,

  names: (titles: readonly string[]) => {
    const more = titles.length - MOST_NAMED;
    const named = titles.slice(0, MOST_NAMED).map((title) => `“${title}”`);
    return list.format(more > 0 ? [...named, `${formatNumber(more)} more`] : named);
  },
} as const;

import { MAX_TITLE } from '#domain/limits.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

const rows = counted('row', 'rows');
const cells = counted('cell', 'cells');
const newEntries = counted('new entry', 'new entries');
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What is said where a block from a spreadsheet is pasted into the register. */
export const pasteMessages = {
  title: 'Paste into the register',
  description: 'Look at it first: nothing is saved before you agree. Empty cells change nothing.',
  byHeading: 'The first row was read as headings.',
  byTitle: 'The first row was read as headings, and rows are found by their titles.',
  reading: 'The block is being read.',
  confirm: (count: number) => `Save ${rows(count)}`,
  done: (count: number) => `${rows(count)} pasted`,

  changes: (rowCount: number, cellCount: number) => `${rows(rowCount)} with ${cells(cellCount)} that change`,
  added: newEntries,
  isNew: 'New',
  under: (topic: string) => `under ${topic}`,
  becomes: 'becomes',
  showMore: (count: number) => `Show ${formatNumber(count)} more`,
  noTopicGiven: (count: number, topic: string) => `No topic is given for ${newEntries(count)}: put under ${topic}`,
  noKindGiven: (count: number, kind: string) => `No kind is given for ${newEntries(count)}: taken as ${kind}`,
  assumed: (word: string) => `${word} (not given)`,
  stillOpen: (scores: readonly string[]) => `${sentence(list.format(scores))} to be given`,
  refused: (rowCount: number, cellCount: number) => {
    const counts = [...(rowCount > 0 ? [rows(rowCount)] : []), ...(cellCount > 0 ? [cells(cellCount)] : [])];
    return `${list.format(counts)} ${rowCount + cellCount === 1 ? 'is' : 'are'} left out`;
  },
  refusedBelow: 'Each stands below, with its row and why. What is saved is the rest.',
  showRefused: 'Show them',
  leftOut: 'Columns that are left out',
  place: (row: number, label: string) => `Row ${formatNumber(row)} of the block, ${label}`,
  row: (row: number) => `Row ${formatNumber(row)} of the block`,

  tooMany: (count: number, most: number) =>
    `The block has ${formatNumber(count)} cells, headings apart. At most ${formatNumber(most)} are read at once: paste it in parts.`,
  nothingRead: 'Nothing in the block can be read here',
  nothingReadText: 'Copy rows and columns in a spreadsheet, stand in the cell where they begin, and paste.',

  computed: 'Follows from the others and cannot be typed in',
  setBeside: 'Owner, due date, review and activities are set at the cell itself',
  unknownHeading: 'No column of the register is called so',
  noColumn: 'There is no column to the right any more',
  noRow: 'No row is left for it, and it has no title to be added under',
  twice: 'Stands twice in the block',
  severalCalled: 'Several entries have this title',
  noTitle: 'It has no title',
  notAdded: (whys: readonly string[]) => `Not added: ${whys.join('; ')}`,
  titleTooLong: `A title has at most ${MAX_TITLE} characters`,
  textTooLong: 'Longer than a text may be',
  otherKind: (text: string, kind: string) => `“${text}” is of another kind than this ${kind}`,
  noKind: (text: string) => `“${text}” is no kind: impact, risk or opportunity`,
  noTopic: (text: string) => `“${text}” is no relevant topic of this assessment`,
  noScore: (text: string) => `“${text}” is no score from 1 to 5`,
  outOfScale: (text: string) => `${text} is not on the scale from 1 to 5`,
  noOption: (text: string, options: readonly string[]) => `“${text}” is none of: ${options.join('; ')}`,
} as const;

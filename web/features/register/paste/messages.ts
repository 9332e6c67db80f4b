import { MAX_TITLE } from '#domain/limits.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

const rows = counted('row', 'rows');
const cells = counted('cell', 'cells');
const newEntries = counted('new entry', 'new entries');
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What is said where a block from a spreadsheet is pasted into the register. */
export const pasteMessages = {
  title: 'Paste into the register',
  description: 'Check it first. Nothing is saved until you confirm. Empty cells change nothing.',
  byHeading: 'The first row was read as headings.',
  byTitle: 'The first row was read as headings. Rows are matched by title.',
  reading: 'Reading the block...',
  confirm: (count: number) => `Save ${rows(count)}`,
  done: (count: number) => `${rows(count)} pasted`,

  changes: (rowCount: number, cellCount: number) => `${rows(rowCount)} with ${cells(cellCount)} that will change`,
  added: newEntries,
  isNew: 'New',
  under: (topic: string) => `under ${topic}`,
  becomes: 'becomes',
  showMore: (count: number) => `Show ${formatNumber(count)} more`,
  noTopicGiven: (count: number, topic: string) => `No topic for ${newEntries(count)}: added to ${topic}`,
  noKindGiven: (count: number, kind: string) => `No kind for ${newEntries(count)}: added as ${kind}`,
  assumed: (word: string) => `${word} (not given)`,
  stillOpen: (scores: readonly string[]) => `Still to score: ${list.format(scores)}`,
  refused: (rowCount: number, cellCount: number) => {
    const counts = [...(rowCount > 0 ? [rows(rowCount)] : []), ...(cellCount > 0 ? [cells(cellCount)] : [])];
    return `${list.format(counts)} ${rowCount + cellCount === 1 ? 'is' : 'are'} left out`;
  },
  refusedBelow: 'They are listed below with the reason. The rest is saved.',
  showRefused: 'Show them',
  leftOut: 'Columns left out',
  place: (row: number, label: string) => `Row ${formatNumber(row)} of the block, ${label}`,
  row: (row: number) => `Row ${formatNumber(row)} of the block`,

  tooMany: (count: number, most: number) =>
    `The block has ${formatNumber(count)} cells without headings. The limit is ${formatNumber(most)}. Paste it in parts.`,
  nothingRead: 'Nothing in the block could be used',
  nothingReadText: 'Copy rows and columns from a spreadsheet, select the cell where they start, and paste.',

  computed: 'Calculated; you cannot edit it',
  setBeside: 'Set owner, due date, review and activities in the cell',
  unknownHeading: 'The register has no such column',
  noColumn: 'There are no more columns to the right',
  noRow: 'No rows left, and it has no title to add it under',
  twice: 'Appears twice in the block',
  severalCalled: 'Several entries have this title',
  noTitle: 'It has no title',
  notAdded: (whys: readonly string[]) => `Not added: ${whys.join('; ')}`,
  titleTooLong: `A title can have at most ${MAX_TITLE} characters`,
  textTooLong: 'The text is too long',
  otherKind: (text: string, kind: string) => `“${text}” does not match this ${kind}`,
  noKind: (text: string) => `“${text}” is not a kind: use impact, risk or opportunity`,
  noTopic: (text: string) => `“${text}” is not a relevant topic of this assessment`,
  noScore: (text: string) => `“${text}” is not a score from 1 to 5`,
  outOfScale: (text: string) => `${text} is not on the scale from 1 to 5`,
  noOption: (text: string, options: readonly string[]) =>
    `“${text}” is not an option. Use one of: ${options.join('; ')}`,
} as const;

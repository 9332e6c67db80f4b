import { MAX_TITLE } from '#domain/limits.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

const rows = counted('row', 'rows');
const cells = counted('cell', 'cells');
const newEntries = counted('new entry', 'new entries');
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Texts for pasting a block from a spreadsheet into the register. */
export const pasteMessages = {
  title: 'Paste into the register',
  description: 'Check the changes first. Nothing is saved until you confirm. Empty cells change nothing.',
  byHeading: 'The first row was read as headings.',
  byTitle: 'The first row was read as headings. Rows are matched by title.',
  reading: 'Reading the pasted cells...',
  confirm: (count: number) => `Save ${rows(count)}`,
  done: (count: number) => `${rows(count)} pasted`,

  changes: (rowCount: number, cellCount: number) => `${cells(cellCount)} in ${rows(rowCount)} will change`,
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
  place: (row: number, label: string) => `Pasted row ${formatNumber(row)}, ${label}`,
  row: (row: number) => `Pasted row ${formatNumber(row)}`,

  tooMany: (count: number, most: number) =>
    `You pasted ${formatNumber(count)} cells without headings. The limit is ${formatNumber(most)}. Paste them in parts.`,
  nothingRead: 'None of the pasted cells could be used',
  nothingReadText: 'Copy rows and columns from a spreadsheet, select the cell where they start, and paste.',

  computed: 'Calculated; you cannot edit it',
  setBeside: 'Set the owner, due date, review and activities in the cell itself',
  unknownHeading: 'The register does not have this column',
  noColumn: 'There are no more columns to the right',
  noRow: 'There are no more rows, and this one has no title for a new entry',
  twice: 'Appears twice in the pasted cells',
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

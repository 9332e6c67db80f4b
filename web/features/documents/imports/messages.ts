import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import type { sheetNames } from '#domain/files/sheet-titles.ts';
import type { SheetLeftOut, Unreadable } from '#domain/imports/import-file.ts';
import type { ImportProblem } from '#domain/imports/problems.ts';
import type { FieldChange, OtherSheet } from '#domain/imports/sheets/sheet-plan.ts';
import type { TableKind } from '#domain/imports/tables.ts';
import { MAX_IMPORT_BYTES } from '#domain/limits.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';
import type { AnyPlanned } from './preview-sheet.ts';
import type { InTheWay } from './to-save.ts';

const rows = counted('row', 'rows');
const columns = counted('column', 'columns');
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const either = new Intl.ListFormat('en', { type: 'disjunction' });
const megabytes = (bytes: number) => `${formatNumber(bytes / 1_000_000)} MB`;

/** The outcome for a row, as a filter and as a mark. */
export type Fate = AnyPlanned['becomes'];

/** Texts of the Import screen. */
export const importMessages = {
  title: 'Import',
  subtitle:
    'Import impacts, risks and opportunities, stakeholders or topics from a workbook or CSV file, or a whole workbook exported from Twofold. You see what happens to each row before anything is saved.',
  loading: 'Loading the assessment...',
  failed: 'Could not load the assessment',
  failedText: 'Check your connection and try again.',
  noDraft: 'There is no draft to import into',
  noDraftText: 'You cannot import into a completed assessment. Start the next one, or reopen it.',
  openQuestionnaire: 'Open the questionnaire',
  openImported: {
    register: 'Open the register',
    stakeholders: 'Open the stakeholders',
    topics: 'Open the topics',
  } satisfies Record<TableKind, string>,

  choose: 'Choose the file',
  chooseText: `An Excel workbook (.xlsx) or a CSV file of at most ${megabytes(MAX_IMPORT_BYTES)}. You can use a file exported from Twofold, or any table with one row for each entry, stakeholder or topic.`,
  file: 'Workbook or CSV file',
  drop: 'Or drop the file here.',
  reading: 'Reading the file...',
  notKept: 'The file is not stored.',
  columnsRead: (headings: readonly string[]) =>
    `Recognized columns, in English or German and in any order: ${list.format(headings)}. Each row needs a title, a topic and a kind.`,
  template: 'Download a template',
  templateFile: 'Import template.csv',
  chosen: (name: string) => `Read from ${name}`,
  another: 'Choose another file',
  anotherSheet: 'Import another sheet from this file',
  readFailed: 'Could not read the file',
  lost: 'The server did not respond in time. Check your connection and try again.',
  busy: 'The server is reading other files. Try again in a minute.',
  tooLarge: `The file is larger than ${megabytes(MAX_IMPORT_BYTES)}. Remove sheets, pictures and columns you do not need, or import it in parts.`,

  sheet: 'Sheet',
  sheetName: (name: string, place: number) => name || (place === 0 ? 'The table' : `Sheet ${place + 1}`),
  hidden: 'hidden',
  headerRow: 'Header row',
  headerRowIs: (row: number, said: string) => `Row ${formatNumber(row)}${said ? `: ${said}` : ''}`,
  rowsIn: (count: number) => `${rows(count)} below it`,
  holdsRows: 'Type of rows',
  rowsAre: {
    register: 'Impacts, risks and opportunities',
    stakeholders: 'Stakeholders',
    topics: 'Topics, with relevance and screening scores',
  } satisfies Record<TableKind, string>,
  formulas: (count: number) =>
    `${formatNumber(count)} ${count === 1 ? 'cell contains a formula: its stored value is' : 'cells contain formulas: their stored values are'} read.`,
  hiddenRows: (count: number) =>
    `${rows(count)} ${count === 1 ? 'is' : 'are'} hidden in the file but will be read too.`,

  workbook: 'Contents of the workbook',
  workbookText:
    'It was exported from Twofold, so its sheets and columns are known. Untick what you do not want to import. Items missing from a sheet stay as they are.',
  entries: 'Register',
  sheets: {
    topics: ['Topics', 'Whether each is relevant; the company’s own topics with name and description'],
    register: ['Register', 'Impacts, risks and opportunities'],
    scores: ['Scores', 'The screening from 1 to 10'],
    stakeholders: ['Stakeholders', 'Who they are, how they were engaged and what they say'],
    answers: ['Answers', 'The questions about the organization'],
  } satisfies Record<OtherSheet | 'register', readonly [string, string]>,
  sheetRows: (name: string, count: number) => `${name} (${rows(count)})`,
  noSheet: 'Choose at least one sheet to import.',
  notOurs: (names: readonly string[]) =>
    `Not imported: ${list.format(names)}. Their columns do not match any sheet exported from Twofold. If they contain entries, stakeholders or topics, match them yourself.`,
  /** Our own sheets that are not read, with the reason. */
  sheetsNotRead: [
    [['result', 'changes', 'about'], (names) => `${names}: not imported. They are derived from the other sheets.`],
    [
      ['measures', 'netScores', 'horizonScores'],
      (names) =>
        `${names}: not imported. Enter measures, scores after measures and scores for other time horizons in their entry.`,
    ],
    [['links'], (names) => `${names}: not imported. Add links in the entry that they begin at or lead to.`],
    [
      ['evidence'],
      (names) =>
        `${names}: not imported. Add evidence to the records that it supports; its files are not in the workbook.`,
    ],
    [['valueChain'], (names) => `${names}: not imported. Place entries on the value chain screen.`],
    [['decisions'], (names) => `${names}: not imported. Decide on topics with a reason, on the topic’s page.`],
    [['disclosureChoices'], (names) => `${names}: not imported. Choose what you report on the Disclosures screen.`],
  ] satisfies readonly (readonly [readonly (keyof typeof sheetNames)[], (names: string) => string])[],
  namesOf: (names: readonly string[]) => list.format(names),
  scales:
    'You change the wording of scales for the whole company, under Company, with a reason. Imports do not change it.',
  scalesDiffer: (changes: readonly FieldChange[]) =>
    `The file has ${formatNumber(changes.length)} ${changes.length === 1 ? 'step' : 'steps'} with a different wording, such as ${changes
      .slice(0, 2)
      .map(({ label, from, to }) => `${label.toLowerCase()}: “${to}” (here “${from}”)`)
      .join('; ')}.`,
  thresholds: 'You adopt thresholds on the dashboard, with a reason. Imports do not change them.',
  thresholdsDiffer: (changes: readonly FieldChange[]) =>
    `The file has different thresholds: ${list.format(changes.map(({ label, from, to }) => `${label.toLowerCase()} ${to} (here ${from})`))}.`,
  doubledHeadings: (name: string, headings: readonly string[]) =>
    `${name}: several columns have the heading ${list.format(headings.map((heading) => `“${heading}”`))}. Only the first of each is read.`,
  mergedCells: (name: string) =>
    `${name} contains merged cells. Only the first row of each merged cell has the content, so the rows below may be rejected.`,
  leftOutSheet: (name: string, why: string) => `${name} is not imported: ${why}.`,
  byOneself: 'Match the columns of one sheet yourself',

  match: 'Match columns',
  matchText: 'Detected from headings and values. Correct any mistakes. Columns you leave out change nothing.',
  showColumns: 'Show the columns',
  ownHeadings: 'A register exported from Twofold: its columns are known.',
  remembered: 'Remembered from the last table with these headings.',
  guessAnew: 'Detect again',
  asTitle: (heading: string) => `Use “${heading}” as title`,
  columnHeading: 'Column',
  firstValues: 'First values',
  holds: 'Contents',
  noHeading: 'No heading',
  goesTo: (heading: string, letters: string) => `What “${heading || letters}” (column ${letters}) contains`,
  notRead: 'Not read',
  computed: 'Calculated, ignored',
  doubled: 'Already matched to another column',
  noValues: 'Empty',
  showRest: (count: number) => `Show ${columns(count)} that ${count === 1 ? 'is' : 'are'} not read`,

  options: 'For rows with empty cells',
  kind: 'Kind of new entries',
  kindElse: 'Kind of new entries whose cell is empty',
  topic: 'Topic of new entries',
  topicElse: 'Topic of new entries whose cell is empty',
  refuseRow: 'Reject the row',
  group: 'Group of new stakeholders',
  groupElse: 'Group of stakeholders whose cell is empty',
  noNames: 'No column contains names or views. A stakeholder needs more than a group.',
  noTopic: 'No column contains the topic, so Twofold cannot tell where the rows belong.',
  noTopicValue: 'No column contains relevance or scores from 1 to 10.',
  noTitle: 'No column contains the title. New entries need one, and existing entries are matched by it.',
  fillsDown: {
    register: 'If empty, use topic and kind from the row above',
    stakeholders: 'If empty, use the group from the row above',
    topics: 'If empty, use the topic from the row above',
  } satisfies Record<TableKind, string>,
  fillsDownHint: 'Use this for sheets whose cells are merged across several rows.',
  clears: 'Empty cells clear the field',
  clearsHint: 'Otherwise they change nothing. Titles, topics, kinds, scores and ticks are never cleared.',

  otherStandards: (file: string, here: string) => `This file follows the ${file}, your assessment the ${here}`,
  otherStandardsText:
    'The same code can mean a different topic there. Twofold adds each row to the matching topic here and marks it for review. If a topic has no match or several, choose one below.',
  takenFrom: (origin: string) => `from ${origin}`,
  topicWords: {
    title: 'Topics not found',
    text: 'Choose a topic for each. Rows without one are rejected.',
    wordMeans: (word: string) => `Topic for “${word}”`,
    more: (count: number) =>
      `${formatNumber(count)} other values were not recognized as topics. Choose a different column, or use topic names in the file.`,
  },
  groupWords: {
    title: 'Stakeholder groups not found',
    text: 'Choose a group for each, or choose Other to keep the value as the group’s name. Rows without one are rejected.',
    wordMeans: (word: string) => `Group for “${word}”`,
    more: (count: number) =>
      `${formatNumber(count)} other values were not recognized as stakeholder groups. Choose a different column, or use group names in the file.`,
  },
  wordRows: (count: number, codes: readonly string[]) =>
    `in ${rows(count)}${codes.length > 0 ? `. Here it is ${either.format(codes)}` : ''}`,

  preview: 'Preview of rows',
  nothing: 'No row has values in a matched column',
  nothingText: 'Choose another sheet or heading row, or match the columns.',
  nothingToChange: 'Nothing to change: the assessment already contains all of this.',
  allRefused: 'No row can be imported. Each row shows the reason.',
  filter: 'Rows shown',
  shown: {
    all: 'All',
    others: 'To check',
    added: 'New',
    changed: 'Changed',
    same: 'Unchanged',
    refused: 'Rejected',
  } satisfies Record<Fate | 'all' | 'others', string>,
  fates: { added: 'New', changed: 'Changed', same: 'Unchanged', refused: 'Rejected' } satisfies Record<Fate, string>,
  fateOf: (label: string, count: number) => `${label} ${formatNumber(count)}`,
  row: (row: number) => `Row ${formatNumber(row)}`,
  list: 'Rows of the table',
  under: (kind: string, topic: string) => `${kind} under ${topic}`,
  notScored: 'Not scored',
  score: 'Score',
  scoreBy: { gross: 'Score before measures', net: 'Score after measures' } satisfies Record<ScoreBasis, string>,
  scoreThatCounts: (label: string) => `${label}, which counts`,
  noNet: 'None counts',
  import: (count: number) => `Import ${rows(count)}`,
  importing: 'Importing...',
  importFailed: 'Nothing was imported',
  leavesOut: 'Import rows even if some cells cannot be read',
  leavesOutHint: 'Those cells are skipped; in a new row they stay empty. Rows that need them are still rejected.',
  leftOut: 'Imported without',
  saveRefused: 'Save the rejected rows (CSV)',
  why: 'Why it was rejected',
  refusedFile: 'Rejected rows.csv',
  outdated: 'Colleagues have changed the assessment since this preview.',
  bringUpToDate: 'Update preview',
  inTheWay: (count: number) =>
    `${rows(count)} ${count === 1 ? 'was' : 'were'} changed or deleted by a colleague in the meantime and ${count === 1 ? 'stays as it is' : 'stay as they are'}. Nothing has been imported yet. Select Import again to import the others, or update the preview.`,

  inTheWayOf: ({ why, by }: InTheWay) =>
    why === 'name-taken'
      ? 'Another topic has this name now'
      : `${why === 'changed' ? 'Changed' : 'Deleted'} ${by === null ? '' : `by ${by} `}in the meantime`,

  undone: 'The import was undone',
  undoneText: 'Everything is back to how it was.',
  done: (count: number) => `${rows(count)} imported`,
  doneText: 'You can undo the whole import in one step.',
  refusedLeft: (count: number) =>
    `${rows(count)} ${count === 1 ? 'was' : 'were'} rejected. Correct ${count === 1 ? 'it' : 'them'} in the file and import it again: rows that are already there are recognized.`,
  undo: 'Undo the import',
} as const;

/** Why nothing in a file could be read, and what to do about it. */
export const unreadableMessages: Readonly<Record<Unreadable, (detail: string | null) => string>> = {
  not_a_workbook: () =>
    'This is not an Excel workbook (.xlsx) or CSV file, whatever its name. Open it in the program it comes from and save it as one of these. If it is a ZIP file with CSV tables, unpack it first and choose one of them.',
  encrypted: () =>
    'The workbook is protected by a password. Open it, remove the password, save it, and choose it again.',
  old_format: (detail) =>
    `The workbook is in a different format${detail ? ` (.${detail})` : ''}. Open it and save it as .xlsx, then choose it again.`,
  too_large: () =>
    `The file contains more than can be read: more than ${megabytes(MAX_IMPORT_BYTES)}, or far more than that when unpacked. Remove sheets, pictures and columns that you do not need.`,
  too_many_rows: (detail) =>
    `The table has ${detail ?? 'too many'} rows, but the limit is 5,000. Import it in parts, or delete formatted empty rows below it.`,
  too_many_columns: (detail) =>
    `The table has ${detail ?? 'too many'} columns, but the limit is 200. Delete columns that you do not need, or formatted empty columns next to it.`,
  no_rows: () => 'The file is empty: no sheet has a cell with content.',
  damaged: (detail) =>
    `The file is damaged or was not saved completely${detail ? ` (${detail})` : ''}. Open it, save it again and choose it here.`,
};

/** Why a sheet is skipped while others in its file are read. */
export const leftOutMessages: Readonly<Record<SheetLeftOut, string>> = {
  too_many_rows: 'too many rows',
  too_many_columns: 'too many columns',
  too_large: 'too much text',
};

type Sentences = {
  [Code in ImportProblem['code']]: (problem: Extract<ImportProblem, { code: Code }>) => string;
};

/** How many options a sentence lists at most. */
const NAMED = 12;

const sentences: Sentences = {
  'no-score': ({ said, min, max }) => `“${said}” is not a score from ${min} to ${max}`,
  'off-scale': ({ said, min, max }) => `${said} is not on the scale from ${min} to ${max}`,
  'is-date': ({ said }) => `${said} is a date, not a score. Spreadsheets turn 4.3 or 3/4 into a date`,
  'no-tick': ({ said }) => `“${said}” is not Yes or No`,
  'no-kind': ({ said }) => `“${said}” is not a kind: use impact, risk or opportunity`,
  'keeps-kind': ({ said }) =>
    `You cannot change the kind of an entry. This one is ${said === 'impact' || said === 'opportunity' ? 'an' : 'a'} ${said}`,
  'no-topic': ({ said, under }) =>
    under.length > 0
      ? `“${said}” is a whole standard. Choose one of its topics: ${under.join(', ')}`
      : `This assessment has no topic “${said}”`,
  'topic-differs': ({ said, named }) =>
    `The code and the name of “${said}” belong to different topics. The code is that of ${named}. Correct one of them, or choose the topic above`,
  'topic-ended': ({ said }) => `Your version of the standards no longer has this topic: ${said}. Choose a topic above`,
  'topic-split': ({ said, under }) =>
    `In your version of the standards, ${said} is now ${either.format(under)}. Choose one above`,
  'topic-joined': ({ said, named }) => `${said} is only part of ${named}. Decide on that topic in Twofold`,
  'topic-set-aside': ({ said }) => `${said} is deselected in this assessment. Select it first`,
  'unknown-option': ({ said, options }) =>
    `“${said}” is not an option. Use one of: ${options.slice(0, NAMED).join('; ')}${options.length > NAMED ? ' …' : ''}`,
  'other-kind': ({ said }) =>
    said ? `Entries of this kind do not have this field (“${said}”)` : 'Entries of this kind do not have this field',
  'too-long': ({ most }) => `Use at most ${formatNumber(most)} characters`,
  'no-room': ({ most }) => `An assessment can have at most ${formatNumber(most)} entries`,
  twice: ({ row }) => `Same entry as row ${formatNumber(row)}`,
  'of-the-standards': () => 'You cannot change the texts of the standards',
  'keeps-code': ({ said }) => `You cannot change the code of a topic. This one is ${said}`,
  'no-place': ({ said }) =>
    said
      ? `“${said}” is not a code for a new topic. Use a standard such as E1, a topic such as E1.1, or one of your own such as E1.1-own-1`
      : 'A new topic needs a code such as E1 or E1.1-own-1, or a category',
  'name-taken': ({ said }) => `Another topic has the name “${said}”`,
  'name-required': () => 'A new topic needs a name',
  'score-required': () => 'This row has no score. Add one from 1 to 10',
  'group-required': () => 'A new stakeholder needs a group',
  'no-data': () => 'Fill in at least one of: names, role, division, engagement, reason or views',
  'no-question': () => 'The questionnaire does not have this question',
  'not-storable': () => 'Contains a character that cannot be stored',
  'title-required': () => 'A new entry needs a title',
  'topic-required': () => 'A new entry needs a topic',
  'kind-required': () => 'A new entry needs a kind: impact, risk or opportunity',
  'reason-required': () =>
    'This severity differs from the one derived from its criteria. Add a reason in a column “Reason for another severity”',
  'several-called': () =>
    'Several entries have this title. To tell them apart, add the column Id from an exported workbook',
};

/** Why a cell or a row is refused, in a sentence. */
export const sayProblem = (problem: ImportProblem): string =>
  // The sentence belongs to the code, which TypeScript cannot infer.
  (sentences[problem.code] as (problem: ImportProblem) => string)(problem);

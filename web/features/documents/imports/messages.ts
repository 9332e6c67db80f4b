import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import type { sheetNames } from '#domain/files/sheet-titles.ts';
import type { SheetLeftOut, Unreadable } from '#domain/imports/import-file.ts';
import type { OtherLine } from '#domain/imports/plain-table.ts';
import type { ImportProblem } from '#domain/imports/problems.ts';
import type { Rounding } from '#domain/imports/score-form.ts';
import type { ScaleGroup } from '#domain/imports/sheets/scale-groups.ts';
import type { FieldChange, OtherSheet } from '#domain/imports/sheets/sheet-plan.ts';
import type { RewordedStep } from '#domain/imports/step-words.ts';
import type { TableKind } from '#domain/imports/tables.ts';
import type { TextEncoding } from '#domain/imports/text-reading.ts';
import { MAX_IMPORT_BYTES } from '#domain/limits.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';
import type { AnyPlanned } from './preview-sheet.ts';
import type { InTheWay } from './to-save.ts';

const rows = counted('row', 'rows');
const columns = counted('column', 'columns');
const cells = counted('cell', 'cells');
const words = counted('word', 'words');
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const either = new Intl.ListFormat('en', { type: 'disjunction' });
const nameOr = (name: string) => name || 'Without a name';
const megabytes = (bytes: number) => `${formatNumber(bytes / 1_000_000)} MB`;

const SEPARATOR_NAMES: Readonly<Record<string, string>> = {
  ',': 'Comma (,)',
  ';': 'Semicolon (;)',
  '\t': 'Tab',
  '|': 'Bar (|)',
  ' ': 'Space',
};

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
  chooseText: `A workbook from Excel (.xlsx) or LibreOffice (.ods) or a CSV file of at most ${megabytes(MAX_IMPORT_BYTES)}. You can use a file exported from Twofold, or any table with one row for each entry, stakeholder or topic.`,
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
  stopReading: 'Cancel',
  tooLarge: `The file is larger than ${megabytes(MAX_IMPORT_BYTES)}. Remove sheets, pictures and columns you do not need, or import it in parts.`,

  howRead: 'How it was read',
  encoding: 'Encoding',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16, big-endian',
    'windows-1252': 'Western European (Windows-1252)',
    'windows-1250': 'Central European (Windows-1250)',
    'windows-1251': 'Cyrillic (Windows-1251)',
    'windows-1253': 'Greek (Windows-1253)',
    'windows-1254': 'Turkish (Windows-1254)',
    'windows-1257': 'Baltic (Windows-1257)',
    'iso-8859-2': 'Central European (ISO 8859-2)',
    cp850: 'MS-DOS (code page 850)',
    macintosh: 'Macintosh (Mac Roman)',
  } satisfies Record<TextEncoding, string>,
  separator: 'Separator',
  separatorIs: (sign: string) => SEPARATOR_NAMES[sign] ?? `Other: ${sign}`,
  firstLines: 'First lines',
  firstLinesHint: 'If they look wrong, choose other settings. The file is read again.',

  sheet: 'Sheet',
  sheetName: (name: string, place: number) => name || (place === 0 ? 'The table' : `Sheet ${place + 1}`),
  hidden: 'hidden',
  headerRow: 'Header row',
  headingRows: 'Rows of headings',
  headingRowsAre: (count: number) => (count === 1 ? 'One row' : `${formatNumber(count)} rows, joined for each column`),
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
  errors: (column: string, count: number, shown: readonly string[]) =>
    `${column}: ${cells(count)} ${count === 1 ? 'shows' : 'show'} an error (${list.format(shown.slice(0, 3))}). Nothing is read from ${count === 1 ? 'it' : 'them'}. Correct the formulas in the file.`,
  withoutResult: (column: string, count: number) =>
    `${column}: the result of ${formatNumber(count)} ${count === 1 ? 'formula' : 'formulas'} is not in the file. Open the file in a spreadsheet program, save it, and import it again.`,
  columnNamed: (heading: string, letters: string) =>
    heading ? `“${heading}” (column ${letters})` : `Column ${letters}`,
  ofSheet: (name: string, note: string) => `${name}: ${note}`,
  hiddenSheet: 'The sheet is hidden in the file.',
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
  rememberedAs: (name: string) => `Matching “${nameOr(name)}”, which is kept for tables with these headings.`,
  usedAs: (name: string) => `Matching “${nameOr(name)}”.`,
  columnsGone: (headings: readonly string[]) =>
    `${list.format(headings.map((heading) => `“${heading}”`))} ${headings.length === 1 ? 'is' : 'are'} not in this file. The rest of the matching is used.`,
  reworded:
    'Steps have been reworded since this matching was kept. Check what the numbers and words of the file become.',
  rewordedStep: ({ label, from, to }: RewordedStep) => `${label}: “${from}” is now “${to}”`,
  fitsExcept: (name: string, gone: readonly string[]) =>
    `The matching “${nameOr(name)}” fits, except that the file has no ${either.format(gone.slice(0, NAMED).map((heading) => `“${heading}”`))}.`,
  fits: (name: string) => `The matching “${nameOr(name)}” fits, in another order of columns.`,
  useMatching: 'Use this matching',
  keptMatchings: 'Kept matchings',
  keptMatchingsText: 'How your company reads tables: columns, scales and words, for files with the same headings.',
  keptMatching: (name: string, columns: number) => `${nameOr(name)} (${counted('column', 'columns')(columns)})`,
  lastUsed: (day: string) => `Last used ${day}`,
  noMatching: 'None',
  matchingName: 'Name of this matching',
  matchingNameHint: 'It is kept when you import, and offered for files with the same headings.',
  rename: 'Rename',
  renameOf: (name: string) => `Rename “${nameOr(name)}”`,
  named: (name: string) => nameOr(name),
  keptMatchingsOf: (count: number) => `Kept matchings (${formatNumber(count)})`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete “${nameOr(name)}”`,
  removeTitle: (name: string) => `Delete “${nameOr(name)}”?`,
  removeText: 'Files with these headings are then read as for the first time. What you have imported stays.',
  matchingFailed: 'Could not save this. Check your connection and try again.',
  matchingGone: 'A colleague has deleted this matching.',
  workingOut: 'Working out what happens to the rows...',
  layingOut: 'Looking for the columns...',
  partDone: (label: string, done: number) => `${label} ${formatNumber(Math.round(done * 100))}%`,
  cancel: 'Cancel',
  guessAnew: 'Detect again',
  asTitle: (heading: string) => `Use “${heading}” as title`,
  columnHeading: 'Column',
  firstValues: 'First values',
  holds: 'Contents',
  noHeading: 'No heading',
  goesTo: (heading: string, letters: string) => `What “${heading || letters}” (column ${letters}) contains`,
  notRead: 'Not read',
  averages: 'Its heading says that these are averages. Check how values between two steps are read.',
  /** Why a column is not read. */
  whyNot: {
    computed: 'Not read: it is calculated from other columns.',
    doubled: 'Not read: another column is read for this already.',
    net: 'Not read: these are values after measures, and the score is the value before them. If they are your scores, choose the field.',
    target: 'Not read: these are values that are aimed at. If they are your scores, choose the field.',
    earlier: 'Not read: these are values of an earlier period. If they are your scores, choose the field.',
    'in-words': 'Not read: it repeats another column in words.',
    result: 'Not read: it is the result of other columns. Twofold computes it from them.',
    section: 'The headings between the rows.',
    crosses: 'Its crosses are read together with those of the columns beside it, as one column at the end.',
    horizons: 'Not read: there are scores for several horizons. Say below which of them counts.',
    several: 'Not read yet: several columns may be this score. Choose the field for the one that counts.',
    'like-scores': 'Not read: the heading is not known, but these look like scores. If they are, choose the field.',
    unread: 'Not read: the heading is known, but most values below it cannot be read.',
    'not-imported': 'Not read: Twofold does not import this.',
    refusal: 'Not read: the reasons from a workbook of rejected rows.',
  },
  noValues: 'Empty',
  showRest: (count: number) => `Show ${columns(count)} that ${count === 1 ? 'is' : 'are'} not read`,

  otherLines: (count: number) =>
    `${formatNumber(count)} ${count === 1 ? 'line is' : 'lines are'} not read as ${count === 1 ? 'a row' : 'rows'}`,
  otherLineIs: {
    section: 'Heading of the rows below it',
    total: 'Total or average',
    headings: 'The headings again',
    note: 'Note below the table',
    scale: 'Scale of the scores',
    table: 'Headings of another table: import it on its own, with this header row',
    'of-table': 'Row of the other table',
  } satisfies Record<OtherLine['is'], string>,
  bothSides: (count: number) =>
    `${rows(count)} ${count === 1 ? 'has' : 'have'} scores for impact and for financial materiality. What is the financial side?`,
  bothSidesHint: 'Each of these rows becomes two entries with the same title: an impact, and what you choose here.',
  financialKinds: { risk: 'A risk', opportunity: 'An opportunity' },
  askRow: 'Reject these rows',
  noPolarity: (count: number) =>
    `${formatNumber(count)} ${count === 1 ? 'impact is' : 'impacts are'} said to be neither positive nor negative. Which ${count === 1 ? 'is it' : 'are they'}?`,
  noPolarityHint: 'The file does not say. You can also set it for each entry later.',
  leavePolarity: 'Leave open',
  scaleAsMagnitude: (heading: string, count: number) =>
    `No column holds the financial magnitude. In ${rows(count)} with a risk or an opportunity, “${heading}” is read as it.`,
  splitsLines: 'Each line of a cell, or part between semicolons, is an entry of its own',
  splitsLinesHint: 'Otherwise, the whole cell is one title.',
  whichHorizon: (heading: string) => `“${heading}” is given for several horizons. Which one counts for the entry?`,
  whichHorizonHint:
    'An entry has one score of its own. You can add the others to it in the register, as scores for further horizons.',
  worstOfRow: 'The worst of each row',
  setsAside: (heading: string) => `Set topics aside for which “${heading}” says no`,
  setsAsideHint:
    'Topics that are set aside are not assessed. An empty cell changes nothing. Whether a topic is material is not imported: Twofold decides it from your scores.',
  makesTitles: (heading: string) => `Make titles from the first words of “${heading}”`,
  makesTitlesHint: 'No column holds titles. The whole text stays in the description.',
  coversStandards: (count: number) =>
    `${rows(count)} ${count === 1 ? 'names a whole standard' : 'name whole standards'}: apply ${count === 1 ? 'it' : 'them'} to all topics of the standard`,
  coversStandardsHint: 'Otherwise these rows are rejected, because Twofold decides topic by topic.',

  scoreScales: {
    title: 'Scales of the scores',
    text: 'Check how the steps in the file become the steps here. Each scale is settled once, for all its columns.',
    of: (columns: readonly string[]) => list.format(columns.map((column) => `“${column}”`)),
    found: {
      heading: 'Said in the heading.',
      legend: 'Said elsewhere in the file, and put into the headings in square brackets.',
      values: 'Taken from the values.',
      format: 'Taken from how the cells show their values.',
    } satisfies Record<ScaleGroup['by'], string>,
    highest: (highest: number) => `The highest value is ${formatNumber(highest)}.`,
    isUnsure: 'Another scale is possible: say which it is.',
    which: 'Scale in the file',
    steps: (low: number, high: number) => `${formatNumber(low)} to ${formatNumber(high)}`,
    opposite: (scale: string) => `${scale}, where the lowest number is the worst or likeliest`,
    shares: 'Percent, or shares from 0 to 1',
    money: 'Amounts of money',
    levels: 'Words',
    becomes: (step: string) => `${step} becomes`,
    from: (step: number) => `Step ${formatNumber(step)} begins at`,
    percent: 'in percent',
    amount: 'in the currency of the file',
    word: (word: string) => `“${word}” becomes`,
    leaveOpen: 'Leave the score open',
    rounding: 'Values between two steps',
    roundings: {
      nearest: 'Go to the nearest step',
      up: 'Go to the higher step',
      down: 'Go to the lower step',
    } satisfies Record<Rounding, string>,
    rejectDecimals: 'Reject these rows',
    use: 'Use these steps',
    boundsMissing: 'Say first where each step begins, from the lowest to the highest.',
    settled: 'Settled',
    asTheyStand: (low: number, high: number, columns: string) =>
      `Taken as they stand, from ${formatNumber(low)} to ${formatNumber(high)}: ${columns}`,
  },

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
    'The same code can mean a different topic there. Twofold adds each row to the matching topic here and marks it for review. If a topic has no match, several, or one under another name, choose one below.',
  takenFrom: (origin: string) => `from ${origin}`,
  topicWords: 'What topics the words mean',
  topicWordsText:
    'These words can mean several topics, or none that Twofold is certain of. Rows without a topic are rejected.',
  wordsOf: (place: string) => `What the words for “${place}” mean`,
  wordsText:
    'Twofold is not certain about these words. Say once what each means; rows with a word left unanswered are rejected.',
  wordsOpen: (open: number, all: number) =>
    open === 0
      ? `${words(all)} ${all === 1 ? 'has' : 'have'} a meaning`
      : `${words(open)} of ${formatNumber(all)} without a meaning`,
  takeProposals: (count: number) => (count === 1 ? 'Use the proposal' : `Use ${formatNumber(count)} proposals`),
  leaveOthersOpen: (count: number) =>
    count === 1 ? 'Leave the other one open' : `Leave the other ${formatNumber(count)} open`,
  leaveOpen: 'Leave open',
  proposed: 'Proposed, not used yet',
  take: 'Use',
  takeFor: (word: string) => `Use the proposal for “${word}”`,
  findWord: 'Find a word',
  showWords: (count: number) => `Show ${words(count)} more`,
  wordMeans: (word: string) => `“${word}” means`,
  wordRows: (count: number, codes: readonly string[]) =>
    `in ${rows(count)}${codes.length > 0 ? `. It can be ${either.format(codes.slice(0, NAMED))}${codes.length > NAMED ? ' …' : ''}` : ''}`,

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
  row: (row: number, part?: number) => `Row ${formatNumber(row)}${part === undefined ? '' : `, ${formatNumber(part)}`}`,
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
  saveRefused: 'Save the rejected rows (Excel)',
  refusedFile: 'Rejected rows.xlsx',
  refusedSheet: 'Rejected rows',
  refusedNotSaved: 'Could not make the workbook. Check your connection and try again.',
  reasons: 'Why rows are rejected or lose a cell. Select a reason to see its rows.',
  openFields: (count: number) =>
    `What ${rows(count)} ${count === 1 ? 'leaves' : 'leave'} open. Select a field to see the rows.`,
  openFold: (count: number) =>
    `${formatNumber(count)} ${count === 1 ? 'field is' : 'fields are'} left open in new rows`,
  counted: (label: string, count: number) => `${label}: ${formatNumber(count)}`,
  samples: (count: number) => (count === 1 ? 'How it will stand' : `How ${formatNumber(count)} of them will stand`),
  samplesText: 'Rows that differ from each other, with every field.',
  openHere: 'Left open',
  saidInFile: (said: string) => `“${said}” in the file`,
  outdated: 'Colleagues have changed the assessment since this preview.',
  bringUpToDate: 'Update preview',
  inTheWay: (count: number) =>
    `${rows(count)} ${count === 1 ? 'was' : 'were'} changed, added or deleted by a colleague in the meantime and ${count === 1 ? 'stays as it is' : 'stay as they are'}. Nothing has been imported yet. Select Import again to import the others, or update the preview.`,

  inTheWayOf: ({ why, by }: InTheWay) =>
    why === 'name-taken'
      ? 'Another topic has this name now'
      : why === 'added'
        ? 'Someone has added the same in the meantime'
        : `${why === 'changed' ? 'Changed' : 'Deleted'} ${by === null ? '' : `by ${by} `}in the meantime`,

  notUndone: 'The import was not undone',
  notUndoneText: 'Others have changed some of its rows since. Undo those changes first, or edit the rows themselves.',
  unnamedRow: 'A row without a title',
  changedSince: (isGone: boolean, by: string | null) =>
    `${isGone ? 'Deleted' : 'Changed'}${by === null ? '' : ` by ${by}`}`,
  undone: 'The import was undone',
  undoneText: 'Everything is back to how it was.',
  done: (count: number) => `${rows(count)} imported`,
  doneText: 'You can undo the whole import in one step.',
  refusedLeft: (count: number) =>
    `${rows(count)} ${count === 1 ? 'was' : 'were'} rejected. Correct ${count === 1 ? 'it' : 'them'} in the file and import it again: rows that are already there are recognized.`,
  undo: 'Undo the import',
} as const;

const NO_TABLE = 'This is not a workbook (.xlsx, .ods) or CSV file, whatever its name.';
const SAVE_AS = 'Open it in the program it comes from and save it as one of these.';

/** Files that are no tables, or whose tables are not read, with what to do. */
const OTHER_FILES: Readonly<Record<string, string>> = {
  pdf: 'This is a PDF file. Ask for the workbook that it was made from, or copy its table into a spreadsheet and save it as .xlsx.',
  docx: 'This is a Word document. Copy its table into a spreadsheet, save it as .xlsx and choose it here.',
  doc: 'This is a Word document. Copy its table into a spreadsheet, save it as .xlsx and choose it here.',
  odt: 'This is a text document. Copy its table into a spreadsheet, save it as .xlsx and choose it here.',
  rtf: 'This is a text document. Copy its table into a spreadsheet, save it as .xlsx and choose it here.',
  pptx: 'This is a presentation. Copy its table into a spreadsheet, save it as .xlsx and choose it here.',
  html: 'This is a web page, whatever its name. Open it in a spreadsheet program and save it as .xlsx.',
  image:
    'This is a picture. Ask for the workbook that it shows, or enter the table in a spreadsheet and save it as .xlsx.',
  zip: 'This is an archive without a workbook. Unpack it and choose one of the tables in it.',
  database:
    'This is a database. Export the table as .xlsx or CSV from the program it comes from, and choose that file.',
  gsheet:
    'This is only a link to a Google sheet. Open it in Google Sheets, choose File, Download, Microsoft Excel, and choose that file.',
  json: 'This is JSON, but not an assessment exported from Twofold. Convert it to .xlsx or CSV, and choose that file.',
};

const OLD_FORMATS: Readonly<Record<string, string>> = {
  xls: 'the format of Excel before 2007 (.xls)',
  xlsb: 'the binary format of Excel (.xlsb)',
  xml: 'the XML format of Excel 2003 (.xml)',
  fods: 'the flat format of LibreOffice (.fods)',
};

/** Why nothing in a file could be read, and what to do about it. */
export const unreadableMessages: Readonly<Record<Unreadable, (detail: string | null) => string>> = {
  not_a_workbook: (detail) => (detail && OTHER_FILES[detail]) ?? `${NO_TABLE} ${SAVE_AS}`,
  encrypted: () =>
    'The workbook is protected by a password. Open it, remove the password, save it, and choose it again.',
  old_format: (detail) =>
    detail === 'numbers'
      ? 'The workbook is from Numbers. Open it there, choose File, Export To, Excel, and choose the .xlsx file here.'
      : `The workbook is in ${(detail && OLD_FORMATS[detail]) ?? 'a different format'}. Open it and save it as .xlsx, then choose it again.`,
  too_large: () =>
    `The file contains more than can be read: more than ${megabytes(MAX_IMPORT_BYTES)}, or far more than that when unpacked. Remove sheets, pictures and columns that you do not need.`,
  too_many_sheets: (detail) =>
    `The workbook has ${detail ?? 'too many'} sheets, but the limit is 30. Save a copy with only the sheets that you want to import, and choose it here.`,
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
  'in-unit': ({ said, min, max }) =>
    `${said} is in percent or money, not a step from ${min} to ${max}. Write the step that it stands for in the file`,
  'cell-error': ({ said }) => `The cell shows the error ${said}. Correct the formula in the file, or empty the cell`,
  'no-result': () =>
    'The result of this formula is not in the file. Open the file in a spreadsheet program, save it, and import it again',
  'is-date': ({ said }) => `${said} is a date, not a score. Spreadsheets turn 4.3 or 3/4 into a date`,
  'no-tick': ({ said }) => `“${said}” is not Yes or No`,
  'no-kind': ({ said }) => `“${said}” is not a kind: use impact, risk or opportunity`,
  'keeps-kind': ({ said }) =>
    `You cannot change the kind of an entry. This one is ${said === 'impact' || said === 'opportunity' ? 'an' : 'a'} ${said}`,
  'no-topic': ({ said, under }) =>
    under.length > 0
      ? `“${said}” is a whole standard. Choose one of its topics: ${under.join(', ')}`
      : `This assessment has no topic “${said}”`,
  'topic-several': ({ said, under }) => `“${said}” can be ${either.format(under)}. Choose one above`,
  'topic-differs': ({ said, named }) =>
    `The code and the name of “${said}” belong to different topics. The code is that of ${named}. Correct one of them, or choose the topic above`,
  'topic-ended': ({ said }) => `Your version of the standards no longer has this topic: ${said}. Choose a topic above`,
  'topic-split': ({ said, under }) =>
    `In your version of the standards, ${said} is now ${either.format(under)}. Choose one above`,
  'topic-renamed': ({ said, under }) =>
    `Your version of the standards has no topic of this name: ${said}. ${either.format(under)} takes it up. Confirm it above, or choose another topic`,
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
  'scale-asked': ({ said }) => `“${said}” is on another scale. Settle above how its steps become ours`,
  'decimal-asked': ({ said }) => `${said} lies between two steps. Say above which way decimals go`,
  'both-sides': () =>
    'This row has scores for impact and for financial materiality. Say above whether its financial side is a risk or an opportunity',
  'several-called': () =>
    'Several entries have this title. To tell them apart, add the column Id from an exported workbook',
};

/** Why a cell or a row is refused, in a sentence. */
export const sayProblem = (problem: ImportProblem): string =>
  // The sentence belongs to the code, which TypeScript cannot infer.
  (sentences[problem.code] as (problem: ImportProblem) => string)(problem);

/** Why rows are refused, as the name of a group of rows. */
export const problemNames: Readonly<Record<ImportProblem['code'], string>> = {
  'no-score': 'Not a score',
  'off-scale': 'Not on the scale',
  'in-unit': 'In percent or money',
  'cell-error': 'Error in the cell',
  'no-result': 'Formula without a result',
  'scale-asked': 'On another scale',
  'decimal-asked': 'Between two steps',
  'is-date': 'A date instead of a score',
  'no-tick': 'Not Yes or No',
  'no-kind': 'Not a kind',
  'keeps-kind': 'Other kind than the existing entry',
  'of-the-standards': 'Text of the standards',
  'keeps-code': 'Other code than the existing topic',
  'no-place': 'No code for a new topic',
  'name-taken': 'Name of another topic',
  'no-topic': 'Topic not in this assessment',
  'topic-several': 'Topic can be several',
  'topic-differs': 'Code and name of the topic disagree',
  'topic-ended': 'Topic no longer in the standards',
  'topic-split': 'Topic is now several',
  'topic-renamed': 'Topic has another name now',
  'topic-joined': 'Topic is only part of another',
  'topic-set-aside': 'Topic is deselected',
  'unknown-option': 'Not an option',
  'other-kind': 'Field of another kind',
  'too-long': 'Too long',
  'no-room': 'Too many entries',
  twice: 'Twice in the file',
  'not-storable': 'Character that cannot be stored',
  'title-required': 'No title',
  'topic-required': 'No topic',
  'kind-required': 'No kind',
  'reason-required': 'No reason for another severity',
  'several-called': 'Several entries with this title',
  'both-sides': 'Scores of both sides',
  'name-required': 'No name',
  'score-required': 'No score',
  'group-required': 'No group',
  'no-data': 'Nothing in it',
  'no-question': 'Not a question here',
};

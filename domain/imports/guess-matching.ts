import type { Topic } from '#domain/assessment/assessment.ts';
import { componentFields } from '#domain/components/fields.ts';
import { cellWords, type ImportedCell, type ImportedRows, isBlank, saysNothing, visibleWords } from './cell.ts';
import { closedListOf, wordsIn } from './closed-lists.ts';
import { type GuessedColumn as Guessed, guessColumns, readColumns } from './guess-columns.ts';
import { guessRegister } from './guess-register.ts';
import { targetsNamed } from './header-words.ts';
import { saysResult } from './not-imported.ts';
import { isOwnRegister } from './own-register.ts';
import { readYesNo } from './read-word.ts';
import { refusalColumn, withoutColumn } from './refusal-column.ts';
import { LONGEST_TITLE } from './row-items.ts';
import { finish, type Steps } from './steps.ts';
import { type Place, tableOf } from './table-of.ts';
import { TABLE_KINDS, type Table, type TableKind } from './tables.ts';
import { type ImportTarget, ITEM_TARGETS, ownHeadings, TOPIC_PARTS } from './targets.ts';
import { canNameTopic } from './topic-columns.ts';
import { maySayResult } from './topic-table.ts';

/** A guess for a column of any table. */
export type GuessedColumn<Target extends string = Place> = Guessed<Target>;

/** The number of rows from which the values of a column are judged. */
const LOOKED_AT = 300;

/** The headings of a table, as written. */
export const headingsOf = (rows: ImportedRows, headerRow: number): string[] => {
  const width = rows.slice(headerRow, headerRow + LOOKED_AT).reduce((most, row) => Math.max(most, row.length), 0);
  return Array.from({ length: width }, (_, at) => visibleWords(rows[headerRow]?.[at]));
};

/** Guesses where each column of a table of entries goes: our own headings exactly, foreign ones as for any table. */
export function guessMatching(
  rows: ImportedRows,
  headerRow: number,
  topics: readonly Topic[],
): GuessedColumn<ImportTarget>[] {
  const headings = headingsOf(rows, headerRow);
  if (!isOwnRegister(headings)) {
    const guesses = guessRegister(headings, (at) => valuesOf(rows, headerRow, at), topics);
    return withTitle(guesses, rows, headerRow);
  }
  const taken = new Set<ImportTarget>();
  return headings.map((heading) => {
    const own = ownHeadings.get(heading);
    if (own === undefined) return { target: null, by: null };
    if (own === null) return { target: null, by: 'computed' };
    if (taken.has(own)) return { target: null, by: 'doubled' };
    taken.add(own);
    return { target: own, by: 'own' };
  });
}

/** Takes the description as the title if the table has neither titles nor ids, and the description is its only text and no paragraph. */
function withTitle(
  guesses: readonly GuessedColumn<ImportTarget>[],
  rows: ImportedRows,
  headerRow: number,
): GuessedColumn<ImportTarget>[] {
  const texts = guesses.filter(({ target }) => target !== null && isText(target));
  const at = guesses.findIndex(({ target }) => target === 'description');
  const values = valuesOf(rows, headerRow, at);
  if (
    texts.length !== 1 ||
    at < 0 ||
    guesses.some(({ target }) => target === 'id') ||
    values.some((value) => cellWords(value).length > LONGEST_TITLE)
  )
    return [...guesses];
  return guesses.map((guess, column) => (column === at ? { ...guess, target: 'title' } : guess));
}

const isText = (target: ImportTarget): boolean => TEXTS.includes(target);
const TEXTS: readonly string[] = Object.entries(componentFields).flatMap(([name, { kind }]) =>
  kind === 'long-text' || name === 'title' ? [name] : [],
);

/** Guesses where the columns of any other table go. */
const guessOther = <Target extends string>(
  rows: ImportedRows,
  headerRow: number,
  topics: readonly Topic[],
  table: Table<Target>,
): GuessedColumn<Target>[] =>
  guessColumns(
    readColumns(headingsOf(rows, headerRow), (at) => valuesOf(rows, headerRow, at), table, topics),
    table,
    topics,
  );

/** Guesses where the columns of a table of this kind go. */
export function guessPlaces(
  kind: TableKind,
  rows: ImportedRows,
  headerRow: number,
  topics: readonly Topic[],
): GuessedColumn[] {
  const reasons = refusalColumn(headingsOf(rows, headerRow));
  if (reasons >= 0) {
    const guesses = guessPlaces(kind, withoutColumn(rows, reasons), headerRow, topics);
    return guesses.toSpliced(reasons, 0, { target: null, by: 'refusal' });
  }
  if (kind === 'register') return guessMatching(rows, headerRow, topics);
  const guesses = guessOther(rows, headerRow, topics, tableOf[kind]);
  return kind === 'topics'
    ? withoutResult(guesses, rows, headerRow)
    : withWays(guesses, (at) => valuesOf(rows, headerRow, at));
}

/** 'Relevant?' that says no of topics with scores is likelier their result than a choice made before: somebody has to say which it is. */
function withoutResult(guesses: GuessedColumn[], rows: ImportedRows, headerRow: number): GuessedColumn[] {
  const chosen = guesses.findIndex(({ target }) => target === 'isRelevant');
  if (chosen < 0 || !maySayResult(visibleWords(rows[headerRow]?.[chosen]))) return guesses;
  const scores = guesses.flatMap(({ target }, at) =>
    target === 'impactScore' || target === 'financialScore' ? [at] : [],
  );
  const isAfter = rows
    .slice(headerRow + 1)
    .some((row) => saysNo(row[chosen]) && scores.some((at) => !saysNothing(row[at])));
  return isAfter ? guesses.with(chosen, { target: null, by: 'result' }) : guesses;
}

const saysNo = (cell: ImportedCell | undefined): boolean => cell === false || readYesNo(visibleWords(cell)) === false;

/** So long may the words for ways of engagement be that are asked about; a longer text stays as it is. */
const LONGEST_WAY = 60;

/** Ways of engagement of which some are ours: the others are asked about. */
function withWays(guesses: GuessedColumn[], values: (at: number) => ImportedCell[]): GuessedColumn[] {
  const list = closedListOf('stakeholders', 'engagementOrganization');
  if (!list || guesses.some(({ target }) => target === 'engagementOrganization')) return guesses;
  return guesses.map((guess, at) => {
    if (guess.target !== 'engagementOther') return guess;
    const words = values(at).flatMap((cell) => wordsIn(list, cell));
    const areWays = words.some((word) => list.read(word)?.isSure) && words.every(({ length }) => length <= LONGEST_WAY);
    return areWays ? { target: 'engagementOrganization', by: 'words' } : guess;
  });
}

/**
 * The kind of the rows of a table: the one with the most known headings whose values fit; entries in case of a tie, unless the table has
 * neither names nor kinds nor scores of entries.
 */
export const guessKind = (rows: ImportedRows, headerRow: number, topics: readonly Topic[]): TableKind =>
  finish(guessing(rows, headerRow, topics)).kind;

/** The likeliest kind of a table, and for each kind where its columns go; guessed one kind at a time. */
export function* guessing(
  rows: ImportedRows,
  headerRow: number,
  topics: readonly Topic[],
): Steps<{ kind: TableKind; guesses: Readonly<Record<TableKind, readonly GuessedColumn[]>> }> {
  const guesses: Partial<Record<TableKind, readonly GuessedColumn[]>> = {};
  for (const [at, kind] of TABLE_KINDS.entries()) {
    guesses[kind] = guessPlaces(kind, rows, headerRow, topics);
    yield (at + 1) / TABLE_KINDS.length;
  }
  const all = guesses as Record<TableKind, readonly GuessedColumn[]>;
  const headings = headingsOf(rows, headerRow);
  if (isOwnRegister(headings)) return { kind: 'register', guesses: all };
  if (isListOfTopics(headings, all, (at) => valuesOf(rows, headerRow, at), topics))
    return { kind: 'topics', guesses: all };
  const known = TABLE_KINDS.map((kind) => {
    const sure = all[kind].filter(({ by }) => by === 'heading' || by === 'average');
    const isOfEntries = sure.some(({ target }) => target !== null && !SHARED.includes(target));
    return sure.length - (kind === 'register' && sure.length > 0 && !isOfEntries ? 1 : 0);
  });
  return { kind: TABLE_KINDS[known.indexOf(Math.max(...known))] ?? 'register', guesses: all };
}

/** Places that tables of topics have as well, so that they do not make a table one of entries. */
const SHARED: readonly string[] = ['topic', 'topicName', 'standard', 'justification'];

/** Places that only entries have: a table with one of them is no list of topics. */
const OF_ENTRIES: readonly string[] = [
  ...[
    'kind',
    'id',
    'likelihood',
    'impactLikelihood',
    'financialLikelihood',
    'impactScale',
    'impactScope',
    'impactPolarity',
  ],
  ...['impactIrremediability', 'timeHorizon', 'valueChainConcentration', 'actualPotentialImpact'],
  ...ITEM_TARGETS.map(({ id }) => id),
];

/** Whether a table has a row for each topic, with whether it is material or relevant, or with its scores for both sides. */
function isListOfTopics(
  headings: readonly string[],
  guesses: Readonly<Record<TableKind, readonly GuessedColumn[]>>,
  values: (at: number) => ImportedCell[],
  topics: readonly Topic[],
): boolean {
  const ofEntries = guesses.register;
  const ofTopics = guesses.topics.map(({ target }) => target);
  if (ofEntries.some(({ target }) => target !== null && OF_ENTRIES.includes(target))) return false;
  const narrowest = TOPIC_PARTS.findLast((part) => ofTopics.includes(part));
  const named = narrowest === undefined ? [] : values(ofTopics.indexOf(narrowest)).map(cellWords);
  // A register has several entries of some topics.
  if (named.length === 0 || new Set(named).size * 10 < named.length * 9) return false;
  const titleAt = ofEntries.findIndex(
    ({ target }, at) => target === 'title' && targetsNamed(headings[at] ?? '')?.places.includes('title'),
  );
  const titles = values(titleAt).map(cellWords);
  const areTopics = titles.filter((title) => canNameTopic(title, topics)).length * 2 >= titles.length;
  const isJudged =
    headings.some((heading, at) => saysResult(heading, values(at))) ||
    ofTopics.includes('isRelevant') ||
    (ofTopics.includes('impactScore') && ofTopics.includes('financialScore'));
  return areTopics && isJudged;
}

const valuesOf = (rows: ImportedRows, headerRow: number, at: number): ImportedCell[] =>
  rows.slice(headerRow + 1, headerRow + 1 + LOOKED_AT).flatMap((row) => {
    const cell = row[at];
    return cell === undefined || isBlank(cell) ? [] : [cell];
  });

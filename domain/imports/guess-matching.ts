import type { Topic } from '#domain/assessment/assessment.ts';
import { componentFields } from '#domain/components/fields.ts';
import { MAX_TITLE } from '#domain/limits.ts';
import { cellWords, type ImportedCell, type ImportedRows, isBlank, saysNothing } from './cell.ts';
import { closedListOf } from './closed-lists.ts';
import { plainHeading } from './headings.ts';
import { registerTable } from './register-table.ts';
import { type Place, tableOf } from './table-of.ts';
import { TABLE_KINDS, type Table, type TableKind } from './tables.ts';
import { type ImportTarget, ownHeadings } from './targets.ts';
import { arrangeTopics, isTopicPart } from './topic-columns.ts';

/**
 * A guess with its reason: our own heading, a foreign word, a foreign word above values that are asked about, or the values of the column;
 * or why there is no guess: the column is computed, its place is taken, or its heading is known and its values cannot be read.
 */
export interface GuessedColumn<Target extends string = Place> {
  target: Target | null;
  by: 'own' | 'heading' | 'words' | 'values' | 'computed' | 'doubled' | 'unread' | null;
}

/** The number of rows from which the values of a column are judged. */
const LOOKED_AT = 300;

/** The headings of a table, as written. */
export const headingsOf = (rows: ImportedRows, headerRow: number): string[] => {
  const width = rows.slice(headerRow, headerRow + LOOKED_AT).reduce((most, row) => Math.max(most, row.length), 0);
  return Array.from({ length: width }, (_, at) => cellWords(rows[headerRow]?.[at]).trim());
};

/** Whether a table has the headings of the register in our own workbook: ids, titles and topic codes under their own names. */
export const isOwnRegister = (headings: readonly string[]): boolean =>
  [...ownHeadings]
    .filter(([, target]) => target === 'id' || target === 'title' || target === 'topic')
    .every(([title]) => headings.includes(title));

/** Guesses where each column of a table of entries goes: our own headings exactly, foreign ones as for any table. */
export function guessMatching(
  rows: ImportedRows,
  headerRow: number,
  topics: readonly Topic[],
): GuessedColumn<ImportTarget>[] {
  const headings = headingsOf(rows, headerRow);
  if (!isOwnRegister(headings)) return withTitle(guessColumns(rows, headerRow, topics, registerTable), rows, headerRow);
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

/** Takes the description as the title if the table has neither titles nor ids, and the description is its only text. */
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
    values.some((value) => cellWords(value).length > MAX_TITLE)
  )
    return [...guesses];
  return guesses.map((guess, column) => (column === at ? { ...guess, target: 'title' } : guess));
}

const isText = (target: ImportTarget): boolean => TEXTS.includes(target);
const TEXTS: readonly string[] = Object.entries(componentFields).flatMap(([name, { kind }]) =>
  kind === 'long-text' || name === 'title' ? [name] : [],
);

/**
 * Guesses where each column of a table goes: by the words of its heading if the values fit, and without a known heading by the values
 * only. No two columns get the same place.
 */
function guessColumns<Target extends string>(
  rows: ImportedRows,
  headerRow: number,
  topics: readonly Topic[],
  table: Table<Target>,
): GuessedColumn<Target>[] {
  const taken = new Set<Target>();
  const columns = headingsOf(rows, headerRow).map((heading, at) => ({
    heading,
    values: valuesOf(rows, headerRow, at),
  }));
  function take(targets: readonly Target[], by: GuessedColumn['by']): GuessedColumn<Target> | null {
    if (targets.length === 0) return null;
    const target = targets.find((each) => !taken.has(each));
    if (target === undefined) return { target: null, by: 'doubled' };
    taken.add(target);
    return { target, by };
  }
  const family = columns.flatMap(({ heading }, at) =>
    plainHeading(heading) !== '' && table.named(heading).some((place) => place === 'topic') ? [at] : [],
  );
  const arranged: ReadonlyMap<number, string> = arrangeTopics(columns, family);
  for (const part of arranged.values()) taken.add(part as Target);
  const byHeading = columns.map(({ heading, values }, at): GuessedColumn<Target> | null => {
    const part = arranged.get(at);
    if (part !== undefined) return { target: part as Target, by: 'heading' };
    return plainHeading(heading) === ''
      ? null
      : take(
          table.named(heading).filter((target) => fits(table, target, values, topics)),
          'heading',
        );
  });
  const namedBy = columns.map(({ heading }) => (plainHeading(heading) === '' ? [] : table.named(heading)));
  const byValues = columns.map(({ values }, at) => {
    const guessed = byHeading[at];
    if (guessed) return guessed;
    // A text below a heading that means something else is no title.
    const isTold = (target: Target) =>
      tells(table, target, values, topics) && !(target === 'title' && namedBy[at]?.length);
    const free = table.byValues.filter((target) => !taken.has(target) && isTold(target));
    return free.length > 0 ? take(free, 'values') : null;
  });
  // Last, columns whose heading is known and whose values are not: their words are asked about.
  return columns.map(({ values }, at) => {
    const guessed = byValues[at];
    if (guessed) return guessed;
    const named = namedBy[at]?.filter((target) => !taken.has(target)) ?? [];
    const asked = named.find((target) => canBeAsked(table, target, values));
    if (asked !== undefined) return take([asked], 'words') ?? { target: null, by: 'unread' };
    return { target: null, by: named.length > 0 ? 'unread' : null };
  });
}

/** Guesses where the columns of a table of this kind go. */
export const guessPlaces = (
  kind: TableKind,
  rows: ImportedRows,
  headerRow: number,
  topics: readonly Topic[],
): GuessedColumn[] =>
  kind === 'register' ? guessMatching(rows, headerRow, topics) : guessColumns(rows, headerRow, topics, tableOf[kind]);

/** The kind of the rows of a table: the one with the most known headings whose values fit; entries in case of a tie. */
export function guessKind(rows: ImportedRows, headerRow: number, topics: readonly Topic[]): TableKind {
  if (isOwnRegister(headingsOf(rows, headerRow))) return 'register';
  const known = TABLE_KINDS.map(
    (kind) => guessPlaces(kind, rows, headerRow, topics).filter(({ by }) => by === 'heading').length,
  );
  return TABLE_KINDS[known.indexOf(Math.max(...known))] ?? 'register';
}

const valuesOf = (rows: ImportedRows, headerRow: number, at: number): ImportedCell[] =>
  rows.slice(headerRow + 1, headerRow + 1 + LOOKED_AT).flatMap((row) => {
    const cell = row[at];
    return cell === undefined || isBlank(cell) ? [] : [cell];
  });

/** The number of different words in a column about which a person can still be asked, and the length of each. */
const ASKED = 60;
const LONGEST_WORD = 80;

/** Whether the words of a column can be given a meaning, each once, because the place has a closed list or is a topic. */
function canBeAsked<Target extends string>(
  table: Table<Target>,
  target: Target,
  values: readonly ImportedCell[],
): boolean {
  const words = new Set(values.filter((value) => !saysNothing(value)).map(cellWords));
  if (words.size === 0 || words.size > ASKED || [...words].some((word) => word.length > LONGEST_WORD)) return false;
  return isTopicPart(target) || closedListOf(table.holds, target) !== null;
}

/** Whether at least half of a column's values can be read for a field; an empty column fits any. */
function fits<Target extends string>(
  table: Table<Target>,
  target: Target,
  values: readonly ImportedCell[],
  topics: readonly Topic[],
): boolean {
  const said = values.filter((value) => !saysNothing(value));
  return said.filter((value) => table.canBe(target, value, topics)).length * 2 >= said.length;
}

/** Whether a column's values suggest a field without a heading: all fit, or, for titles, they differ and are not single words. */
function tells<Target extends string>(
  table: Table<Target>,
  target: Target,
  values: readonly ImportedCell[],
  topics: readonly Topic[],
): boolean {
  if (values.length === 0 || !values.every((value) => table.canBe(target, value, topics))) return false;
  if (target !== 'title') return true;
  const texts = values.map(cellWords);
  return (
    new Set(texts).size * 10 >= texts.length * 9 && texts.filter((text) => text.includes(' ')).length * 2 > texts.length
  );
}

import type { Topic } from '#domain/assessment/assessment.ts';
import { cellWords, type ImportedCell, saysNothing } from './cell.ts';
import { closedListOf } from './closed-lists.ts';
import { partsOfHeading } from './heading-parts.ts';
import type { NamedBy } from './headings.ts';
import { looksLikeScores } from './may-say-score.ts';
import { isNotImported } from './not-imported.ts';
import { readKindWord } from './read-kind-word.ts';
import { readHeading, type SaidHeading, SECTION } from './said-heading.ts';
import { mayBeAverage, severalOf } from './same-score.ts';
import type { Table } from './tables.ts';
import { isReason, saysMoreThanSteps } from './text-columns.ts';
import { arrangeTopics, canNameTopic, isNarrow, isTopicPart } from './topic-columns.ts';

/**
 * Why a column is taken for what it is: our own heading, a foreign word, a foreign word above values that are asked about, its values, or
 * averages of a score that no other column says.
 * Or why it is not read: computed, another column for the same, values that cannot be read, values after measures, planned or of an
 * earlier period, words beside their numbers, the result of other columns, the headings between rows, crosses or scores for horizons that
 * are read together, something that Twofold does not import, an unknown heading above what looks like scores, several columns of which
 * each may be the score, or the reasons why rows were refused.
 */
export type GuessedBy =
  | 'own'
  | 'heading'
  | 'words'
  | 'values'
  | 'average'
  | 'computed'
  | 'doubled'
  | 'unread'
  | 'net'
  | 'target'
  | 'earlier'
  | 'in-words'
  | 'result'
  | 'section'
  | 'crosses'
  | 'horizons'
  | 'like-scores'
  | 'several'
  | 'not-imported'
  | 'refusal';

/** A guess with its reason; null if nothing is known about the column. */
export interface GuessedColumn<Target extends string> {
  target: Target | null;
  by: GuessedBy | null;
}

/** A column of a table, as far as a guess depends on it. */
export interface Column<Target extends string> {
  at: number;
  heading: string;
  said: SaidHeading;
  /** The places that its heading names and its values fit, likeliest first. */
  places: readonly Target[];
  /** All places that its heading names. */
  named: readonly Target[];
  namedBy: NamedBy | null;
  values: readonly ImportedCell[];
}

/** Reads the headings and values of a table's columns. */
export function readColumns<Target extends string>(
  headings: readonly string[],
  valuesOf: (at: number) => ImportedCell[],
  table: Table<Target>,
  topics: readonly Topic[],
): Column<Target>[] {
  return headings.map((heading, at) => {
    const values = valuesOf(at);
    const named = table.named(heading);
    const all = named?.places ?? [];
    const areTexts = all.every((place) => isReason(table, place)) && saysMoreThanSteps(values);
    const places = areTexts ? all : all.filter((place) => fits(table, place, values, topics));
    const said = readHeading(heading);
    return { at, heading, said, values, namedBy: named?.by ?? null, named: named?.places ?? [], places };
  });
}

/** Why a column gives way to another one that names the same place; null if it does not. */
export function givesWayAs<Target extends string>({ said }: Column<Target>): GuessedBy | null {
  if (said.basis === 'net' || said.basis === 'target') return said.basis;
  if (said.isEarlier) return 'earlier';
  if (said.isComputed) return 'computed';
  if (said.isInWords) return 'in-words';
  return said.isAverage ? 'average' : null;
}

/** The columns of a table while their places are guessed. */
interface Guessing<Target extends string> {
  columns: readonly Column<Target>[];
  table: Table<Target>;
  topics: readonly Topic[];
  /** The guess for each column so far. */
  guesses: GuessedColumn<Target>[];
  isTaken(target: Target): boolean;
  /** Whether nothing is known about a column yet. */
  isOpen(column: Column<Target>): boolean;
  set(column: Column<Target>, target: Target | null, by: GuessedBy): void;
}

/**
 * Guesses where each column of a table goes: by the words of its heading if the values fit, and without a known heading by the values
 * only. No two columns get the same place. A whole heading counts more than a word inside one, and a plain heading more than one that says
 * 'net', 'weighted' or the name of an earlier year.
 */
export function guessColumns<Target extends string>(
  columns: readonly Column<Target>[],
  table: Table<Target>,
  topics: readonly Topic[],
): GuessedColumn<Target>[] {
  const taken = new Set<Target>();
  const guesses = columns.map((): GuessedColumn<Target> => ({ target: null, by: null }));
  const guessing: Guessing<Target> = {
    ...{ columns, table, topics, guesses },
    isTaken: (target) => taken.has(target),
    isOpen: ({ at }) => guesses[at]?.by === null,
    set({ at }, target, by) {
      if (target !== null) taken.add(target);
      guesses[at] = { target, by };
    },
  };
  placeTopics(guessing);
  placeByHeadings(guessing);
  placeByValues(guessing);
  placeByWords(guessing);
  for (const column of columns.filter(guessing.isOpen))
    if (table.holds !== 'stakeholders' && looksLikeScores(column))
      guessing.set(column, null, givesWayAs(column) ?? 'like-scores');
  return guesses;
}

/** Columns that name the topic of a row together, such as its standard and its sub-topic. */
function placeTopics<Target extends string>({ columns, table, topics, set }: Guessing<Target>): void {
  const about = columns.filter(({ named, said }) => said.whole !== '' && named.some((place) => isTopicPart(place)));
  const family = about.filter((column) => !holdsTitles(column, about, { columns, table, topics }));
  const arranged = arrangeTopics(
    columns,
    family.map(({ at }) => at),
  );
  for (const column of family) {
    const target = table.places.find(({ id }) => id === arranged.get(column.at))?.id;
    if (target !== undefined) set(column, target, 'heading');
  }
}

/** 'Matter' beside 'Sub-topic': none of its texts names a topic, those of another column do, and no other column has the titles. */
function holdsTitles<Target extends string>(
  column: Column<Target>,
  about: readonly Column<Target>[],
  { columns, table, topics }: Pick<Guessing<Target>, 'columns' | 'table' | 'topics'>,
): boolean {
  const title = table.byValues.find((place) => place === 'title');
  if (title === undefined || isNarrow(column.said) || !tells(table, title, column.values, topics)) return false;
  const namesTopics = ({ values }: Column<Target>) => values.some((value) => canNameTopic(cellWords(value), topics));
  const isTitled = columns.some(({ places }) => places.some((place) => place === 'title' || place === 'description'));
  return !isTitled && !namesTopics(column) && about.some((other) => other !== column && namesTopics(other));
}

/** Columns whose headings name a place that their values fit. */
function placeByHeadings<Target extends string>({ columns, guesses, isTaken, isOpen, set }: Guessing<Target>): void {
  const latest = new Map<string, number>();
  // The year that something is aimed at makes no other year an earlier one.
  for (const { said } of columns.filter((column) => givesWayAs(column) === null))
    latest.set(said.words, Math.max(latest.get(said.words) ?? 0, said.year ?? 0));
  const wayOf = (column: Column<Target>) => {
    const { year, words } = column.said;
    return year !== null && year < (latest.get(words) ?? 0) ? 'earlier' : givesWayAs(column);
  };
  const takeIf = (column: Column<Target>) => {
    if (isOpen(column)) take(column);
  };
  const take = (column: Column<Target>) => {
    const target = column.places.find((each) => !isTaken(each));
    set(column, target ?? null, target === undefined ? 'doubled' : 'heading');
  };
  const isPlaced = ({ places }: Column<Target>) => places.every(isTaken);
  // A column without values leaves its place to one that has some.
  const named = columns
    .filter((column) => column.places.length > 0 && isOpen(column))
    .sort((one, other) => Number(one.values.length === 0) - Number(other.values.length === 0));
  const plain = named.filter((column) => wayOf(column) === null);
  for (const bys of [['whole', 'label'], ['inside']]) {
    const those = plain.filter((column) => bys.includes(column.namedBy ?? '') && !isPlaced(column));
    const { several, giveWay } = severalOf(those);
    for (const column of several) set(column, null, 'several');
    for (const by of bys)
      for (const column of those) if (column.namedBy === by && !giveWay.includes(column)) takeIf(column);
    for (const column of giveWay) takeIf(column);
  }
  for (const column of plain.filter(isOpen)) take(column);
  for (const column of named) {
    const way = wayOf(column);
    if (way === null || way === 'average') continue;
    // Values after measures are never taken for the score itself, even if there are no others.
    if (way === 'in-words' && column.places.some((place) => !isTaken(place))) take(column);
    else set(column, null, way);
  }
  // Averages are the score if no other column says it; that of scale, scope and irremediability is computed from them.
  const averages = named.filter((column) => wayOf(column) === 'average');
  const isFree = (column: Column<Target>) => mayBeAverage(column.places[0], guesses) && !isPlaced(column);
  const { several } = severalOf(averages.filter(isFree));
  for (const column of averages) {
    if (several.includes(column)) set(column, null, 'several');
    else if (isFree(column)) set(column, column.places.find((each) => !isTaken(each)) ?? null, 'average');
    else set(column, null, 'computed');
  }
}

/** Columns whose headings say nothing that is known, or only why they are not read. */
function placeByValues<Target extends string>(guessing: Guessing<Target>): void {
  const { columns, table, topics, guesses, isTaken, isOpen, set } = guessing;
  const hasTopic = guesses.some(({ target }) => isTopicPart(target));
  const isNamedAlready = (place: Target) => isTaken(place) || (hasTopic && isTopicPart(place));
  const hasDescription = guesses.some(({ target }) => target === 'description');
  for (const column of columns.filter(isOpen)) {
    const { heading, values, said } = column;
    if (heading === SECTION) set(column, standardAbove(guessing, values), 'section');
    else if (said.isComputed || said.isAverage) set(column, null, 'computed');
    else if (isNotImported(heading)) {
      // 'Status' may say whether an impact is actual or potential.
      const actuality = table.byValues.find((place) => place === 'actualPotentialImpact' && !isTaken(place));
      const isActuality = actuality !== undefined && tells(table, actuality, values, topics);
      set(column, isActuality ? actuality : null, isActuality ? 'values' : 'not-imported');
    } else {
      // Beside a description, a column of texts with an unknown heading is no title.
      // Nor is one whose heading names something else that its words can be asked about.
      const isAsked = column.named.some((place) => !isNamedAlready(place) && canBeAsked(table, place, column));
      const isFree = (target: Target) => !isTaken(target) && !(target === 'title' && (hasDescription || isAsked));
      const free = table.byValues.find((target) => isFree(target) && tells(table, target, values, topics));
      if (free !== undefined) set(column, free, 'values');
    }
  }
}

/** Headings between the rows that are standards say which topics of the same name are meant. */
function standardAbove<Target extends string>(
  { table, topics, isTaken }: Guessing<Target>,
  values: readonly ImportedCell[],
): Target | null {
  const standard = table.places.find(({ id }) => id === 'standard')?.id;
  return standard !== undefined && !isTaken(standard) && fits(table, standard, values, topics) ? standard : null;
}

/** Last, columns whose heading is known and whose values are not: their words are asked about. */
function placeByWords<Target extends string>({ columns, table, isTaken, isOpen, set }: Guessing<Target>): void {
  for (const column of columns.filter(isOpen)) {
    const left = column.named.filter((target) => !isTaken(target));
    if (left.length === 0) continue;
    const asked = left.find((target) => canBeAsked(table, target, column));
    set(column, asked ?? null, asked === undefined ? 'unread' : 'words');
  }
}

/** The number of different words in a column about which a person can still be asked, and the length of each. */
const ASKED = 60;
const LONGEST_WORD = 80;

/** Whether the words of a column can be given a meaning, each once, because the place has a closed list or is a topic. */
function canBeAsked<Target extends string>(
  table: Table<Target>,
  target: Target,
  { values, said }: Column<Target>,
): boolean {
  const words = new Set(values.filter((value) => !saysNothing(value)).map(cellWords));
  // 'Category' alone may be one of many things.
  const isVague = target === 'kind' && partsOfHeading(said.words).join() === 'type';
  if (isVague && ![...words].some((word) => readKindWord(word) !== null)) return false;
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

import type { Topic } from '#domain/assessment/assessment.ts';
import { sha256 } from '#domain/frozen-results/sha256.ts';
import { MAX_TITLE } from '#domain/limits.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import type { WordMeanings } from './closed-lists.ts';
import type { ImportAsked } from './import-plan.ts';
import { REFUSAL_HEADING } from './refusal-column.ts';
import { plainHeading } from './said-heading.ts';
import type { Rounding, ScaleReading, ScoreForm } from './score-form.ts';
import { stepWordsNow } from './step-words.ts';
import { isPlaceOf, type Place } from './table-of.ts';
import type { TableKind } from './tables.ts';

/** How a table is read, apart from its rows. */
export interface Reading extends Omit<ImportAsked, 'rows' | 'headerRow' | 'leavesOut' | 'matching' | 'scores'> {
  /** The kind of its rows. */
  holds: TableKind;
  /** The field for each column, in order; null for a column that is not read. */
  matching: readonly (Place | null)[];
  /** The stakeholder group for rows that do not state one, by the option's id. */
  group: string | null;
  /** What the person has said that words of closed lists mean. */
  words: WordMeanings;
  /** Whether what a row says of a whole standard holds for each of its topics. */
  coversStandards: boolean;
  /** Columns of scores whose scale the person has corrected, by position. */
  forms: ReadonlyMap<number, ScoreForm>;
  /** What the person has settled for each scale, by its key. */
  scales: ReadonlyMap<string, ScaleReading>;
}

/** The same, as stored for tables with the same headings: topics are stored by code, because other assessments have the same codes. */
export interface KeptMatching {
  holds: TableKind;
  /** The field for each column; null for a column that is not read. */
  matching: (string | null)[];
  kind: ComponentKind | null;
  topicCode: string | null;
  /** The topics that the person has chosen for words in the table. */
  topicWords: { word: string; topicCode: string }[];
  group: string | null;
  /** What the person has said that words of closed lists mean; null to leave the field open. */
  words: KeptWord[];
  /** The same for stakeholder groups, as it was stored before there were other words. */
  groupWords: { word: string; group: string }[];
  empty: ImportAsked['empty'];
  fillsDown: boolean;
  financialKind: ImportAsked['financialKind'];
  polarity: ImportAsked['polarity'];
  splitsLines: boolean;
  makesTitles: boolean;
  coversStandards: boolean;
  forms: { column: number; form: ScoreForm }[];
  scales: { key: string; steps: number[]; words: { word: string; step: number | null }[]; rounding: Rounding | null }[];
  /** The heading of each column that is read, '' for the others; empty if it was stored before headings were. */
  columns: string[];
  /** What the steps meant when it was stored, for the scales of its scores. */
  stepWords: StepWords[];
}

/** What a step of a scale meant to the company. */
export interface StepWords {
  /** 'likelihood', 'severity-negative' */
  scale: string;
  step: number;
  words: string;
}

/** A word of a table with its meaning in the closed list of a place. */
export interface KeptWord {
  place: string;
  word: string;
  means: string | null;
}

/**
 * The key of tables with the same headings: in the same order, ignoring case, empty columns at the end and the column with the reasons
 * why rows were refused.
 */
export function headingsKey(headings: readonly string[]): string {
  const said = headings.filter((heading) => heading !== REFUSAL_HEADING).map(plainHeading);
  const last = said.findLastIndex((heading) => heading !== '');
  return sha256(JSON.stringify(said.slice(0, last + 1)));
}

/**
 * Converts a reading into its stored form.
 * @param headings those of its columns
 * @param steps what the company's steps mean
 */
export function keepReading(
  { matching, topicId, topicWords, words, forms, scales, ...same }: Reading,
  topics: readonly Topic[],
  headings: readonly string[],
  steps: Scales,
): KeptMatching {
  const codes = new Map<string, string>(topics.map(({ id, code }) => [id, code]));
  return {
    ...same,
    matching: [...matching],
    columns: matching.map((place, at) =>
      place === null && !forms.has(at) ? '' : (headings[at] ?? '').slice(0, MAX_TITLE),
    ),
    stepWords: stepWordsNow({ matching, scales }, steps),
    topicCode: (topicId !== null && codes.get(topicId)) || null,
    topicWords: [...topicWords].flatMap(([word, id]) => {
      const code = codes.get(id);
      return code === undefined ? [] : [{ word, topicCode: code }];
    }),
    words: [...words].flatMap(([place, meanings]) => [...meanings].map(([word, means]) => ({ place, word, means }))),
    groupWords: [],
    forms: [...forms].map(([column, form]) => ({ column, form })),
    scales: [...scales].map(([key, { steps, words, rounding }]) => ({
      key,
      steps: [...steps],
      words: [...words].map(([word, step]) => ({ word, step })),
      rounding,
    })),
  };
}

/** Where the columns of a stored matching are in a table, by their headings: the same place where it has none, -1 for one that is gone. */
function placesOf(
  { columns, matching }: Pick<KeptMatching, 'columns' | 'matching'>,
  headings: readonly string[],
): number[] {
  if (columns.every((column) => column === '')) return matching.map((_, at) => at);
  const said = headings.map((heading) => plainHeading(heading.slice(0, MAX_TITLE)));
  const seen = new Map<string, number>();
  return columns.map((column, at) => {
    // A heading that is read without a name is known by its place only.
    if (column === '') return matching[at] === null || said[at] !== '' ? -1 : at;
    const name = plainHeading(column);
    const found = said.indexOf(name, seen.get(name) ?? 0);
    if (found >= 0) seen.set(name, found + 1);
    return found;
  });
}

/** The headings of a stored matching that a table does not have. */
export function columnsGone({ columns }: Pick<KeptMatching, 'columns'>, headings: readonly string[]): string[] {
  const places = placesOf({ columns, matching: [] }, headings);
  return columns.filter((column, at) => column !== '' && places[at] === -1);
}

/**
 * Restores a stored reading, as far as this assessment has its topics, the product its places and the table its columns.
 * @param headings those of the table
 */
export function readKept(kept: KeptMatching, topics: readonly Topic[], headings: readonly string[]): Reading {
  const { columns: _columns, stepWords: _steps, matching, topicCode, topicWords, ...others } = kept;
  const { words, groupWords, forms, scales, ...same } = others;
  const topicOf = (code: string | null) => topics.find((topic) => topic.code === code)?.id ?? null;
  const places = placesOf(kept, headings);
  const restored = headings.map((): Place | null => null);
  for (const [column, place] of matching.entries()) {
    const at = places[column] ?? -1;
    if (at >= 0 && place !== null && isPlaceOf(same.holds, place)) restored[at] = place;
  }
  return {
    ...same,
    matching: restored,
    topicId: topicOf(topicCode),
    topicWords: new Map(
      topicWords.flatMap(({ word, topicCode }) => {
        const id = topicOf(topicCode);
        return id === null ? [] : [[word, id] as const];
      }),
    ),
    words: wordMeanings([
      ...groupWords.map(({ word, group }) => ({ place: 'stakeholderGroup', word, means: group })),
      ...words,
    ]),
    forms: new Map(
      forms.flatMap(({ column, form }) => {
        const at = places[column] ?? -1;
        return at < 0 ? [] : [[at, form] as const];
      }),
    ),
    scales: new Map(
      scales.map(({ key, steps, words, rounding }) => [
        key,
        { steps, words: new Map(words.map(({ word, step }) => [word, step])), rounding },
      ]),
    ),
  };
}

/** The meanings of words by their places. */
export function wordMeanings(words: readonly KeptWord[]): WordMeanings {
  const meanings = new Map<string, Map<string, string | null>>();
  for (const { place, word, means } of words) {
    const known = meanings.get(place) ?? new Map<string, string | null>();
    meanings.set(place, known.set(word, means));
  }
  return meanings;
}

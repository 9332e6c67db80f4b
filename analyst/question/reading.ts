import type { QueryField } from '#domain/query/fields/field.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import type { QueryNoun } from '#domain/query/fields/query-nouns.ts';
import type { Condition, Query, Sort } from '#domain/query/query.ts';
import type { Mark, Meaning } from './meaning.ts';
import type { Names } from './names.ts';

/** A question on the way to its query. Each reader uses some of the marks and adds what it found. */
export interface Reading extends Omit<Query, 'where' | 'sort'> {
  readonly marks: readonly Mark[];
  readonly data: QueryData;
  readonly names: Names;
  /** 'Which of them scores …': asks for one. */
  readonly isOne: boolean;
  /** 'Has the number of …': asks how one thing or figure has changed. */
  readonly isOfOne: boolean;
  /** 'How likely is …': asks for the degree itself. */
  readonly isDegree: boolean;
  /** With the position of the mark that expresses it. */
  where: { condition: Condition; at: number }[];
  sort: Sort[];
  /** Values of one field are contrasted, so no option that contains both is meant. */
  isEither: boolean;
  /** The positions of the conditions that define the part in a share. */
  isOfShare: (at: number) => boolean;
}

type Is<Kind extends Meaning['is']> = Extract<Meaning, { is: Kind }>;

/** The meaning of a mark, if it is of this kind; otherwise undefined. */
export function meaningOf<Kind extends Meaning['is']>(mark: Mark | undefined, kind: Kind): Is<Kind> | null {
  return mark && !mark.isUsed && mark.means.is === kind ? (mark.means as Is<Kind>) : null;
}

/** Whether the mark at a place means one of these, taken or not. */
export const isAt = (marks: readonly Mark[], at: number, ...kinds: readonly string[]): boolean =>
  kinds.includes(marks[at]?.means.is ?? '');

/** The places of the marks that mean one of these and that nobody took, in their order. */
export function placesOf({ marks }: Reading, ...kinds: readonly Meaning['is'][]): number[] {
  return marks.flatMap((mark, at) => (!mark.isUsed && kinds.includes(mark.means.is) ? [at] : []));
}

/** Whether some mark that nobody took means such a thing. */
export const says = (reading: Reading, kind: Meaning['is']): boolean => placesOf(reading, kind).length > 0;

/** A place of a mark; none where it was not found. */
type Place = number | null | undefined;

/** Marks as taken. */
export function use({ marks }: Reading, ...places: Place[]): void {
  for (const at of places) {
    const mark = marks[at ?? -1];
    if (mark) mark.isUsed = true;
  }
}

/** Adds a condition. */
export function want(reading: Reading, at: number, ...conditions: Condition[]): void {
  for (const condition of conditions) reading.where.push({ condition, at });
}

/** The field that a mark names, if nobody took it. */
export function fieldAt({ marks, noun }: Reading, at: Place): (QueryField & { name: string }) | null {
  const named = meaningOf(marks[at ?? -1], 'field');
  const field = named && nouns[noun].fields[named.field];
  return field ? { ...field, name: named.field } : null;
}

/** The field that a range, an order or a measure is of: of a question of scores, the side that is named. */
export function numberAt(reading: Reading, at: Place): string | null {
  const field = fieldAt(reading, at);
  return field?.kind === 'number' ? field.name : null;
}

const FAMILIES = [
  ['category', 'subject', 'standard', 'topic', 'topicName'],
  ['place', 'valueChainConcentration'],
  ['horizon', 'timeHorizon'],
];

/** The fields that say the same at another grain. */
export const familyOf = (field: string): readonly string[] =>
  FAMILIES.find((family) => family.includes(field)) ?? [field];

const DEFAULT_NUMBER: Readonly<Partial<Record<QueryNoun, string>>> = {
  component: 'score',
  topic: 'score',
  score: 'impactScore',
  disclosure: 'datapoints',
};
/** The field that rows are compared and sorted by if none is named; null if there is none. */
export const defaultNumber = (noun: QueryNoun): string | null => DEFAULT_NUMBER[noun] ?? null;

import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { QueryNoun } from './fields/query-nouns.ts';

/**
 * What is asked of an assessment, as plain data: registers, links, the assistant, the API and exports all say it in this. Made whole
 * and put into its one form by `checkQuery`.
 */
export interface Query {
  noun: QueryNoun;
  /** All must hold. */
  where: readonly Condition[];
  /** A field of the noun: rows stand, or are measured, by its values. */
  groupBy: string | null;
  /** Null: the rows are listed. */
  measure: Measure | null;
  /** Of rows; of groups that are measured by the field of the grouping or by `FIGURE`. Empty: the noun's own order. */
  sort: readonly Sort[];
  /** So many rows, of those that have a value to be sorted by; of groups that are measured so many groups; null: all. */
  first: number | null;
  /** The assessment at hand, or the one of the financial year before. */
  of: QueryYear;
  /** Rows then carry what became of them since. */
  comparedWith: 'earlier' | null;
  /** What if these were the thresholds, in both years that are compared; null: those adopted in each. */
  thresholds: Thresholds | null;
}

/** A query as it may be written: what is left out is not asked. */
export type AskedQuery = Pick<Query, 'noun'> & Partial<Query>;

export type QueryYear = 'this' | 'earlier';

export interface Sort {
  field: string;
  order: SortOrder;
}
/** Highest first: the largest, the latest, the last of the alphabet or of a list of options. What has no value comes last either way. */
export type SortOrder = 'highest' | 'lowest';

/** Sorts groups by what was measured of them. */
export const FIGURE = 'figure';

/**
 * What a row must be. A set (places, horizons, effects) equals each value that it holds. An order and a flag never hold of what has no
 * value, negated or not: what nobody scored is neither below 15 nor above, and neither material nor not.
 */
export type Condition = { field: string; not?: true | undefined } & (
  | { is: 'equal'; value: Constant }
  | { is: 'one-of'; values: readonly (string | number)[] }
  | { is: 'at-least' | 'at-most'; value: number | string }
  | { is: 'between'; from: number | string; to: number | string }
  | { is: 'contains'; text: string }
  | { is: 'missing' }
);
export type Constant = string | number | boolean;

/** What is worked out of the rows instead of listing them. The share is of rows that fit besides, from 0 to 1. */
export type Measure =
  | { of: 'count' }
  | { of: 'highest' | 'lowest' | 'average' | 'sum'; field: string }
  | { of: 'share'; where: readonly Condition[] };

/** All rows of a noun in the assessment at hand. */
export function everything(noun: QueryNoun): Query {
  return {
    noun,
    where: [],
    groupBy: null,
    measure: null,
    sort: [],
    first: null,
    of: 'this',
    comparedWith: null,
    thresholds: null,
  };
}

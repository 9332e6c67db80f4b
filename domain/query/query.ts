import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { QueryNoun } from './fields/query-nouns.ts';

/**
 * A question to an assessment, as plain data: registers, links, the assistant, the API and exports all use it. `checkQuery` completes and
 * normalizes it.
 */
export interface Query {
  noun: QueryNoun;
  /** All of them must be met. */
  where: readonly Condition[];
  /** A field of the noun by whose values rows are grouped or measured. */
  groupBy: string | null;
  /** Null if the rows are listed. */
  measure: Measure | null;
  /** The order of rows; for groups with a figure, by the grouping field or by `FIGURE`. Empty: the noun's default order. */
  sort: readonly Sort[];
  /** The maximum number of rows that have a value to be sorted by, or of groups if they are measured; null: all. */
  first: number | null;
  /** The current assessment, or that of the previous financial year. */
  of: QueryYear;
  /** Rows then contain how they have changed since. */
  comparedWith: 'earlier' | null;
  /** Hypothetical thresholds, in both years if two are compared; null: those adopted in each year. */
  thresholds: Thresholds | null;
}

/** A query as it may be written; omitted parts are not asked for. */
export type AskedQuery = Pick<Query, 'noun'> & Partial<Query>;

export type QueryYear = 'this' | 'earlier';

export interface Sort {
  field: string;
  order: SortOrder;
}
/**
 * The sort order. `highest` means the largest, the latest, the last in the alphabet or in a list of options first. Rows without a value
 * always come last.
 */
export type SortOrder = 'highest' | 'lowest';

/** Sorts groups by their figure. */
export const FIGURE = 'figure';

/**
 * A condition on a row. A set (places, horizons, effects) equals each value that it contains. A missing value satisfies no comparison and
 * no flag, negated or not: an entry without a score is neither below nor above 15, and neither material nor not material.
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

/**
 * What is computed from the rows instead of listing them. A share is the part of the rows that also meets the conditions `of`, from 0 to
 * 1.
 */
export type Measure =
  | { of: 'count' }
  | { of: 'highest' | 'lowest' | 'average' | 'sum'; field: string }
  | { of: 'share'; where: readonly Condition[] };

/** The query for all rows of a noun in the current assessment. */
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

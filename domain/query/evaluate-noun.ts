import { holds } from './condition.ts';
import type { QueryField, Value } from './fields/field.ts';
import type { Noun, NounRow, QueryData } from './fields/noun.ts';
import type { QueryNoun } from './fields/query-nouns.ts';
import { readYear } from './fields/year.ts';
import { figureOf, rowsOfFigure } from './figure.ts';
import { groupRows, type QueryGroup } from './group-rows.ts';
import { countAlsoAtLast, orderRows } from './order-rows.ts';
import { FIGURE, type Query } from './query.ts';

/** A row of an answer. */
export interface QueryRow {
  noun: QueryNoun;
  id: string;
  label: string;
  /** Its address in the application. */
  path: string;
  /** The values of the fields in `columns`; only the beginning of long texts. */
  values: Readonly<Record<string, Value>>;
}

export interface QueryResult {
  /** The fields that rows contain: the noun's own, then those that the query names. */
  columns: string[];
  /** In order. For a measure, the rows with the highest or lowest value, otherwise none. */
  rows: QueryRow[];
  /** How many rows match, before the limit. */
  total: number;
  /** How many rows of the noun there are; rows that were set aside only if the query asks for them. */
  outOf: number;
  /** Rows that were cut off although they tie with the last one. */
  alsoAtLast: number;
  /** Empty if the query has no grouping. */
  groups: QueryGroup[];
  /** The figure over all groups; null if nothing is or could be measured. */
  figure: number | null;
  /** True if the query uses the earlier year, and there is none. */
  isEarlierMissing: boolean;
}

/** Evaluates a query about one noun that `checkAmong` has accepted. Gives the same result in the browser and on the server. */
export function evaluateNoun(noun: Noun, query: Query, data: QueryData): QueryResult {
  const { fitting, outOf } = fittingRows(query, readRows(query, noun, data));
  const ofGroups = query.measure !== null && query.groupBy !== null;
  const sorted = orderRows(fitting, noun, ofGroups ? [] : query.sort);
  const chosen = query.first === null || ofGroups ? sorted : firstOf(sorted, query.sort, query.first);
  const figure = query.measure && figureOf(query.measure, chosen);
  const columns = columnsOf(query, noun);
  const shown = query.measure ? rowsOfFigure(query.measure, figure, chosen) : chosen;
  return {
    columns,
    rows: shown.map((row) => toRow(row, query.noun, noun, columns)),
    total: fitting.length,
    outOf,
    alsoAtLast: chosen.length < sorted.length ? countAlsoAtLast(sorted, chosen.length, noun, query.sort) : 0,
    groups: groupRows(query, noun, chosen, data),
    figure,
    isEarlierMissing: data.earlier === null && (query.of === 'earlier' || query.comparedWith === 'earlier'),
  };
}

/** A row without a value in the sort field is neither highest nor lowest. */
function firstOf(sorted: readonly NounRow[], [by]: Query['sort'], first: number): readonly NounRow[] {
  const ranked = by ? sorted.filter((row) => row.value(by.field) !== null) : sorted;
  return ranked.slice(0, first);
}

/** The rows that meet the `where` of a query, in the given order, and the number of rows that were checked. */
export function fittingRows(query: Query, rows: readonly NounRow[]): { fitting: readonly NounRow[]; outOf: number } {
  const all = asksBy(query, 'relevant') ? rows : rows.filter(({ isSetAside }) => !isSetAside);
  const fits = (row: NounRow) => query.where.every((condition) => holds(condition, row.value(condition.field)));
  const fitting = query.where.length === 0 ? all : all.filter(fits);
  return { fitting, outOf: all.length };
}

/** The rows of the year that a query asks for, with those of the year that it compares with; the other parts of the query are ignored. */
export function readRows(query: Query, noun: Noun, data: QueryData): NounRow[] {
  const asked = query.of === 'earlier' ? data.earlier : data.current;
  if (!asked) return [];
  const thresholds = query.thresholds ?? undefined;
  const before = query.comparedWith && data.earlier ? readYear(data.earlier, thresholds) : null;
  return noun.rows({ year: readYear(asked, thresholds), before, data });
}

const asksBy = ({ where, groupBy, measure }: Query, field: string) =>
  groupBy === field ||
  [...where, ...(measure?.of === 'share' ? measure.where : [])].some((condition) => condition.field === field);

function columnsOf({ where, groupBy, sort, measure, comparedWith }: Query, noun: Noun): string[] {
  const named = [...where, ...sort].map(({ field }) => field);
  const measured = measure && 'field' in measure ? [measure.field] : [];
  const became = comparedWith ? Object.keys(noun.fields).filter((name) => noun.fields[name]?.ofComparison) : [];
  const asked = [...noun.columns, ...named, ...(groupBy === null ? [] : [groupBy]), ...measured, ...became];
  return [...new Set(asked)].filter((name) => name !== FIGURE);
}

function toRow(row: NounRow, name: QueryNoun, { fields }: Noun, columns: readonly string[]): QueryRow {
  const { id, label, path } = row;
  const told = columns.map((column) => [column, tell(row.value(column), fields[column])]);
  return { noun: name, id, label, path, values: Object.fromEntries(told) };
}

/** The number of characters of a long text that a row contains; the full text is in the record. */
const EXCERPT = 300;

function tell(value: Value, field: QueryField | undefined): Value {
  const isLong = field?.kind === 'long-text' && typeof value === 'string' && value.length > EXCERPT;
  return isLong ? `${value.slice(0, EXCERPT).trimEnd()} …` : value;
}

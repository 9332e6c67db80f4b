import { asSentence, wordValue } from '#domain/fields/wording.ts';
import { STANDARD_CODES } from '#domain/reference/catalogue-topic.ts';
import type { Option } from '#domain/reference/option.ts';
import { standardLabel } from '#domain/topics/topic-group.ts';
import { compareActivities } from '#domain/value-chain/tiers.ts';
import { flagWords, type QueryField, type Value } from './fields/field.ts';
import type { Noun, NounRow, QueryData } from './fields/noun.ts';
import { figureOf } from './figure.ts';
import { compareValues } from './order-rows.ts';
import { FIGURE, type Query } from './query.ts';

/** The rows with the same value in the grouping field. A row with several values belongs to several groups. */
export interface QueryGroup {
  /** Null for rows without a value. */
  value: string | number | boolean | null;
  /** In readable form; for a topic its code and name, for a standard its code and title. */
  label: string;
  /** How many rows are in it. */
  count: number;
  /** The figure of these rows, or their count if nothing is measured; null if there was nothing to measure. */
  figure: number | null;
}

/** Groups rows and computes their figures; empty if the query has no grouping. */
export function groupRows(query: Query, noun: Noun, rows: readonly NounRow[], data: QueryData): QueryGroup[] {
  const { groupBy, measure, first } = query;
  const asked = groupBy === null ? undefined : noun.fields[groupBy];
  if (groupBy === null || !asked) return [];
  const field = asked.ofActivities ? { ...asked, options: activitiesOf(query, data) } : asked;
  const members = new Map<QueryGroup['value'], NounRow[]>();
  for (const row of rows) {
    for (const value of partsOf(row.value(groupBy), field)) {
      const group = members.get(value);
      if (group) group.push(row);
      else members.set(value, [row]);
    }
  }
  const groups = [...members].map(([value, group]): QueryGroup => {
    const figure = figureOf(measure ?? { of: 'count' }, group);
    return { value, label: labelOf(value, field, query, data), count: group.length, figure };
  });
  const ordered = orderGroups(groups, query, field);
  return measure && first !== null ? firstOf(ordered, first, query) : ordered;
}

/** The first groups, including those that tie with the last of them if groups are sorted by figure. */
function firstOf(groups: readonly QueryGroup[], first: number, { sort }: Query): QueryGroup[] {
  const last = groups[first - 1];
  const isByFigure = sort.some(({ field }) => field === FIGURE);
  return groups.filter((group, at) => at < first || (isByFigure && group.figure === last?.figure));
}

/** The groups that a row belongs to: instants are grouped by day. */
function partsOf(value: Value, { kind }: QueryField): QueryGroup['value'][] {
  if (kind === 'date' && typeof value === 'string') return [value.slice(0, 10)];
  return typeof value === 'object' && value !== null ? [...value] : [value];
}

/** The assessment's activities as options, in the order of the picture, so that groups go from upstream to downstream. */
function activitiesOf(query: Query, data: QueryData): Option[] {
  const { activities = [] } = yearAsked(query, data);
  return activities.toSorted(compareActivities).map(({ name }) => ({ id: name, label: name }));
}

const yearAsked = ({ of }: Query, { current, earlier }: QueryData) => (of === 'earlier' && earlier) || current;

/** Sorts groups by figure if asked; otherwise, and if figures are equal, by the values' own order. */
function orderGroups(groups: readonly QueryGroup[], { sort }: Query, field: QueryField): QueryGroup[] {
  const byValue = sort.find((each) => each.field !== FIGURE)?.order ?? 'lowest';
  const byFigure = sort.find((each) => each.field === FIGURE);
  return groups.toSorted((one, other) => {
    const difference = byFigure ? compareValues(one.figure, other.figure, byFigure.order) : 0;
    return difference || compareValues(one.value, other.value, byValue, field);
  });
}

function labelOf(value: QueryGroup['value'], field: QueryField, query: Query, data: QueryData): string {
  const { topics, assessment } = yearAsked(query, data);
  const standard = query.groupBy === 'standard' && STANDARD_CODES.find((code) => code === value);
  if (standard) return standardLabel(standard, assessment.esrsVersion);
  const topic = field.kind === 'reference' && topics.find(({ code }) => code === value);
  if (topic) return `${topic.code} ${topic.name}`;
  if (typeof value === 'boolean') return asSentence(flagWords(field)[value ? 0 : 1]);
  return wordValue({ label: field.label, ...(field.options && { options: field.options }) }, value);
}

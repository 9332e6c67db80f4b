import type { Block, Part } from '#analyst/blocks/answer.ts';
import { rests, sentence, strong } from '#analyst/blocks/say.ts';
import { defaultNumber } from '#analyst/question/reading.ts';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import { resultsSource } from '#domain/chat/sources.ts';
import { inSentence } from '#domain/fields/wording.ts';
import type { QueryResult } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import type { Query } from '#domain/query/query.ts';
import { rowSource } from '#domain/query/row-source.ts';
import { sayOrder } from '#domain/query/wording/order-words.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { sayValue } from './query-table.ts';

/** What the rows are ranked by. */
const rankedBy = ({ noun, sort: [by] }: Query) => by ?? nouns[noun].order ?? null;

/** Which rows have the highest or lowest value, and how many more are tied; null if they are not ranked by a number. */
export function sayExtreme(query: Query, { rows, alsoAtLast }: QueryResult): Block | null {
  const by = rankedBy(query);
  const field = by && nouns[query.noun].fields[by.field];
  const [top] = rows;
  if (!top || !by || field?.kind !== 'number') return null;
  const level = rows.filter((row) => row.values[by.field] === top.values[by.field]);
  const isAllLevel = level.length === rows.length;
  const more = isAllLevel ? alsoAtLast : 0;
  const names = level.map((row): Part[] => [strong(row.label), rests(rowSource(row))]);
  return sentence(
    ...listed(more > 0 ? [...names, [`${more} more`]] : names),
    ` ${level.length + more === 1 ? 'has' : 'have'} the ${by.order} ${inSentence(field.label).replace(/^(?:highest|lowest) /, '')}, `,
    strong(sayValue(top.values[by.field] ?? null, field)),
    field.max !== undefined && ` of ${field.max}`,
    !isAllLevel && alsoAtLast > 0 && `; ${tied(alsoAtLast)}`,
    '.',
  );
}

const tied = (count: number) => `${count} more ${count === 1 ? 'is' : 'are'} tied with the last one shown`;

/** 'One', 'One and two', 'One, two and three'. */
const listed = (names: readonly (readonly Part[])[]): Part[] =>
  names.flatMap((name, at) => [at > 0 && (at === names.length - 1 ? ' and ' : ', '), ...name]);

/** The heading of a table of the first rows: 'Top 5 of 25 topics', with the scale and the thresholds. */
export function sayRanked(query: Query, result: QueryResult, { current }: QueryData): Block {
  const isByNumber = sayExtreme(query, result) !== null;
  const said = scaleOf(query, current.assessment.thresholds);
  return sentence(
    strong(headingOf(query, result)),
    !isByNumber && result.alsoAtLast > 0 && `; ${tied(result.alsoAtLast)}`,
    '.',
    said !== null && ` ${said}`,
    rests(resultsSource(current)),
  );
}

const usualOrder = ({ noun }: Query) => nouns[noun].order?.field ?? defaultNumber(noun);

function headingOf(query: Query, { rows, total }: QueryResult): string {
  const words = sayQuery({ ...query, sort: [], first: null });
  const [, order = '', by = ''] = /^(\w+) \d+(.*)$/.exec(sayOrder(query, nouns[query.noun]) ?? '') ?? [];
  const isUsual = query.sort.length === 0 || rankedBy(query)?.field === usualOrder(query);
  const way = isUsual ? '' : `${words.includes(',') ? ',' : ''}${by}`;
  const first = order === 'highest' ? 'Top' : `${order.charAt(0).toUpperCase()}${order.slice(1)}`;
  if (rows.length === total) return `${total} ${words}${way}`;
  return rows.length === 1 ? `1 of ${total} ${words}${way}` : `${first} ${rows.length} of ${total} ${words}${way}`;
}

/** The scale and the thresholds that the scores are compared with; null if the rows have no scores. */
export function scaleOf({ noun, thresholds }: Query, adopted: Thresholds): string | null {
  if (noun === 'score') return 'Screening scores go from 1 to 10. They do not affect the result.';
  if (noun !== 'topic' && noun !== 'component') return null;
  const { impact, financial } = thresholds ?? adopted;
  return `Scores are out of 25. Thresholds: impact ${impact}, financial ${financial}${thresholds === null ? '' : ', as in your question; nothing was changed'}.`;
}

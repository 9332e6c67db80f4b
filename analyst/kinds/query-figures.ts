import type { Block, Part } from '#analyst/blocks/answer.ts';
import { amount, blocks, figure, list, named, percent, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { equal } from '#analyst/question/meaning.ts';
import { resultsSource } from '#domain/chat/sources.ts';
import { evaluate, type QueryResult } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import type { QueryGroup } from '#domain/query/group-rows.ts';
import type { Query } from '#domain/query/query.ts';
import { rowSource } from '#domain/query/row-source.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { labelOf } from '#domain/reference/option.ts';
import { MOST_ROWS, sayValue } from './query-table.ts';

const MEASURED = { highest: 'The highest', lowest: 'The lowest', average: 'The average', sum: 'The sum' } as const;

/** Gives a computed figure, for each group if there are groups, and the rows that it is based on. */
export function sayFigure(query: Query, result: QueryResult, data: QueryData): Block[] {
  const { measure } = query;
  if (!measure) return [];
  const source = rests(resultsSource(data.current));
  const field = 'field' in measure ? nouns[query.noun].fields[measure.field] : undefined;
  const said = sayMeasured(result.figure, measure);
  const count = measure.of === 'share' ? Math.round((result.figure ?? 0) * result.total) : 0;
  const head: Part[] =
    measure.of === 'count'
      ? [strong(result.figure ?? 0), result.total < result.outOf && ` of ${result.outOf}`, ': ']
      : measure.of === 'share'
        ? [strong(said), ` (${count} of ${result.total}): `]
        : result.groups.length > 0
          ? [strong(result.groups.length), ' groups: ']
          : [`${MEASURED[measure.of]} ${field?.label.toLowerCase() ?? ''} is `, strong(said), ': '];
  return blocks(
    sentence(...head, sayQuery(query), '.', source),
    query.first !== null &&
      result.groups.length > query.first &&
      sentence(
        `${amount(result.groups.length - query.first, 'more group is', 'more groups are')} tied with the last one.`,
        source,
      ),
    result.groups.length > 0 && groupTable(query, result.groups),
    result.groups.length === 0 && eachApart(query, data),
    result.rows.length > 0 &&
      list(
        result.rows
          .slice(0, MOST_ROWS)
          .map((row) => [
            ...named(rowSource(row), row.label),
            field !== undefined && `: ${sayValue(row.values[measureField(query)] ?? null, field)}`,
          ]),
      ),
    // If there are only a few, they are also named: a question for how many usually wants to know which.
    measure.of === 'count' && result.groups.length === 0 && result.total <= MOST_NAMED && nameThem(query, data),
  );
}

/** Also gives a figure over several values of one field for each value: 'the mean of the opportunities, and of the risks'. */
function eachApart(query: Query, data: QueryData): Block | null {
  const { measure } = query;
  if (measure === null || measure.of === 'count') return null;
  const where = measure.of === 'share' ? measure.where : query.where;
  const [several, another] = where.filter(({ is, not }) => is === 'one-of' && !not);
  if (several?.is !== 'one-of' || another || several.values.length > MOST_APART) return null;
  const { field } = several;
  const groups = several.values.map((value) => {
    const narrowed = where.map((each) => (each === several ? equal(field, value) : each));
    const one =
      measure.of === 'share' ? { ...query, measure: { ...measure, where: narrowed } } : { ...query, where: narrowed };
    const { total, figure: worth } = evaluate(one, data);
    const count = measure.of === 'share' ? Math.round((worth ?? 0) * total) : total;
    const options = nouns[query.noun].fields[field]?.options ?? [];
    return { value, label: labelOf(options, String(value)), count, figure: worth };
  });
  return groupTable({ ...query, groupBy: field }, groups);
}

const MOST_APART = 4;

function groupTable({ noun, groupBy, measure }: Query, groups: readonly QueryGroup[]): Block {
  const { fields } = nouns[noun];
  const isCount = measure === null || measure.of === 'count';
  const isShare = measure?.of === 'share';
  const worth = isShare ? 'Share' : measure && 'field' in measure ? fields[measure.field]?.label : '';
  return {
    is: 'table',
    columns: [
      { label: fields[groupBy ?? '']?.label ?? '' },
      { label: 'Number', isNumber: true },
      ...(isCount ? [] : [{ label: worth ?? '', isNumber: true }]),
    ],
    rows: groups.map((group) => [
      [group.label],
      [String(group.count)],
      ...(isCount ? [] : [[sayMeasured(group.figure, measure)]]),
    ]),
  };
}

/** Words a measured figure; nothing if no row has a value. */
const sayMeasured = (value: number | null, measure: Query['measure']) =>
  value === null ? 'no values' : measure?.of === 'share' ? percent(value) : figure(value);

const measureField = ({ measure }: Query) => (measure && 'field' in measure ? measure.field : '');

/** At most this many rows are named next to their number. */
const MOST_NAMED = 30;

function nameThem(query: Query, data: QueryData): Block {
  const { rows } = evaluate({ ...query, measure: null }, data);
  return list(rows.map((row) => named(rowSource(row), row.label)));
}

import type { Block, Line } from '#analyst/blocks/answer.ts';
import { list, named, rests, strong } from '#analyst/blocks/say.ts';
import type { QueryResult, QueryRow } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import { readYear } from '#domain/query/fields/year.ts';
import type { QueryGroup } from '#domain/query/group-rows.ts';
import type { Query } from '#domain/query/query.ts';
import { rowSource } from '#domain/query/row-source.ts';

/** Answers of the questionnaire, each as it was given: rows of a result carry only the beginning of a long text. */
export function answerLines({ of }: Query, rows: readonly QueryRow[], data: QueryData): Block {
  const asked = (of === 'earlier' && data.earlier) || data.current;
  const year = readYear(asked);
  const whole = new Map(nouns.answer.rows({ year, before: null, data }).map((row) => [row.id, row.value('answer')]));
  return list(
    rows.map((row) => [
      { strong: row.label },
      ' ',
      String(whole.get(row.id) ?? 'Not answered.'),
      rests(rowSource(row)),
    ]),
  );
}

/** Most rows named in a group. */
const MOST_IN_GROUP = 15;

/** Groups with the rows that stand in them. */
export function groupLines(query: Query, result: QueryResult): Block {
  const { groupBy } = query;
  return list(
    result.groups.map((group): Line => {
      const rows = result.rows.filter((row) => isIn(row, groupBy ?? '', group));
      const shown = rows.slice(0, MOST_IN_GROUP);
      return [
        strong(group.label),
        ` (${group.count}): `,
        ...shown.flatMap((row, at) => [at > 0 && ', ', ...named(rowSource(row), row.label)]),
        rows.length > shown.length && ` and ${rows.length - shown.length} more`,
      ];
    }),
  );
}

function isIn(row: QueryRow, field: string, { value }: QueryGroup): boolean {
  const held = row.values[field] ?? null;
  if (Array.isArray(held)) return held.includes(String(value));
  // Instants are grouped by day.
  return held === value || (typeof held === 'string' && typeof value === 'string' && held.slice(0, 10) === value);
}

import type { Block, Line, Part } from '#analyst/blocks/answer.ts';
import { list, named, rests, strong } from '#analyst/blocks/say.ts';
import type { QueryResult, QueryRow } from '#domain/query/evaluate.ts';
import type { NounRow, QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import { readYear } from '#domain/query/fields/year.ts';
import type { QueryGroup } from '#domain/query/group-rows.ts';
import type { Query } from '#domain/query/query.ts';
import { rowSource } from '#domain/query/row-source.ts';
import { sayValue } from './query-table.ts';

/** The rows that a query reads, whole: those of a result carry only the beginning of a long text. */
export function wholeRows({ noun, of }: Query, data: QueryData): readonly NounRow[] {
  const asked = of === 'earlier' ? data.earlier : data.current;
  return asked ? nouns[noun].rows({ year: readYear(asked), before: null, data }) : [];
}

/** Answers of the questionnaire, each as it was given. */
export function answerLines(query: Query, rows: readonly QueryRow[], data: QueryData): Block {
  const whole = new Map(wholeRows(query, data).map((row) => [row.id, row.value('answer')]));
  return list(
    rows.map((row) => [
      { strong: row.label },
      ' ',
      String(whole.get(row.id) ?? 'Not answered.'),
      rests(rowSource(row)),
    ]),
  );
}

/** What stakeholders are said about in full. */
const SAID_OF_STAKEHOLDERS = [
  'isKeyStakeholder',
  'keyStakeholderReason',
  'stakeholderRole',
  'relevantTopicsViews',
  'engagementOrganization',
  'businessDivision',
];

/** A row in full: each field that says something. */
export function fullLines(query: Query, rows: readonly QueryRow[]): Block {
  const { fields } = nouns[query.noun];
  return list(
    rows.map((row): Line => {
      const said = SAID_OF_STAKEHOLDERS.flatMap((name): Part[] => {
        const value = row.values[name] ?? null;
        const field = fields[name];
        return value === null || value === false || !field ? [] : [` ${field.label}: ${sayValue(value, field)}.`];
      });
      return [strong(row.label), rests(rowSource(row)), ...said];
    }),
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
  // Instants fall into days.
  return held === value || (typeof held === 'string' && typeof value === 'string' && held.slice(0, 10) === value);
}

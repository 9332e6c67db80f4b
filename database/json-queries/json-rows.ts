import { columnName } from '#domain/fields/column-name.ts';
import type { Field, Fields } from '#domain/fields/kinds.ts';

/** The kind of a column, which determines how it is written in JSON. */
type ColumnKind = Field['kind'] | 'id' | 'number';

/** Names as in the answer, which are the column names in camelCase, each with its kind. */
export type JsonColumns = Readonly<Record<string, ColumnKind>>;

/** Free text is escaped; the other types and checks of the tables allow nothing that needs escaping. */
const toJson: Record<ColumnKind, (column: string) => string> = {
  id: (column) => `'"', ${column}, '"'`,
  number: (column) => column,
  whole: (column) => column,
  'optional-whole': (column) => `coalesce(${column}::text, 'null')`,
  score5: (column) => column,
  'optional-score5': (column) => `coalesce(${column}::text, 'null')`,
  day: (column) => `'"', ${column}, '"'`,
  flag: (column) => `case when ${column} then 'true' else 'false' end`,
  choices: (column) => `array_to_json(${column})`,
  reference: (column) => `'"', ${column}, '"'`,
  'optional-reference': (column) => `coalesce('"' || ${column} || '"', 'null')`,
  line: (column) => `to_json(${column})`,
  'long-text': (column) => `to_json(${column})`,
  choice: (column) => `to_json(${column})`,
  'one-of': (column) => `'"', ${column}, '"'`,
  'optional-one-of': (column) => `coalesce('"' || ${column} || '"', 'null')`,
};

/** PostgreSQL accepts at most a hundred arguments, and a column needs up to four. */
const COLUMNS_AT_ONCE = 24;

/** The columns of a noun's fields. */
export const columnsOf = (fields: Fields): JsonColumns =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.kind]));

/**
 * An SQL expression that writes a row as a JSON object. PostgreSQL's own `row_to_json` looks up each column's type for each row and takes
 * three times as long, so this keeps reading cheap.
 */
export function jsonRow(columns: JsonColumns): string {
  const pieces = Object.entries(columns).map(
    ([name, kind], index) => `'${index === 0 ? '{' : ','}"${name}":', ${toJson[kind](columnName(name))}`,
  );
  const groups: string[] = [];
  for (let start = 0; start < pieces.length; start += COLUMNS_AT_ONCE) {
    groups.push(`concat(${pieces.slice(start, start + COLUMNS_AT_ONCE).join(', ')})`);
  }
  return `concat(${groups.join(', ')}, '}')`;
}

/** A subquery that returns the rows as a JSON array, as text. `source` is what follows `from`, including the order. */
export function jsonArray(columns: JsonColumns, source: string): string {
  return `(select concat('[', string_agg(row, ','), ']') from (select ${jsonRow(columns)} as row from ${source}) as rows)`;
}

/** An aggregate that returns rows as a JSON object with a list for each column: each name occurs once, and nothing is sorted. */
export function jsonByColumn(columns: Readonly<Record<string, string>>, where: string): string {
  const lists = Object.entries(columns).map(
    ([name, value]) => `'${name}', coalesce(json_agg(${value}) filter (where ${where}), '[]')`,
  );
  return `json_build_object(${lists.join(', ')})`;
}

/** An instant in the format of JavaScript, to the millisecond and in UTC. */
export const isoInstant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Whether a valid step of the sign-off is recorded. `assessment` is the table's alias. */
export const isSigned = (assessment: string) => `exists (
  select from sign_offs s where s.company_id = ${assessment}.company_id and s.assessment_id = ${assessment}.id and s.ended_at is null)`;

/** Who adopted the thresholds of the assessment `a`, when and after how much scoring; null while they are the default. */
export const thresholdsAdopted = `case when a.thresholds_at is not null then json_build_object(
    'by', coalesce((select full_name from company_people where user_id = a.thresholds_by), ''),
    'at', ${isoInstant('a.thresholds_at')},
    'scoring', case when a.thresholds_scored is not null
      then json_build_object('scored', a.thresholds_scored, 'entries', a.thresholds_entries) end) end`;

/** The statement of the assessment `a` that nothing significant changed; null if nobody has made it. */
export const unchangedStatement = `case when a.unchanged_at is not null then json_build_object(
    'reason', a.unchanged_reason,
    'by', coalesce((select full_name from company_people where user_id = a.unchanged_by), ''),
    'at', ${isoInstant('a.unchanged_at')}, 'rows', a.unchanged_rows) end`;

/** The last look before the assessment `a` was completed; null if nobody recorded one. */
export const lastLook = `case when cardinality(a.looked_by) > 0 then json_build_object(
    'by', to_json(a.looked_by), 'weighed', a.look_weighed) end`;

/** Whether an assessment's frozen result has a valid approval. `assessment` is the table's alias. */
export const isApproved = (assessment: string) => `exists (
  select from sign_offs s where s.company_id = ${assessment}.company_id and s.assessment_id = ${assessment}.id
    and s.step = 'approved' and s.ended_at is null)`;

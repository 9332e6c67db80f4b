import type { Column } from './read-catalogue.ts';

/** The tables whose ids have separate types, with the names of the types in `domain/ids.ts`. */
const BRANDS: Readonly<Record<string, string>> = {
  users: 'UserId',
  companies: 'CompanyId',
  memberships: 'MembershipId',
  invitations: 'InvitationId',
  sign_offs: 'SignOffId',
  comments: 'CommentId',
  register_views: 'ViewId',
  made_files: 'MadeFileId',
  evidence: 'EvidenceId',
  evidence_revisions: 'EvidenceRevisionId',
  evidence_uses: 'EvidenceUseId',
  stored_files: 'StoredFileId',
  assessments: 'AssessmentId',
  materiality_topics: 'TopicId',
  materiality_components: 'ComponentId',
  stakeholder_mapping: 'StakeholderId',
  value_chain_activities: 'ActivityId',
  measures: 'MeasureId',
  links: 'LinkId',
  chat_sessions: 'ChatSessionId',
};

/** The type of a column, judged by its name, if no foreign key determines it. */
const NAMED: Readonly<Record<string, string>> = {
  company_id: 'CompanyId',
  user_id: 'UserId',
  accepted_by: 'UserId',
  membership_id: 'MembershipId',
  assessment_id: 'AssessmentId',
  copied_from: 'AssessmentId',
  audited: 'AssessmentId[]',
  component_id: 'ComponentId',
  'history.old': 'Record<string, unknown>',
  'history.new': 'Record<string, unknown>',
};

/** It is written by a trigger: nobody has more than the right to read it. */
const READ_ONLY = 'history';

const TYPES: Readonly<Record<string, string>> = {
  text: 'string',
  uuid: 'string',
  // The pool returns dates as text, so that no time zone shifts a financial year.
  date: 'string',
  // Too large for a JavaScript number.
  bigint: 'string',
  integer: 'number',
  smallint: 'number',
  numeric: 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  jsonb: 'unknown',
  bytea: 'Buffer',
  'text[]': 'string[]',
  'uuid[]': 'string[]',
};

/**
 * `database/tables.ts` for these columns.
 * @throws for a type that has no mapping yet
 */
export function writeTypes(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const bodies = [...tables].map(([table, own]) => {
    const lines = own.map((column) => fieldOf(toCamel(column.column), typeOf(column, columns)));
    return `interface ${typeName(table)} {\n${lines.join('\n')}\n}\n`;
  });
  const text = bodies.join('\n');
  const uses = (name: string) => new RegExp(`\\b${name}\\b`).test(text);
  const ids = [...new Set(Object.values(BRANDS))].filter(uses).sort();
  return `// Made by \`npm run tables\` from the migrated database; a test compares the two. Change a migration, not this file.
import type { Generated, GeneratedAlways } from 'kysely';
import type { Score5 } from '#domain/fields/score5.ts';
import type {
${ids.map((id) => `  ${id},`).join('\n')}
} from '#domain/ids.ts';

/** The tables as Kysely sees them: camelCase here, snake_case in SQL. */
export interface Tables {
${[...tables.keys()].map((table) => `  ${toCamel(table)}: ${typeName(table)};`).join('\n')}
}

/** The tables and views of which every row is one company's. */
export const tablesOfCompanies = [
${[...tables].flatMap(([table, own]) => (own.some(isCompany) ? [`  '${toCamel(table)}',`] : [])).join('\n')}
] as const;

${text}`;
}

const isCompany = ({ column }: Column) => column === 'company_id';

/** In characters. Longer lines are broken in the same way as the formatter does. */
const LONGEST_LINE = 120;

function fieldOf(name: string, type: string): string {
  const line = `  ${name}: ${type};`;
  return line.length <= LONGEST_LINE ? line : `  ${name}:\n    | ${type.split(' | ').join('\n    | ')};`;
}

function typeOf(column: Column, columns: readonly Column[]): string {
  const value = `${valueType(column, columns)}${column.isNullable ? ' | null' : ''}`;
  if (column.isAlways || column.isView || column.table === READ_ONLY) return `GeneratedAlways<${value}>`;
  return column.hasDefault ? `Generated<${value}>` : value;
}

function valueType(column: Column, columns: readonly Column[]): string {
  const known = brandOf(column, columns) ?? listOf(column.checks) ?? TYPES[column.type];
  if (known === undefined) throw new Error(`${column.table}.${column.column} is ${column.type}: say what that is.`);
  return known;
}

/** The name of the id type of a column that identifies or refers to a row. */
function brandOf({ table, column, refersTo }: Column, columns: readonly Column[]): string | undefined {
  const named = NAMED[`${table}.${column}`] ?? NAMED[column] ?? (column === 'id' ? BRANDS[table] : undefined);
  if (named !== undefined) return named;
  const targets = columns.filter((other) => refersTo.includes(`${other.table}.${other.column}`));
  return targets.map((target) => brandOf(target, columns)).find((brand) => brand !== undefined);
}

/** The values that a check constraint allows, as a type: one of several texts, or 1 to 5. */
function listOf(checks: readonly string[]): string | undefined {
  for (const check of checks) {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(check)?.[1];
    if (list?.includes("'::text")) return list.replaceAll('::text', '').split(', ').join(' | ');
    if (/^CHECK \(\(\((\w+) >= 1\) AND \(\1 <= 5\)\)\)$/.test(check)) return 'Score5';
  }
  return undefined;
}

const toCamel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const typeName = (table: string) => `${toCamel(`_${table}`)}Table`;

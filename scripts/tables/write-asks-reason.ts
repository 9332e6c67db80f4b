import { columnName } from '#domain/fields/column-name.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import { type AskingTable, askingTables } from '#domain/history/asking-tables.ts';
import type { ReasonRule } from '#domain/history/reason-rules.ts';

/** `database/functions/asks_reason.sql`, from the domain's description of each table. */
export function writeAsksReason(tables: readonly AskingTable[] = askingTables): string {
  const always = (part: 'added' | 'deleted') => {
    const names = tables.filter((table) => table[part] === 'always').map(({ table }) => quote(table));
    return `table_name in (${names.join(', ')})`;
  };
  const addedSo = tables.filter(({ added }) => added === 'as-changed');
  const deletedSo = tables.flatMap(({ table, deleted }) =>
    typeof deleted === 'object' ? [{ table, ...deleted }] : [],
  );
  const added = addedSo.map((table) => `table_name = ${quote(table.table)} and (${changeOf(table)})`);
  const deleted = deletedSo.map(
    ({ table, field, contains }) =>
      `table_name = ${quote(table)} and coalesce(old ->> ${quote(columnName(field))} like ${quote(`%${contains}%`)}, false)`,
  );
  const changed = tables.filter(({ changed: rules }) => rules.length > 0);
  return `-- Written by \`npm run tables\` from domain/history/asking-tables.ts: change that.
-- Whether a line of the history is of a change that asks for a reason. An update's \`old\` and \`new\` hold the columns that changed.
create or replace function asks_reason(table_name text, action text, old jsonb, new jsonb) returns boolean
language sql immutable parallel safe as $$
  select case action
    when 'delete' then ${[always('deleted'), ...deleted].join('\n      or ')}
    when 'insert' then ${[always('added'), ...added].join('\n      or ')}
    else case table_name
${changed.map((table) => `      when ${quote(table.table)} then ${changeOf(table)}`).join('\n')}
      else false end
  end
$$;
grant execute on function asks_reason(text, text, jsonb, jsonb) to twofold_member;
-- They hold the lines of which the function says so.
reindex index history_without_reason;
reindex index history_of_decisions;
`;
}

function changeOf({ changed, fields }: AskingTable): string {
  if (changed === 'always') return 'true';
  return changed.map((rule) => conditionOf(rule, fields)).join('\n        or ');
}

function conditionOf({ fields: names, when, unless }: ReasonRule, fields: Fields): string {
  const some = names.map((name) => oneCondition(columnName(name), when)).join('\n        or ');
  if (!unless) return some;
  const nots = columnsOf(unless.field, fields).map((column) => `not ${holds('new', column, unless.becomes)}`);
  return `${nots.join(' and ')} and (\n        ${some})`;
}

function oneCondition(column: string, when: ReasonRule['when']): string {
  const name = quote(column);
  if (when === 'changes') return `new ? ${name}`;
  if (when === 'is-rescored') return `new ? ${name} and old ->> ${name} is not null`;
  if (when === 'is-later') return `coalesce(old ->> ${name} <> '' and new ->> ${name} > old ->> ${name}, false)`;
  return 'was' in when ? holds('old', column, when.was) : holds('new', column, when.becomes);
}

const holds = (row: 'old' | 'new', column: string, value: string | boolean) =>
  `coalesce(${row} ->> ${quote(column)} = ${quote(String(value))}, false)`;

/** The column of the field, and the column that older lines used before the field existed. */
function columnsOf(name: string, fields: Fields): string[] {
  const was = fields[name]?.was;
  return [name, ...(was ? [was] : [])].map(columnName);
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

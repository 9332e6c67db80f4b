import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import { COMPANY_TABLES, TEAM_TABLE } from '#domain/history/nouns.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { Columns } from '#domain/records/contents/contents.ts';
import type { HistoryLine } from './queries.ts';

/** A row that lines of the history refer to: as it is now or as it was when it was deleted, and its earlier names. */
export interface KnownRow {
  row: Columns;
  /** Changes of names and places, newest first: `was` is the value until that line. */
  renames: { id: string; was: Columns }[];
}

/** The rows to look up: those that lines refer to, as those lines and later ones recorded them. */
type SpokenRows = Pick<HistoryLine, 'id' | 'tableName' | 'rowId'>;

/** Reads the rows that lines of the history refer to. */
export async function readRowsOf(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  lines: readonly SpokenRows[],
): Promise<Map<string, KnownRow>> {
  const ids = [...new Set(lines.map(({ rowId }) => rowId))];
  const tables = [...new Set(lines.map(({ tableName }) => tableName))];
  const rows = await readRowsNow(tx, assessmentId, tables, ids);
  const gone = ids.filter((id) => !rows.has(id));
  if (gone.length > 0) {
    // Only added and deleted rows are recorded in full.
    const before = await sql<{ id: string; row: Columns }>`
      select distinct on (row_id) row_id as id, coalesce(new, old) as row from history
      where ${tx.own()} and table_name = any(${tables}) and row_id = any(${gone}) and action <> 'update' order by row_id, history.id desc`.execute(
      tx,
    );
    for (const { id, row } of before.rows) rows.set(id, { row, renames: [] });
  }
  const renames = await readRenames(tx, lines);
  for (const { id, rowId, was } of renames) rows.get(rowId)?.renames.push({ id, was });
  return rows;
}

/** The columns from which the names and places of rows are made; the index `history_of_names` has the same list. */
const NAMES = ['title', 'stakeholder_group', 'custom_group_name', 'topic_id', 'name', 'code'];
/** The columns of those tables whose rows are renamed most often. */
const NAMES_OF: Readonly<Record<string, readonly string[]>> = {
  materiality_components: ['title', 'topic_id'],
  materiality_topics: ['name', 'code'],
  stakeholder_mapping: ['stakeholder_group', 'custom_group_name'],
};

type Rename = KnownRow['renames'][number] & { rowId: string };

/**
 * The names and places of rows, from the oldest of some lines on, newest first: between the lines every change; after the newest line
 * only the next change, however many followed.
 */
async function readRenames(tx: CompanyTx, lines: readonly SpokenRows[]): Promise<Rename[]> {
  const bounds = lines.map(({ id }) => BigInt(id)).sort((one, other) => (one < other ? -1 : 1));
  const [oldest, newest] = [bounds.at(0) ?? 0n, bounds.at(-1) ?? 0n];
  const spoken = [...new Map(lines.map((line) => [line.rowId, line])).values()];
  const wanted = spoken.flatMap(({ tableName, rowId }) =>
    (NAMES_OF[tableName] ?? NAMES).map((name) => [tableName, rowId, name] as const),
  );
  const isRenaming = sql`action = 'update'
    and old ?| array['title', 'stakeholder_group', 'custom_group_name', 'topic_id', 'name', 'code']`;
  const { rows } = await sql<Rename>`
    select id, row_id, old as was from history
    where ${tx.own()} and table_name = any(${[...new Set(spoken.map(({ tableName }) => tableName))]})
      and row_id = any(${spoken.map(({ rowId }) => rowId)}) and id > ${oldest} and id <= ${newest} and ${isRenaming}
    union all
    select next.id, wanted.row_id, next.was
    from unnest(${wanted.map(([table]) => table)}::text[], ${wanted.map(([, id]) => id)}::uuid[], ${wanted.map(([, , name]) => name)}::text[])
      as wanted(table_name, row_id, name)
    cross join lateral (
      select id, jsonb_build_object(wanted.name, old -> wanted.name) as was from history
      where ${tx.own()} and table_name = wanted.table_name and row_id = wanted.row_id and id > ${newest} and ${isRenaming}
        and old ? wanted.name
      order by id limit 1) next
    order by id desc`.execute(tx);
  return rows;
}

async function readRowsNow(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  tables: readonly string[],
  ids: readonly string[],
): Promise<Map<string, KnownRow>> {
  const below = tables.filter((table) => table !== 'assessments' && !COMPANY_TABLES.includes(table));
  const parts = below.map(
    (table) => sql`
      select id, to_jsonb(kept) as row from ${sql.table(table)} kept where ${tx.own('kept')} and assessment_id = ${assessmentId} and id = any(${ids})`,
  );
  for (const table of tables.filter((each) => each !== TEAM_TABLE && COMPANY_TABLES.includes(each))) {
    parts.push(sql`
      select id, to_jsonb(kept) as row from ${sql.table(table)} kept where ${tx.own('kept')} and id = any(${ids})`);
  }
  if (tables.includes(TEAM_TABLE)) {
    parts.push(sql`
      select membership_id as id, jsonb_build_object('full_name', full_name) as row from company_people where ${tx.own()} and membership_id = any(${ids})`);
  }
  if (parts.length === 0) return new Map();
  const now = await sql<{ id: string; row: Columns }>`${sql.join(parts, sql` union all `)}`.execute(tx);
  return new Map(now.rows.map(({ id, row }) => [id, { row, renames: [] }]));
}

/** The name and place of a row when a line was written: later changes are reversed. */
export function rowAsThen(known: KnownRow | undefined, lineId: string): Columns | null {
  if (!known) return null;
  const later = known.renames.filter(({ id }) => BigInt(id) > BigInt(lineId));
  return Object.assign({}, known.row, ...later.map(({ was }) => was));
}

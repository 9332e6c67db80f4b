import pg from 'pg';
import { columnName } from '#domain/fields/column-name.ts';
import { requireSame } from './checked-baseline.ts';
import { insideWall, type LeastSelects } from './least-sql.ts';
import type { Reader } from './reader.ts';

type Row = Readonly<Record<string, unknown>>;

/** An answer as lists of rows, each under the name of its select. */
export type AnswerLists = Readonly<Record<string, readonly Row[]>>;

/** @throws a sentence unless each list of the answer has the rows that its select reads through the wall, value by value */
export async function requireSameLists(
  databaseUrl: string,
  reader: Reader,
  selects: LeastSelects,
  answer: AnswerLists,
): Promise<void> {
  const read = await readLists(databaseUrl, reader, selects);
  requireSame('Lists of the answer', Object.keys(answer).toSorted(), Object.keys(read).toSorted());
  for (const [name, rows] of Object.entries(answer)) {
    const least = inOrder(read[name] ?? []);
    const told = inOrder(rows.map(flatten));
    requireSame('Rows', { [name]: told.length }, { [name]: least.length });
    for (const [at, row] of told.entries()) requireSame(`${name}, row ${at + 1}`, row, least[at]);
  }
}

/** Rows as JSON, so that both sides have the same types. */
async function readLists(databaseUrl: string, reader: Reader, selects: LeastSelects): Promise<Record<string, Row[]>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const lists: Record<string, Row[]> = {};
    const [begin = '', enter = ''] = insideWall(reader, {});
    await client.query(begin);
    await client.query(enter);
    for (const [name, select] of Object.entries(selects)) {
      const { rows } = await client.query<{ row: Row }>(`select row_to_json(listed) as row from (${select}) listed`);
      lists[name] = rows.map(({ row }) => plain(row));
    }
    return lists;
  } finally {
    await client.end();
  }
}

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a row under the names of columns; those of an object in it behind its name. */
function flatten(row: Row): Row {
  const fields = Object.entries(row).flatMap(([name, value]) =>
    isObject(value)
      ? Object.entries(flatten(value)).map(([inner, its]) => [`${columnName(name)}_${inner}`, its])
      : [[columnName(name), value]],
  );
  return plain(Object.fromEntries(fields));
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;

/** Instants to the millisecond and in one form; nothing where nothing is said. */
function plain(row: Row): Row {
  const values = Object.entries(row).filter(([, value]) => value !== null);
  return Object.fromEntries(
    values.map(([name, value]) => [
      name,
      typeof value === 'string' && INSTANT.test(value) ? new Date(value).toISOString() : value,
    ]),
  );
}

/** By what tells rows of a list apart: the order is no part of the work that is compared. */
const KEYS = ['id', 'topic_id', 'component_id', 'noun', 'record_id', 'section', 'field_name', 'side', 'kind', 'since'];
const keyOf = (row: Row) => KEYS.map((name) => String(row[name] ?? '')).join(' ');
const inOrder = (rows: readonly Row[]) => rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

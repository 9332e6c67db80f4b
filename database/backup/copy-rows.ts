import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { CopiedTable } from './list-tables.ts';
import { countRows, type Sink } from './read-backup.ts';

/** Settings that give values the same text form whatever the database's own settings are; for the transaction. */
const SAME_FORM = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 3; set local bytea_output = 'hex'; set local xmloption = 'content'`;
/** Reading or filling a large table may take any amount of time. */
const NO_LIMITS = `
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

export async function prepareToCopy(client: pg.Client): Promise<void> {
  await client.query(`${SAME_FORM}; ${NO_LIMITS}`);
}

/** A table's rows in COPY's text format, in the order of their keys. */
export function readRows(client: pg.Client, { name, columns, order }: CopiedTable): AsyncIterable<Buffer> {
  return client.query(copyTo(`copy (select ${columns.join(', ')} from ${name} order by ${order}) to stdout`));
}

/** Counts and hashes a table in its current state. */
export async function hashRows(client: pg.Client, table: CopiedTable): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const bytes of readRows(client, table)) {
    hash.update(bytes);
    rows += countRows(bytes);
  }
  return { rows, sha256: hash.digest('hex') };
}

/** Fills a table. */
export function openTable(client: pg.Client, name: string, columns: readonly string[]): Sink {
  const into = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
  const ended = new Promise<void>((resolve, reject) => {
    into.once('finish', resolve);
    into.once('error', reject);
  });
  // Problems are reported to the caller that writes or ends.
  ended.catch(() => undefined);
  return {
    write: async (bytes) => {
      if (!into.write(bytes)) await Promise.race([once(into, 'drain'), ended]);
    },
    end: async () => {
      into.end();
      await ended;
      return into.rowCount;
    },
  };
}

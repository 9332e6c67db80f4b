import { createHash } from 'node:crypto';
import { BackupRefusal } from './backup-refusal.ts';
import { decodeRecords, type Manifest, type Sequences } from './records.ts';
import { readSealed } from './sealed-file.ts';

/** The name of a table with its schema, such as `public.users`, and its number of rows. */
export interface TableCount {
  name: string;
  rows: number;
  sha256: string;
}

/** Receives the rows of one table. */
export interface Sink {
  /** Bytes in COPY's text format; a row may be split between two pieces. */
  write(bytes: Buffer): Promise<void>;
  /** @returns how many rows have arrived */
  end(): Promise<number>;
}

export interface Reader {
  onManifest?(manifest: Manifest): Promise<void>;
  onTable?(name: string, columns: readonly string[]): Promise<Sink>;
  onTableRead?(table: TableCount): void;
}

const NEWLINE = 10;

/** Each row ends in a newline, and contains none. */
export function countRows(bytes: Buffer): number {
  let rows = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) rows += 1;
  return rows;
}

/** Only counts, for checking whether a backup is complete. */
async function openCounter(): Promise<Sink> {
  let rows = 0;
  return {
    write: async (bytes) => {
      rows += countRows(bytes);
    },
    end: async () => rows,
  };
}

/**
 * Reads a backup from beginning to end, in constant memory, and compares every table with its count and hash.
 * @throws {BackupRefusal} if anything differs from what was written
 */
export async function readBackup(
  path: string,
  passphrase: string,
  reader: Reader = {},
): Promise<{ manifest: Manifest; tables: TableCount[]; sequences: Sequences }> {
  const openTable = reader.onTable ?? openCounter;
  const tables: TableCount[] = [];
  let manifest: Manifest | undefined;
  let open: { name: string; sink: Sink; hash: ReturnType<typeof createHash> } | undefined;
  let done: { tables: number; sequences: Sequences } | undefined;
  for await (const record of decodeRecords(readSealed(path, passphrase))) {
    if (done) throw new BackupRefusal(`${path} contains data after its end.`);
    if (record.kind === 'manifest') {
      manifest = record;
      await reader.onManifest?.(record);
    } else if (record.kind === 'table') {
      open = { name: record.name, sink: await openTable(record.name, record.columns), hash: createHash('sha256') };
    } else if (record.kind === 'rows' && open) {
      open.hash.update(record.bytes);
      await open.sink.write(record.bytes);
    } else if (record.kind === 'end' && open) {
      const { name, rows, sha256 } = record;
      const found = { rows: await open.sink.end(), sha256: open.hash.digest('hex') };
      if (found.rows !== rows || found.sha256 !== sha256) {
        throw new BackupRefusal(
          `${path} is not complete: ${name} has ${found.rows} rows instead of ${rows}, or different ones.`,
        );
      }
      open = undefined;
      tables.push({ name, rows, sha256 });
      reader.onTableRead?.({ name, rows, sha256 });
    } else if (record.kind === 'done') {
      done = record;
    }
  }
  if (!manifest || !done || done.tables !== tables.length) throw new BackupRefusal(`${path} is cut off.`);
  return { manifest, tables, sequences: done.sequences };
}

/**
 * The description at the start of a backup.
 * @throws {BackupRefusal}
 */
export async function readManifest(path: string, passphrase: string): Promise<Manifest> {
  for await (const record of decodeRecords(readSealed(path, passphrase))) {
    if (record.kind === 'manifest') return record;
    break;
  }
  throw new BackupRefusal(`${path} has no description of its contents.`);
}

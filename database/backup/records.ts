import { z } from 'zod';
import { BackupRefusal } from './backup-refusal.ts';

/** The description of a backup before its tables. */
const manifestShape = z.object({
  kind: z.literal('manifest'),
  at: z.string(),
  /** The version of the program that made it. */
  version: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ id: z.string(), hash: z.string().nullable() })),
  /** Of the job queue's own tables. */
  jobs: z.number(),
  /** As in secrets.json. */
  secrets: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestShape>;

const tableShape = z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) });
/** `sha256` is the hash of the rows in COPY's text format, in the order of their keys. */
const endShape = z.object({ kind: z.literal('end'), name: z.string(), rows: z.number(), sha256: z.string() });
/** The current values of the counters that number rows, by column. */
const doneShape = z.object({
  kind: z.literal('done'),
  tables: z.number(),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.string(), isCalled: z.boolean() })),
});
export type Sequences = z.infer<typeof doneShape>['sequences'];

const recordShape = z.discriminatedUnion('kind', [manifestShape, tableShape, endShape, doneShape]);
/** Rows of the table that was named last. */
export interface Rows {
  kind: 'rows';
  bytes: Buffer;
}
export type BackupRecord = z.infer<typeof recordShape> | Rows;

const HEAD_BYTES = 5;
const WORDS = 1;
const ROWS = 2;
const LONGEST_BYTES = 1024 * 1024 * 1024;

/** A record as bytes: its kind, its length, and its contents. */
export function encodeRecord(record: BackupRecord): Buffer {
  const body = record.kind === 'rows' ? record.bytes : Buffer.from(JSON.stringify(record));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(record.kind === 'rows' ? ROWS : WORDS, 0);
  head.writeUInt32BE(body.length, 1);
  return Buffer.concat([head, body]);
}

/** @throws {BackupRefusal} if the bytes are not our records */
export async function* decodeRecords(source: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  let waiting: Buffer[] = [];
  let length = 0;
  let wanted = HEAD_BYTES;
  for await (const bytes of source) {
    waiting.push(bytes);
    length += bytes.length;
    if (length < wanted) continue;
    let all = Buffer.concat(waiting);
    for (;;) {
      wanted = all.length < HEAD_BYTES ? HEAD_BYTES : HEAD_BYTES + all.readUInt32BE(1);
      if (wanted > LONGEST_BYTES) throw new BackupRefusal('The backup contains data that is not a record.');
      if (all.length < wanted) break;
      yield decode(all.readUInt8(0), all.subarray(HEAD_BYTES, wanted));
      all = all.subarray(wanted);
    }
    waiting = [all];
    length = all.length;
  }
  if (length > 0) throw new BackupRefusal('The backup ends in the middle of a record.');
}

function decode(kind: number, body: Buffer): BackupRecord {
  if (kind === ROWS) return { kind: 'rows', bytes: body };
  const read = kind === WORDS ? recordShape.safeParse(JSON.parse(body.toString('utf8'))) : undefined;
  if (!read?.success) throw new BackupRefusal('The backup contains a record that this version cannot read.');
  return read.data;
}

import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { StoredFileId } from '#domain/ids.ts';
import { FILE_PIECE_BYTES } from '#domain/limits.ts';

/** A file that has arrived completely. */
export interface StoredFile {
  id: StoredFileId;
  bytes: number;
  sha256: string;
  mediaType: string;
}

/** A file that is arriving; if it is sent again under the same id, that is a different upload. */
export interface Arriving {
  id: StoredFileId;
  /** In PostgreSQL's format, to the microsecond. */
  begunAt: string;
}

/** Every request ends before this (`connection-limits.ts`): an upload that is older was interrupted together with its server. */
const LONGEST_UPLOAD = sql`interval '2 minutes'`;

/**
 * The bytes that the company's files take, including those that are arriving; of two requests, the second counts the first. Interrupted
 * uploads take none, although their pieces are deleted later.
 */
export async function measureSpace(tx: CompanyTx): Promise<number> {
  const { used } = await tx
    .selectFrom('storedFiles')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('used'))
    .where((eb) => eb.or([eb('sha256', 'is not', null), eb('addedAt', '>', sql<Date>`now() - ${LONGEST_UPLOAD}`)]))
    .executeTakeFirstOrThrow();
  return Number(used);
}

/** Prevents other uploads of the company from starting or ending until the transaction ends. */
export async function holdUploads(tx: CompanyTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('stored files' || current_company()::text, 0))`.execute(tx);
}

/** A file that has arrived completely, locked until the transaction ends. */
export async function findStored(
  tx: CompanyTx,
  by: { id: StoredFileId } | { sha256: string },
): Promise<StoredFile | undefined> {
  const row = await tx
    .selectFrom('storedFiles')
    .select(['id', 'bytes', 'sha256', 'mediaType'])
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('sha256', '=', by.sha256)))
    .forKeyShare()
    .executeTakeFirst();
  const { sha256 = null, mediaType = null } = row ?? {};
  return row && sha256 !== null && mediaType !== null ? { ...row, sha256, mediaType } : undefined;
}

/** Deletes the remains of an incomplete upload with this id, because the sender sends it again. */
export async function dropRest(tx: CompanyTx, id: StoredFileId): Promise<void> {
  await tx.deleteFrom('storedFiles').where('id', '=', id).where('sha256', 'is', null).execute();
}

/** Reserves space for a file that is about to arrive. */
export async function beginFile(tx: CompanyTx, id: StoredFileId, bytes: number): Promise<Arriving> {
  return tx
    .insertInto('storedFiles')
    .values({ id, bytes })
    .returning(['id', sql<string>`added_at::text`.as('begunAt')])
    .executeTakeFirstOrThrow();
}

/** Writes a piece of a file that is still arriving as the same upload; returns whether it is. */
export async function insertPiece(
  tx: CompanyTx,
  { id, begunAt }: Arriving,
  { position, content }: { position: number; content: Buffer },
): Promise<boolean> {
  const begun = await tx
    .selectFrom('storedFiles')
    .select('id')
    .where('id', '=', id)
    .where('addedAt', '=', sql<Date>`${begunAt}::timestamptz`)
    .forKeyShare()
    .executeTakeFirst();
  if (!begun) return false;
  await tx.insertInto('filePieces').values({ fileId: id, position, content }).execute();
  return true;
}

/** Marks a file as complete; returns whether it is still the same upload. */
export async function settleFile(
  tx: CompanyTx,
  { id, begunAt }: Arriving,
  whole: { sha256: string; mediaType: string },
): Promise<boolean> {
  const settled = await tx
    .updateTable('storedFiles')
    .set(whole)
    .where('id', '=', id)
    .where('addedAt', '=', sql<Date>`${begunAt}::timestamptz`)
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
}

/** Records that a file was uploaded again, so that it is kept longer. */
export async function touchFile(tx: CompanyTx, id: StoredFileId): Promise<void> {
  await tx.updateTable('storedFiles').set({ addedAt: sql`now()` }).where('id', '=', id).execute();
}

/** Deletes an incomplete file with its pieces. */
export async function dropFile(tx: CompanyTx, { id, begunAt }: Arriving): Promise<void> {
  await tx
    .deleteFrom('storedFiles')
    .where('id', '=', id)
    .where('addedAt', '=', sql<Date>`${begunAt}::timestamptz`)
    .execute();
}

/** One piece; undefined after the last one. */
export async function findPiece(tx: CompanyTx, fileId: StoredFileId, position: number): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('filePieces')
    .select('content')
    .where('fileId', '=', fileId)
    .where('position', '=', position)
    .executeTakeFirst();
  return row?.content;
}

/**
 * Some bytes of a file; fewer if the file ends before.
 * @param from the first byte, counted from 0
 * @param to the end, which is not included
 */
export async function readBytes(tx: CompanyTx, fileId: StoredFileId, from: number, to: number): Promise<Buffer> {
  const rows = await tx
    .selectFrom('filePieces')
    .select('content')
    .where('fileId', '=', fileId)
    .where('position', '>=', Math.floor(from / FILE_PIECE_BYTES))
    .where('position', '<=', Math.floor((to - 1) / FILE_PIECE_BYTES))
    .orderBy('position')
    .execute();
  const skipped = from % FILE_PIECE_BYTES;
  return Buffer.concat(rows.map(({ content }) => content)).subarray(skipped, skipped + to - from);
}

/** The pieces of a file in order, one in memory at a time, within the caller's transaction. */
export async function* readPieces(tx: CompanyTx, fileId: StoredFileId): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const piece = await findPiece(tx, fileId, position);
    if (!piece) return;
    yield piece;
  }
}

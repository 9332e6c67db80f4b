import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { FileKind } from '#domain/files/export-kinds.ts';
import { clearedAt, keptSince, UNDER_WAY } from '#domain/files/file-state.ts';
import type { AssessmentId, MadeFileId, UserId } from '#domain/ids.ts';
import { deletePieces } from '../making/write-pieces.ts';

/** A person's files that are still stored. */
const selectFiles = (tx: CompanyTx, askedBy: UserId, now: Date) =>
  tx
    .selectFrom('madeFiles')
    .where('askedBy', '=', askedBy)
    .where((eb) => eb.or([eb('endedAt', 'is', null), eb('endedAt', '>', keptSince(now))]));

/** The files of an assessment that a person has requested, newest first, without their contents. */
export async function listFiles(tx: CompanyTx, assessmentId: AssessmentId, askedBy: UserId, now: Date) {
  const rows = await selectFiles(tx, askedBy, now)
    .select(['id', 'kind', 'state', 'progress', 'askedAt', 'endedAt', 'fileName', 'bytes', 'frozenId'])
    .where('assessmentId', '=', assessmentId)
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .execute();
  const packages = await tx
    .selectFrom('madePackages')
    .select(['id', 'fingerprint'])
    .where('assessmentId', '=', assessmentId)
    .execute();
  const fingerprints = new Map(packages.map(({ id, fingerprint }) => [id, fingerprint]));
  return rows.map(({ id, kind, state, progress, askedAt, endedAt, fileName, bytes, frozenId }) => ({
    id,
    frozenId,
    kind: kind as FileKind,
    state,
    progress,
    askedAt: askedAt.toISOString(),
    made:
      fileName !== null && bytes !== null && endedAt !== null
        ? {
            fileName,
            bytes: Number(bytes),
            keptUntil: clearedAt(endedAt).toISOString(),
            fingerprint: fingerprints.get(id) ?? null,
          }
        : null,
  }));
}

/** A finished, stored file. */
export async function findMade(
  tx: CompanyTx,
  id: MadeFileId,
  of: { assessmentId: AssessmentId; askedBy: UserId; now: Date },
) {
  const row = await selectFiles(tx, of.askedBy, of.now)
    .select(['id', 'fileName', 'mediaType', 'bytes'])
    .where('assessmentId', '=', of.assessmentId)
    .where('id', '=', id)
    .where('state', '=', 'made')
    .$narrowType<{ fileName: string; mediaType: string; bytes: string }>()
    .executeTakeFirst();
  return row && { ...row, bytes: Number(row.bytes) };
}

/**
 * How many files the company has in progress, and how many are stored for a person; of two simultaneous requests, the second counts the
 * first.
 */
export async function countFiles(tx: CompanyTx, askedBy: UserId, now: Date) {
  await sql`select pg_advisory_xact_lock(hashtextextended('files' || current_company()::text, 0))`.execute(tx);
  const { underWay } = await tx
    .selectFrom('madeFiles')
    .select(sql<number>`count(*)::int`.as('underWay'))
    .where('state', 'in', UNDER_WAY)
    .executeTakeFirstOrThrow();
  const { kept } = await selectFiles(tx, askedBy, now)
    .select(sql<number>`count(*)::int`.as('kept'))
    .executeTakeFirstOrThrow();
  return { underWay, kept };
}

/** Adds a file unless it exists: a repeated request finds the existing one. Returns whether it did. */
export async function insertFile(
  tx: CompanyTx,
  row: { id: MadeFileId; assessmentId: AssessmentId; kind: FileKind; frozenId: string | null },
): Promise<boolean> {
  const added = await tx
    .insertInto('madeFiles')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Cancels a file in progress, otherwise deletes it; false if there is none. */
export async function cancelOrDelete(
  tx: CompanyTx,
  id: MadeFileId,
  { assessmentId, askedBy, now }: { assessmentId: AssessmentId; askedBy: UserId; now: Date },
): Promise<boolean> {
  const cancelled = await tx
    .updateTable('madeFiles')
    .set({ state: 'cancelled', endedAt: now })
    .where((eb) => eb.and({ id, assessmentId, askedBy }))
    .where('state', 'in', UNDER_WAY)
    .returning('id')
    .executeTakeFirst();
  if (cancelled) {
    await deletePieces(tx, id);
    return true;
  }
  const deleted = await tx
    .deleteFrom('madeFiles')
    .where((eb) => eb.and({ id, assessmentId, askedBy }))
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Starts making a file, unless it was cancelled, made or deleted. */
export function beginFile(tx: CompanyTx, id: MadeFileId) {
  return tx
    .updateTable('madeFiles')
    .set((eb) => ({ state: 'making', progress: 0, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', UNDER_WAY)
    .returning(['assessmentId', 'kind', 'askedBy', 'attempts', 'frozenId'])
    .executeTakeFirst();
}

/** Saves the progress; false if nobody is waiting for the file any longer. */
export async function tellProgress(tx: CompanyTx, id: MadeFileId, progress: number): Promise<boolean> {
  const row = await tx
    .updateTable('madeFiles')
    .set({ progress })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a file whose pieces were written, unless it was cancelled in the meantime; returns whether it did. */
export async function keepFile(
  tx: CompanyTx,
  id: MadeFileId,
  { fileName, mediaType, bytes }: { fileName: string; mediaType: string; bytes: number },
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('madeFiles')
    .set({ state: 'made', progress: 100, endedAt: now, fileName, mediaType, bytes: String(bytes) })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function failFile(tx: CompanyTx, id: MadeFileId, now: Date): Promise<void> {
  await tx
    .updateTable('madeFiles')
    .set({ state: 'failed', endedAt: now })
    .where('id', '=', id)
    .where('state', 'in', UNDER_WAY)
    .execute();
}

/** Deletes files whose time is over, and marks abandoned ones as failed. */
export async function clearFiles(tx: CompanyTx, now: Date, givenUpBefore: Date): Promise<void> {
  await tx.deleteFrom('madeFiles').where('endedAt', '<=', keptSince(now)).execute();
  await tx
    .updateTable('madeFiles')
    .set({ state: 'failed', endedAt: now })
    .where('state', 'in', UNDER_WAY)
    .where('askedAt', '<=', givenUpBefore)
    .execute();
}

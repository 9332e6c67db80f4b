import { sql } from 'kysely';
import type { Evidence, EvidenceRevision } from '#contract/evidence-shapes.ts';
import type { CompanyTx } from '#database/doors.ts';
import { hasExpired } from '#domain/evidence/evidence.ts';
import { isPicture } from '#domain/evidence/file-kinds.ts';
import type { EvidenceId, EvidenceRevisionId, StoredFileId, UserId } from '#domain/ids.ts';

/** The name in SQL and in the history. */
export const EVIDENCE_TABLE = 'evidence';
export const REVISIONS_TABLE = 'evidence_revisions';

/** The details of a piece of evidence. */
export interface AboutEvidence {
  title: string;
  note: string;
  datedOn: string | null;
  validUntil: string | null;
  ownerId: UserId | null;
}

/** Evidence as the API returns it, by title. @param today an ISO date */
export async function listEvidence(
  tx: CompanyTx,
  which: { ids: readonly EvidenceId[] } | 'not-removed',
  today: string,
): Promise<Evidence[]> {
  if (which !== 'not-removed' && which.ids.length === 0) return [];
  const rows = await tx
    .selectFrom('evidence')
    .leftJoin('companyPeople as owner', 'owner.userId', 'evidence.ownerId')
    .leftJoin('companyPeople as adder', 'adder.userId', 'evidence.addedBy')
    .selectAll('evidence')
    .select(['owner.fullName as owner', 'adder.fullName as adder'])
    .where((eb) => (which === 'not-removed' ? eb('removedAt', 'is', null) : eb('evidence.id', 'in', which.ids)))
    .orderBy(sql`lower(title)`)
    .orderBy('evidence.id')
    .execute();
  const latest = new Map(
    (await listRevisions(tx, which === 'not-removed' ? rows.map(({ id }) => id) : which.ids)).map((revision) => [
      revision.evidenceId,
      revision,
    ]),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    url: row.url,
    note: row.note,
    datedOn: row.datedOn,
    validUntil: row.validUntil,
    hasExpired: hasExpired(row, today),
    ownerId: row.ownerId,
    owner: row.owner,
    file: tellRevision(latest.get(row.id)),
    addedBy: row.adder,
    addedAt: row.addedAt.toISOString(),
    removedAt: row.removedAt?.toISOString() ?? null,
    version: row.version,
  }));
}

/** The revisions of these, oldest first. */
export async function listRevisions(tx: CompanyTx, ids: readonly EvidenceId[]) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('evidenceRevisions as revision')
    .leftJoin('companyPeople as adder', 'adder.userId', 'revision.addedBy')
    .selectAll('revision')
    .select('adder.fullName as adder')
    .where('evidenceId', 'in', ids)
    .orderBy('number')
    .execute();
}
type RevisionRow = Awaited<ReturnType<typeof listRevisions>>[number];

export function tellRevision(row: RevisionRow): EvidenceRevision;
export function tellRevision(row: RevisionRow | undefined): EvidenceRevision | null;
export function tellRevision(row: RevisionRow | undefined): EvidenceRevision | null {
  if (!row) return null;
  const { id, number, fileName, mediaType, bytes, sha256, adder, addedAt } = row;
  return {
    id,
    number,
    fileName,
    mediaType,
    bytes,
    sha256,
    isPicture: isPicture(mediaType),
    addedBy: adder,
    addedAt: addedAt.toISOString(),
  };
}

/** Whether the member may read a piece of evidence; for an auditor of some assessments, the database decides by where it is used. */
export async function mayReadEvidence(tx: CompanyTx, id: EvidenceId): Promise<boolean> {
  return (await tx.selectFrom('evidence').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** One piece of evidence, locked until the transaction ends. */
export function lockEvidence(tx: CompanyTx, id: EvidenceId) {
  return tx
    .selectFrom('evidence')
    .select(['id', 'kind', 'title', 'removedAt', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** How many pieces of evidence the company has, including removed ones that are still stored. */
export async function countEvidence(tx: CompanyTx): Promise<number> {
  const { count } = await tx
    .selectFrom('evidence')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a piece of evidence unless one with this id exists; returns whether it did. */
export async function insertEvidence(
  tx: CompanyTx,
  row: AboutEvidence & { id: EvidenceId; kind: 'link' | 'file'; url: string },
): Promise<boolean> {
  const added = await tx
    .insertInto('evidence')
    .values(row)
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Changes the details of a piece that is still as its sender saw it; returns whether it did. */
export async function writeEvidence(
  tx: CompanyTx,
  id: EvidenceId,
  about: AboutEvidence & { url?: string },
  seenVersion: number,
): Promise<boolean> {
  const changed = await tx
    .updateTable('evidence')
    .set(about)
    .where((eb) => eb.and({ id, version: seenVersion }))
    .where('removedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** @param removedAt null restores it */
export async function setRemoved(tx: CompanyTx, id: EvidenceId, removedAt: Date | null): Promise<void> {
  await tx.updateTable('evidence').set({ removedAt }).where('id', '=', id).execute();
}

/**
 * Adds the next revision unless one with this id exists.
 * @returns its number; undefined if nothing was added
 */
export async function insertRevision(
  tx: CompanyTx,
  evidenceId: EvidenceId,
  revision: {
    id: EvidenceRevisionId;
    fileId: StoredFileId;
    sha256: string;
    bytes: number;
    mediaType: string;
    fileName: string;
  },
): Promise<number | undefined> {
  const { last } = await tx
    .selectFrom('evidenceRevisions')
    .select(sql<number>`coalesce(max(number), 0)`.as('last'))
    .where('evidenceId', '=', evidenceId)
    .executeTakeFirstOrThrow();
  const added = await tx
    .insertInto('evidenceRevisions')
    .values({ ...revision, evidenceId, number: last + 1 })
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .returning('number')
    .executeTakeFirst();
  return added?.number;
}

/** The file of a revision; undefined if there is none. */
export function findRevision(tx: CompanyTx, id: EvidenceId, revisionId: EvidenceRevisionId) {
  return tx
    .selectFrom('evidenceRevisions')
    .select(['fileId', 'fileName', 'mediaType', 'bytes'])
    .where('evidenceId', '=', id)
    .where('id', '=', revisionId)
    .executeTakeFirst();
}

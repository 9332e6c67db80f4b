import { sql } from 'kysely';
import type { EvidenceCounts, EvidenceUse } from '#contract/evidence-shapes.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { EvidencedCriterion, EvidencedNoun, EvidencedRecord } from '#domain/evidence/evidence.ts';
import type { AssessmentId, EvidenceId, EvidenceUseId, SignOffId } from '#domain/ids.ts';
import type { FoundRecord } from './find-record.ts';
import type { UsesTx } from './lock-uses.ts';

/** The name in SQL and in the history. */
export const USES_TABLE = 'evidence_uses';

/** The uses of an assessment, the uses of a piece of evidence, or a single use. */
interface Which {
  assessmentId?: AssessmentId;
  evidenceId?: EvidenceId;
  id?: EvidenceUseId;
}

/** Uses in the order in which they were added. Removed evidence is used only by completed assessments. */
export async function listUses(tx: CompanyTx, which: Which, record?: EvidencedRecord) {
  const rows = await tx
    .selectFrom('evidenceUses as use')
    .innerJoin('evidence', 'evidence.id', 'use.evidenceId')
    .innerJoin('assessments as assessment', 'assessment.id', 'use.assessmentId')
    .leftJoin('companyPeople as adder', 'adder.userId', 'use.addedBy')
    .selectAll('use')
    .select(['adder.fullName as adder', 'assessment.name as assessmentName', 'assessment.status'])
    .where('assessment.removedAt', 'is', null)
    .where((eb) => eb.or([eb('evidence.removedAt', 'is', null), eb('assessment.status', '=', 'completed')]))
    .where((eb) =>
      eb.and([
        ...(which.assessmentId ? [eb('use.assessmentId', '=', which.assessmentId)] : []),
        ...(which.evidenceId ? [eb('use.evidenceId', '=', which.evidenceId)] : []),
        ...(which.id ? [eb('use.id', '=', which.id)] : []),
        ...(record ? [eb('use.noun', '=', record.noun), eb('use.recordId', '=', record.recordId)] : []),
      ]),
    )
    .orderBy('use.addedAt')
    .orderBy('use.id')
    .execute();
  return rows.map((row) => ({
    ...tellUse(row),
    assessmentName: row.assessmentName,
    isFrozen: row.status === 'completed',
  }));
}

function tellUse(row: {
  id: EvidenceUseId;
  evidenceId: EvidenceId;
  assessmentId: AssessmentId;
  noun: string;
  recordId: string;
  recordName: string;
  criterion: EvidencedCriterion;
  passage: string;
  carriedFrom: string;
  adder: string | null;
  addedAt: Date;
  version: number;
}): EvidenceUse {
  const { id, evidenceId, assessmentId, noun, recordId, recordName, passage, carriedFrom, addedAt, version } = row;
  return {
    id,
    evidenceId,
    assessmentId,
    recordId,
    recordName,
    passage,
    carriedFrom,
    version,
    noun: noun as EvidencedNoun,
    criterion: row.criterion as EvidenceUse['criterion'],
    addedBy: row.adder,
    addedAt: addedAt.toISOString(),
  };
}

/** The details of a use of evidence. */
export interface NewUse {
  id: EvidenceUseId;
  assessmentId: AssessmentId;
  evidenceId: EvidenceId;
  criterion: EvidencedCriterion;
  passage: string;
}

/** Adds a use unless one with this id exists. */
export async function insertUse(
  tx: UsesTx,
  use: NewUse,
  { noun, recordId, name, topicId }: FoundRecord,
  title: string,
): Promise<void> {
  await tx
    .insertInto('evidenceUses')
    .values({ ...use, noun, recordId, recordName: name, topicId, title })
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .execute();
}

/** Whether a recorded step of a sign-off rests on this use alone: it names no minutes with their date, and has no other file. */
export async function isOnlyProof(
  tx: CompanyTx,
  use: { id: EvidenceUseId; noun: EvidencedNoun; recordId: string; evidenceId: EvidenceId },
): Promise<boolean> {
  if (use.noun !== 'sign-off') return false;
  // Of two people who remove the last two files at the same time, the second sees what the first has left.
  const step = await tx
    .selectFrom('signOffs')
    .select(['manner', 'minutes', 'minutesOn', 'endedAt'])
    .where('id', '=', use.recordId as SignOffId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (step?.manner !== 'recorded' || step.endedAt !== null) return false;
  if (step.minutes !== '' && step.minutesOn !== null) return false;
  const files = await tx
    .selectFrom('evidenceUses')
    .innerJoin('evidence', 'evidence.id', 'evidenceUses.evidenceId')
    .select('evidenceUses.id')
    .where('evidenceUses.noun', '=', 'sign-off')
    .where('evidenceUses.recordId', '=', use.recordId)
    .where('evidence.kind', '=', 'file')
    .execute();
  return files.length === 1 && files[0]?.id === use.id;
}

/** How much evidence each record has, as in the whole assessment; undefined if there is no such assessment. */
export async function countByRecord(tx: CompanyTx, assessmentId: AssessmentId): Promise<EvidenceCounts | undefined> {
  const { rows } = await sql<{ json: string | null }>`select evidence_counts(${assessmentId}) as json`.execute(tx);
  const json = rows[0]?.json;
  return json ? JSON.parse(json) : undefined;
}

export async function countUses(tx: CompanyTx, assessmentId: AssessmentId): Promise<number> {
  const { count } = await tx
    .selectFrom('evidenceUses')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('assessmentId', '=', assessmentId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Changes a use if it is still as its sender saw it; returns whether it did. */
export async function writeUse(
  tx: UsesTx,
  id: EvidenceUseId,
  said: { criterion: EvidencedCriterion; passage: string },
  seenVersion: number,
): Promise<boolean> {
  const changed = await tx
    .updateTable('evidenceUses')
    .set(said)
    .where((eb) => eb.and({ id, version: seenVersion }))
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function deleteUse(tx: UsesTx, id: EvidenceUseId): Promise<void> {
  await tx.deleteFrom('evidenceUses').where('id', '=', id).execute();
}

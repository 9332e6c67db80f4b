import { randomUUID } from 'node:crypto';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId, EvidenceId, EvidenceUseId, SignOffId } from '#domain/ids.ts';
import type { SignOffStep } from '#domain/sign-off/sign-off.ts';
import { addUse } from '#server/features/assurance/evidence/add-use.ts';
import { nameOfSignature } from '#server/features/assurance/evidence/find-record.ts';
import { lockUses } from '#server/features/assurance/evidence/lock-uses.ts';
import { lockEvidence } from '#server/features/assurance/evidence/queries.ts';

/** A file of the company's evidence that can show that a step was taken, locked; undefined if there is none with this id. */
export async function findProof(tx: CompanyTx, id: EvidenceId): Promise<{ id: EvidenceId; title: string } | undefined> {
  const row = await lockEvidence(tx, id);
  return row?.kind === 'file' && row.removedAt === null ? { id, title: row.title } : undefined;
}

/**
 * Adds the file as evidence of the step.
 * @throws too-much-evidence
 */
export async function addProof(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  signature: { id: SignOffId; step: SignOffStep; name: string },
  { id: evidenceId, title }: { id: EvidenceId; title: string },
): Promise<void> {
  const place = { noun: 'sign-off', recordId: signature.id, name: nameOfSignature(signature), topicId: null } as const;
  const use = { id: randomUUID() as EvidenceUseId, assessmentId, evidenceId, criterion: '', passage: '' } as const;
  await addUse(await lockUses(tx, assessmentId, place.noun), use, place, title);
}

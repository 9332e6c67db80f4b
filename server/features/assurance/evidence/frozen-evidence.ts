import type { EvidenceUse } from '#contract/evidence-shapes.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { FrozenEvidence } from '#domain/frozen-results/frozen-evidence.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { listNamedUses } from './named-uses.ts';
import { listEvidence } from './queries.ts';

/** The evidence of a draft, as it is frozen with the result. Signatures come later, so their minutes are not part of it. */
export async function readFrozenEvidence(tx: CompanyTx, assessmentId: AssessmentId): Promise<FrozenEvidence[]> {
  const uses = await listNamedUses(tx, assessmentId);
  return tellPieces(
    tx,
    uses.filter(({ noun }) => noun !== 'sign-off'),
  );
}

/** The current evidence for these signatures, such as their minutes. */
export async function readSignedEvidence(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  signatures: readonly { id: string }[],
): Promise<FrozenEvidence[]> {
  const ids = new Set(signatures.map(({ id }) => id));
  const uses = await listNamedUses(tx, assessmentId);
  return tellPieces(
    tx,
    uses.filter(({ noun, recordId }) => noun === 'sign-off' && ids.has(recordId)),
  );
}

/** The pieces of evidence of these uses, each with its own uses. */
async function tellPieces(tx: CompanyTx, uses: readonly EvidenceUse[]): Promise<FrozenEvidence[]> {
  const ids = [...new Set(uses.map(({ evidenceId }) => evidenceId))];
  // Frozen evidence does not include whether it has expired.
  const pieces = await listEvidence(tx, { ids }, '');
  return pieces.map(({ id, kind, title, url, note, datedOn, validUntil, owner, file }) => ({
    id,
    kind,
    title,
    url,
    note,
    datedOn,
    validUntil,
    owner,
    file: file && {
      fileName: file.fileName,
      mediaType: file.mediaType,
      bytes: file.bytes,
      sha256: file.sha256,
      revision: file.number,
    },
    uses: uses
      .filter(({ evidenceId }) => evidenceId === id)
      .map(({ noun, recordId, recordName, criterion, passage }) => ({
        noun,
        recordId,
        recordName,
        criterion,
        passage,
      })),
  }));
}

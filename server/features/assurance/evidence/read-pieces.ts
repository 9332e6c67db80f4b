import type { CompanyTx } from '#database/doors.ts';
import type { EvidencePiece } from '#domain/evidence/evidence.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { listNamedUses } from './named-uses.ts';
import { listEvidence } from './queries.ts';

/** The evidence that an assessment uses, by title. @param today an ISO date */
export async function readPieces(tx: CompanyTx, assessmentId: AssessmentId, today: string): Promise<EvidencePiece[]> {
  const uses = Map.groupBy(await listNamedUses(tx, assessmentId), ({ evidenceId }) => evidenceId);
  const listed = await listEvidence(tx, { ids: [...uses.keys()] }, today);
  return listed.map((piece) => ({ ...piece, uses: uses.get(piece.id) ?? [] }));
}

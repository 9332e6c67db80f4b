import type { CompanyTx } from '#database/doors.ts';
import type { FrozenEvidence } from '#domain/frozen/frozen-evidence.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { listNamedUses } from './named-uses.ts';
import { listEvidence } from './queries.ts';

/** The evidence of what a draft says, as it is frozen with its result. What is signed is signed later: its minutes are no part of it. */
export async function readFrozenEvidence(tx: CompanyTx, assessmentId: AssessmentId): Promise<FrozenEvidence[]> {
  const uses = (await listNamedUses(tx, assessmentId)).filter(({ noun }) => noun !== 'sign-off');
  const ids = [...new Set(uses.map(({ evidenceId }) => evidenceId))];
  // Whether it has expired is no part of it.
  const pieces = await listEvidence(tx, { ids }, '');
  return pieces.map(({ id, kind, title, url, note, datedOn, validUntil, owner, file }) => ({
    ...{ id, kind, title, url, note, datedOn, validUntil, owner },
    file: file && {
      ...{ fileName: file.fileName, mediaType: file.mediaType, bytes: file.bytes, sha256: file.sha256 },
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

import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';

/** Deletes evidence that was removed before this time, unless a frozen result names it. */
export async function clearEvidence(tx: CompanyTx, removedBy: Date): Promise<void> {
  await tx
    .deleteFrom('evidence')
    .where('removedAt', '<=', removedBy)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('assessmentSnapshots as frozen')
            .select('frozen.id')
            .where(sql<boolean>`position(evidence.id::text in frozen.result) > 0`),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('evidenceUses as use')
            .innerJoin('assessments as assessment', 'assessment.id', 'use.assessmentId')
            .select('use.id')
            .whereRef('use.evidenceId', '=', 'evidence.id')
            .where('assessment.status', '=', 'completed'),
        ),
      ),
    )
    .execute();
}

/** Deletes files that nothing has used since their last upload, and uploads that have been in progress for too long. */
export async function clearStoredFiles(
  tx: CompanyTx,
  { unusedSince, arrivingSince }: { unusedSince: Date; arrivingSince: Date },
): Promise<void> {
  await tx
    .deleteFrom('storedFiles')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('evidenceRevisions as revision')
            .select('revision.id')
            .whereRef('revision.fileId', '=', 'storedFiles.id'),
        ),
      ),
    )
    // A stored package keeps its own references to them.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('madeFilePieces as piece')
            .select('piece.id')
            .whereRef('piece.storedFileId', '=', 'storedFiles.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.or([
        eb.and([eb('sha256', 'is', null), eb('addedAt', '<=', arrivingSince)]),
        eb.and([eb('sha256', 'is not', null), eb('addedAt', '<=', unusedSince)]),
      ]),
    )
    .execute();
}

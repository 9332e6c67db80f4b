import { z } from 'zod';
import { SEAL_REASONS } from '#domain/frozen-results/seal.ts';
import { HISTORY_NOUNS } from '#domain/history/nouns.ts';
import { assessmentId, historyLineId, instant } from './base.ts';
import { endpointFor } from './endpoint.ts';

/** A problem with a line of the history, or with a seal on it. */
const finding = z.object({
  what: z.enum(['altered', 'deleted', 'added', 'seal-altered', 'seal-missing']),
  /** The id of the line; for a seal, of its first line. */
  historyId: historyLineId,
  /** What the line is about; null if it was deleted, or is about something that Activity does not show. */
  noun: z.enum(HISTORY_NOUNS).nullable(),
  /** The assessment that the line names. */
  assessmentId: assessmentId.nullable(),
  /** When the line was written, according to the line itself; for a deleted line, when the previous one was written. */
  at: instant.nullable(),
});
export type SealFindingShape = z.infer<typeof finding>;

export const seals = {
  read: endpointFor
    .member('assessment.view')
    .reads()
    .refuses()
    .route({
      method: 'GET',
      path: '/seals',
      summary: "Returns when the company's history was last sealed, and how much of it",
    })
    .input(z.strictObject({}).optional())
    .output(
      z.object({
        seals: z.int(),
        /** Lines of the history that they cover. */
        lines: z.int(),
        last: z
          .object({
            madeAt: instant,
            reason: z.enum(SEAL_REASONS),
            /** The hash with which a copy kept elsewhere is compared. */
            hash: z.string(),
          })
          .nullable(),
      }),
    ),
  check: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found', 'rate-limited')
    .route({
      method: 'GET',
      path: '/seals/check',
      summary: "Compares the next part of the company's history with its seals; `next` says where to continue",
    })
    .input(z.strictObject({ after: historyLineId.optional() }))
    .output(
      z.object({
        /** The number of lines under the seals that were checked in this part. */
        lines: z.int(),
        /** The number of findings, of which the first follow. */
        found: z.int(),
        findings: z.array(finding),
        /** Send this as `after` for the next part; null if everything has been checked. */
        next: historyLineId.nullable(),
      }),
    ),
};

import { z } from 'zod';
import { FROZEN_FILE } from '#domain/frozen-results/check-frozen-file.ts';
import { FINALITIES } from '#domain/sign-off/sign-off.ts';
import { assessmentId, instant } from './base.ts';
import { endpointFor } from './endpoint.ts';
import { signOffOfResult } from './sign-off.ts';

/** A frozen result as a file; `docs/frozen-result.md` describes `result` in each format. */
const frozenFile = z.object({
  kind: z.literal(FROZEN_FILE),
  /** The hash of the canonical form of `result`, in hexadecimal digits. */
  sha256: z.string(),
  result: z.unknown(),
});

/** One of the frozen results of an assessment: each completion makes one. */
const frozenId = z.uuid();

export const frozenResults = {
  listFrozen: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/frozen-results',
      summary: 'Lists when an assessment was frozen and who approved each result, newest first; empty if it never was',
    })
    .input(z.strictObject({ assessmentId }))
    .output(
      z.array(
        z.object({
          id: frozenId,
          /** 1 for the first result of the assessment. */
          number: z.int().min(1),
          frozenAt: instant,
          /** How final the latest result is: 'draft' if the assessment is open again; null for an earlier result. */
          state: z.enum(FINALITIES).nullable(),
          /** When the assessment was reopened after this result, and why; null if it was not. */
          reopened: z.object({ at: instant, reason: z.string() }).nullable(),
          /** Its fingerprint. */
          sha256: z.string(),
          /** Whether it contains everything that was entered; an early format contained only the results. */
          hasInputs: z.boolean(),
          /** Who approved it last, on which day, and whether the approval is still valid. */
          approved: z
            .object({
              by: z.string(),
              on: z.iso.date(),
              stands: z.boolean(),
              /** Somebody recorded it for them; they did not sign. */
              isRecorded: z.boolean(),
            })
            .nullable(),
        }),
      ),
    ),
  readFrozen: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/frozen',
      summary: 'Downloads a frozen result, the latest or the one requested, as a file that can be verified',
    })
    .input(z.strictObject({ assessmentId, frozenId: frozenId.optional() }))
    .output(
      frozenFile.extend({
        id: frozenId,
        frozenAt: instant,
        signOff: signOffOfResult,
        /** It has been reopened since: the next completion will freeze another result. */
        isOpenAgain: z.boolean(),
      }),
    ),
};

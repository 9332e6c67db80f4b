import { z } from 'zod';
import { FROZEN_FILE } from '#domain/frozen/check-frozen-file.ts';
import { assessmentId, instant } from './base.ts';
import { endpointFor } from './endpoint.ts';

/** A frozen result as a file; `docs/frozen-result.md` says what `result` holds in each format. */
const frozenFile = z.object({
  kind: z.literal(FROZEN_FILE),
  /** Of the canonical form of `result`, in hexadecimal digits. */
  sha256: z.string(),
  result: z.unknown(),
});

export const results = {
  readFrozen: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/frozen',
      summary: 'What completing froze last, as a file that can be checked; 404 when nothing was frozen',
    })
    .input(z.strictObject({ assessmentId }))
    .output(
      frozenFile.extend({
        frozenAt: instant,
        /** It was reopened since: the next completion freezes another result. */
        isOpenAgain: z.boolean(),
      }),
    ),
};

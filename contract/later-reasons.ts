import { z } from 'zod';
import { MAX_REASON } from '#domain/limits.ts';
import { assessmentId, historyLineId, requiredText } from './base.ts';
import { endpointFor } from './endpoint.ts';

export const laterReasons = {
  give: endpointFor
    .member('assessment.edit')
    .changes('assessment')
    .refuses('not-found', 'assessment-completed', 'no-reason-lacking')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/history/{line}/reason',
      summary:
        'Gives a reason for a change that lacks one, and for the same person’s changes to the same fields within half an hour of it',
    })
    .input(z.strictObject({ assessmentId, line: historyLineId, reason: requiredText(MAX_REASON, 'reason-required') }))
    .output(
      z.object({
        /** The lines of the history that now have this reason. */
        lines: z.array(historyLineId),
      }),
    ),
};

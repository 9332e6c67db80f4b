import { z } from 'zod';
import { topicScoreFields } from '#domain/topics/fields.ts';
import { assessmentId, seenVersion, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';

import { carriedFromInput, inputShapes, rowShapes } from './field-shapes.ts';
import { givenReason } from './reason.ts';

/** The 1–10 screening view of a topic. */
export const scoreRow = z.object({ ...rowShapes(topicScoreFields), version });
export type ScoreRow = z.infer<typeof scoreRow>;

/** Scores of a topic to save. */
export const scoreToSave = z.strictObject({ ...inputShapes(topicScoreFields), ...carriedFromInput, seenVersion });

export const scores = {
  save: endpointFor
    .member('assessment.edit')
    .changes('scores', { body: 'batch' })
    .refuses('not-found', 'assessment-completed', 'too-much-text')
    .errors(conflictOf(scoreRow))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/scores',
      summary: 'Saves the changed topic scores, all or none',
    })
    .input(
      z.strictObject({
        assessmentId,
        ...givenReason,
        scores: z.array(scoreToSave.extend(givenReason)).max(500),
      }),
    )
    .output(z.array(scoreRow)),
};

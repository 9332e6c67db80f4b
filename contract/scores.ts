import { z } from 'zod';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import { assessmentId, conflictOf, endpointFor, frozen, seenVersion, text, topicId, version } from './base.ts';

const score10 = z.int().min(1, 'Scores go from 1 to 10.').max(10, 'Scores go from 1 to 10.');

/** The 1–10 screening view of a topic. */
export const scoreRow = z.object({
  topicId,
  impactScore: score10,
  financialScore: score10,
  justification: z.string(),
  version,
});
export type ScoreRow = z.infer<typeof scoreRow>;

export const scores = {
  save: endpointFor
    .member('assessment.edit')
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/scores',
      summary: 'Save the changed topic scores, all or none',
    })
    .errors({ ...conflictOf(scoreRow), ...frozen })
    .input(
      z.strictObject({
        assessmentId,
        scores: z
          .array(
            z.strictObject({
              topicId,
              impactScore: score10,
              financialScore: score10,
              justification: text(MAX_LONG_TEXT),
              seenVersion,
            }),
          )
          .max(500),
      }),
    )
    .output(z.array(scoreRow)),
};

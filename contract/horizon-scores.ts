import { z } from 'zod';
import { horizonScoreFields } from '#domain/horizon-scores/fields.ts';
import { assessmentId, seenVersion, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { inputShapes, rowShapes } from './field-shapes.ts';
import { givenReason } from './reason.ts';

/** The scores of an entry for a time horizon that is not its own. */
export const horizonScoreRow = z.object({ ...rowShapes(horizonScoreFields), version });
export type HorizonScoreRow = z.infer<typeof horizonScoreRow>;

const horizonScoreToSave = z.strictObject({ ...inputShapes(horizonScoreFields), seenVersion });
const { componentId, horizon } = inputShapes(horizonScoreFields);

export const horizonScores = {
  save: endpointFor
    .member('assessment.edit')
    .changes('horizonScores')
    .refuses('not-found', 'assessment-completed', 'too-much-text', 'too-many-rows')
    .errors(conflictOf(horizonScoreRow))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/components/{componentId}/horizon-scores/{horizon}',
      summary:
        'Scores an impact, risk or opportunity for a time horizon that is not its own, with a reason; the highest score of all horizons counts',
    })
    .input(horizonScoreToSave.extend({ assessmentId }))
    .output(horizonScoreRow),
  remove: endpointFor
    .member('assessment.edit')
    .changes('horizonScores')
    .refuses('not-found', 'assessment-completed')
    .errors(conflictOf(horizonScoreRow))
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/components/{componentId}/horizon-scores/{horizon}',
      summary: 'Removes the score for a time horizon',
    })
    .input(z.strictObject({ assessmentId, componentId, horizon, seenVersion: version, ...givenReason }))
    /** The id of the row in the history, by which its removal can be undone. */
    .output(z.object({ rowId: z.string() })),
};

import { z } from 'zod';
import { answerFields } from '#domain/questionnaire/fields.ts';
import { assessmentId, seenVersion, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { carriedFromInput, inputShapes, rowShapes } from './field-shapes.ts';

/** One saved answer: several options as a JSON array of option ids, the Other text in a row of its own. */
export const responseRow = z.object({ ...rowShapes(answerFields), version });
export type ResponseRow = z.infer<typeof responseRow>;

/** An answer to save. */
export const answerToSave = z.strictObject({
  ...inputShapes(answerFields),
  ...carriedFromInput,
  seenVersion,
});

export const questionnaire = {
  saveResponses: endpointFor
    .member('assessment.edit')
    .changes('questionnaire', { body: 'batch' })
    .refuses('not-found', 'assessment-completed', 'too-much-text', 'too-many-rows')
    .errors(conflictOf(responseRow))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/responses',
      summary: 'Save the changed answers of a section, all or none',
    })
    .input(z.strictObject({ assessmentId, responses: z.array(answerToSave).max(200) }))
    .output(z.array(responseRow)),
};

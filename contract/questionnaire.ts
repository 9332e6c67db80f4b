import { z } from 'zod';
import { answerFields } from '#domain/questionnaire/fields.ts';
import { assessmentId, seenVersion, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { carriedFromInput, inputShapes, rowShapes } from './field-shapes.ts';

/** One saved answer: several options as a JSON array of option ids, the free text for Other in a separate row. */
export const responseRow = z.object({ ...rowShapes(answerFields), version });
export type ResponseRow = z.infer<typeof responseRow>;

/** An answer to save. */
export const answerToSave = z.strictObject({
  ...inputShapes(answerFields),
  ...carriedFromInput,
  seenVersion,
});

const sectionShape = z.object({
  name: z.string(),
  description: z.string(),
  sectionType: z.string(),
  position: z.int(),
});
const questionShape = z.object({
  /** The name of its section: an answer is saved with it as `section`. */
  section: z.string(),
  /** An answer is saved with it as `fieldName`. */
  text: z.string(),
  type: z.string(),
  required: z.boolean(),
  position: z.int(),
  /** Not shown on the screen. */
  isHidden: z.boolean(),
  /** The answer is a JSON list of the ids of `options`. */
  takesSeveral: z.boolean(),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
});

export const questionnaire = {
  sections: endpointFor.person
    .reads()
    .route({
      method: 'GET',
      path: '/assessment-sections',
      summary: 'Lists the sections of the questionnaire, in order',
    })
    .output(z.array(sectionShape)),
  questions: endpointFor.person
    .reads()
    .route({
      method: 'GET',
      path: '/assessment-questions',
      summary: 'Lists the questions of all sections, in order, with their options',
    })
    .output(z.array(questionShape)),
  saveResponses: endpointFor
    .member('assessment.edit')
    .changes('questionnaire', { body: 'batch' })
    .refuses('not-found', 'assessment-completed', 'too-much-text', 'too-many-rows')
    .errors(conflictOf(responseRow))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/responses',
      summary: 'Saves the changed answers of a section, all or none',
    })
    .input(z.strictObject({ assessmentId, responses: z.array(answerToSave).max(200) }))
    .output(z.array(responseRow)),
};

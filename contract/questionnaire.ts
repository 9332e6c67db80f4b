import { z } from 'zod';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import { assessmentId, conflictOf, endpointFor, frozen, requiredText, seenVersion, text, version } from './base.ts';

/** One saved answer: several options as a JSON array of option ids, the Other text in a row of its own (ruling 12). */
export const responseRow = z.object({
  section: z.string(),
  fieldName: z.string(),
  fieldValue: z.string(),
  fieldType: z.string(),
  version,
});
export type ResponseRow = z.infer<typeof responseRow>;

const answer = z.strictObject({
  section: requiredText(200, 'The section is missing.'),
  fieldName: requiredText(500, 'The question is missing.'),
  fieldValue: text(MAX_LONG_TEXT),
  fieldType: z.enum(['text', 'textarea', 'number', 'email', 'select', 'radio', 'multiselect']),
  seenVersion,
});

export const questionnaire = {
  saveResponses: endpointFor
    .member('assessment.edit')
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/responses',
      summary: 'Save the changed answers of a section, all or none',
    })
    .errors({ ...conflictOf(responseRow), ...frozen })
    .input(z.strictObject({ assessmentId, responses: z.array(answer).max(200) }))
    .output(z.array(responseRow)),
};

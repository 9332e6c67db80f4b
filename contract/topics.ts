import { z } from 'zod';
import { assessmentId, conflictOf, endpointFor, frozen, seenVersion, topicId, version } from './base.ts';

export const topicRow = z.object({
  id: topicId,
  code: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(['Environmental', 'Social', 'Governance']),
});

/** Whether a topic is relevant. A topic without a row is (ruling 13). */
export const selectionRow = z.object({ topicId, isRelevant: z.boolean(), version });
export type SelectionRow = z.infer<typeof selectionRow>;

export const topics = {
  saveSelections: endpointFor
    .member('assessment.edit')
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/topic-selections',
      summary: 'Save the changed topic selections, all or none',
    })
    .errors({ ...conflictOf(selectionRow), ...frozen })
    .input(
      z.strictObject({
        assessmentId,
        selections: z.array(z.strictObject({ topicId, isRelevant: z.boolean(), seenVersion })).max(500),
      }),
    )
    .output(z.array(selectionRow)),
};

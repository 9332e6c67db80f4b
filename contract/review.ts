import { z } from 'zod';
import { disclosureChoiceFields } from '#domain/disclosures/fields.ts';
import { MAX_ANSWERS, MAX_COMPONENTS, MAX_REASON, MAX_STAKEHOLDERS } from '#domain/limits.ts';
import { answerFields } from '#domain/questionnaire/fields.ts';
import { assessmentShape, wholeAssessmentShape } from './assessment.ts';
import { assessmentId, componentId, requiredText, stakeholderId, topicId, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { inputShapes } from './field-shapes.ts';

const { section, fieldName } = inputShapes(answerFields);
const { esrsVersion, requirement } = inputShapes(disclosureChoiceFields);

/** How each kind of item that can be carried over is identified. */
const keys = {
  components: { id: componentId },
  stakeholders: { id: stakeholderId },
  selections: { topicId },
  scores: { topicId },
  responses: { section, fieldName },
  disclosureChoices: { esrsVersion, requirement },
} as const;

/** More than the number of topics in an assessment. */
const MANY_TOPICS = 500;
/** More than the number of requirements of all versions. */
const MANY_REQUIREMENTS = 500;

const seen = <Key extends z.ZodRawShape>(key: Key, most: number) =>
  z
    .array(z.strictObject({ ...key, seenVersion: version }))
    .max(most)
    .default([]);
const reviewed = <Key extends z.ZodRawShape>(key: Key) => z.array(z.object({ ...key, version }));

/** The records that the caller saw as carried over, each with the version it had. */
const seenRecords = {
  components: seen(keys.components, MAX_COMPONENTS),
  stakeholders: seen(keys.stakeholders, MAX_STAKEHOLDERS),
  selections: seen(keys.selections, MANY_TOPICS),
  scores: seen(keys.scores, MANY_TOPICS),
  responses: seen(keys.responses, MAX_ANSWERS),
  disclosureChoices: seen(keys.disclosureChoices, MANY_REQUIREMENTS),
} as const;

/** Records by what identifies them, each with its version. */
const versionedRecords = z.object({
  components: reviewed(keys.components),
  stakeholders: reviewed(keys.stakeholders),
  selections: reviewed(keys.selections),
  scores: reviewed(keys.scores),
  responses: reviewed(keys.responses),
  disclosureChoices: reviewed(keys.disclosureChoices),
});

export type SeenRecords = z.infer<z.ZodObject<typeof seenRecords>>;
export type VersionedRecords = z.infer<typeof versionedRecords>;

export const review = {
  carried: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/carried-over',
      summary: 'Lists the records that were carried over and that nobody has reviewed, each with its version',
    })
    .input(z.strictObject({ assessmentId }))
    .output(versionedRecords),
  confirm: endpointFor
    .member('assessment.edit')
    .changes('assessment', { body: 'batch' })
    .refuses('not-found', 'assessment-completed')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/reviewed',
      summary:
        'Confirms that records carried over by a copy or a transfer were reviewed; skips records that have changed since the caller saw them',
    })
    .input(z.strictObject({ assessmentId, ...seenRecords }))
    .output(versionedRecords),
  confirmUnchanged: endpointFor
    .member('assessment.edit')
    .changes('assessment')
    .refuses('not-found', 'assessment-completed', 'nothing-carried')
    .errors(conflictOf(assessmentShape))
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/unchanged',
      summary:
        'States that nothing significant changed since the earlier year: confirms what was carried over, except records that have changed since the caller saw them, and makes the earlier decisions on topics again',
    })
    .input(
      z.strictObject({ assessmentId, ...seenRecords, reason: requiredText(MAX_REASON, 'reason-required'), version }),
    )
    .output(wholeAssessmentShape),
};

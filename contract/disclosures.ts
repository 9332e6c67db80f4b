import { z } from 'zod';
import { disclosureChoiceFields } from '#domain/disclosures/fields.ts';
import { MAX_NAMED_TOPICS } from '#domain/limits.ts';
import { ESRS_VERSIONS } from '#domain/reference/esrs-versions.ts';
import { UNDERTAKINGS } from '#domain/reference/phase-in-options.ts';
import { assessmentId, instant, seenVersion, text, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { inputShapes, rowShapes } from './field-shapes.ts';

/** The choice on one disclosure requirement; without one, the requirement is reported. */
export const disclosureChoiceRow = z.object({
  ...rowShapes(disclosureChoiceFields),
  /** With `none`: the topics without a policy, action or target, by code. */
  topicCodes: z.array(z.string()),
  /** Current name. */
  chosenBy: z.string(),
  chosenAt: instant,
  version,
});
export type DisclosureChoiceRow = z.infer<typeof disclosureChoiceRow>;

const { requirement, choice, phaseIn, until, ground, reason } = inputShapes(disclosureChoiceFields);
const esrsVersion = z.enum(ESRS_VERSIONS);

export const disclosures = {
  read: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/disclosure-choices',
      summary: 'Lists the choices on disclosure requirements, and what decides which phase-ins the company can use',
    })
    .input(z.strictObject({ assessmentId }))
    .output(
      z.object({
        undertaking: z.enum(['', ...UNDERTAKINGS]),
        firstReportYear: z.int().nullable(),
        /** The version of the assessment. */
        version,
        choices: z.array(disclosureChoiceRow),
      }),
    ),
  choose: endpointFor
    .member('assessment.edit')
    .changes('disclosures')
    .refuses('not-found', 'assessment-completed', 'choice-not-open', 'too-much-text')
    .errors(conflictOf(disclosureChoiceRow))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/disclosure-choices/{requirement}',
      summary: 'Chooses that a requirement is phased in, left out, or reported as “none in place”',
    })
    .input(
      z.strictObject({
        assessmentId,
        ...{ requirement, choice, phaseIn, until, ground, reason },
        topicCodes: z.array(text(40)).max(MAX_NAMED_TOPICS),
        seenVersion,
      }),
    )
    .output(disclosureChoiceRow),
  withdraw: endpointFor
    .member('assessment.edit')
    .changes('disclosures')
    .refuses('not-found', 'assessment-completed')
    .errors(conflictOf(disclosureChoiceRow))
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/disclosure-choices/{requirement}',
      summary: 'Removes a choice, so that the requirement is reported',
    })
    .input(z.strictObject({ assessmentId, requirement, esrsVersion, seenVersion: version }))
    .output(z.object({ requirement, esrsVersion })),
};

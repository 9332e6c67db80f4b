import type { Answer } from '#domain/questionnaire/fields.ts';
import type { WrittenInput } from '#domain/results/dashboard.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';

/** A whole assessment as it is loaded at once: what every screen of the wizard and every result rests on. */
export interface AssessmentData extends WrittenInput {
  responses: readonly Answer[];
  stakeholders: readonly Stakeholder[];
}

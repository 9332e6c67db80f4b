import type { Answer } from './assessment.ts';
import type { DashboardInput } from './dashboard.ts';
import type { Stakeholder } from './stakeholder.ts';

/** A whole assessment as it is loaded at once: what every screen of the wizard and every result rests on. */
export interface AssessmentData extends DashboardInput {
  responses: readonly Answer[];
  stakeholders: readonly Stakeholder[];
}

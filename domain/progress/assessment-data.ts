import type { EvidenceCount } from '#domain/evidence/evidence.ts';
import type { Measure } from '#domain/measures/measure.ts';
import type { Answer } from '#domain/questionnaire/fields.ts';
import type { WrittenInput } from '#domain/results/dashboard.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import type { Activity } from '#domain/value-chain/activity.ts';

/** A whole assessment as loaded in one piece: the basis of every wizard screen and every result. */
export interface AssessmentData extends WrittenInput {
  responses: readonly Answer[];
  stakeholders: readonly Stakeholder[];
  /** With all that was written about each. */
  measures?: readonly Measure[];
  /** How much can be shown for what it says; left out where an assessment is read from what does not hold it. */
  evidence?: readonly EvidenceCount[];
  /** What its steps mean to the company; our words where that is left out. */
  scales?: Scales;
  /** The value chain; left out where an assessment is read from what does not hold it. */
  activities?: readonly Activity[];
}

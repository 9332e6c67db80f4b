import type { DisclosureChoice } from '#domain/disclosures/choice.ts';
import type { EvidenceCount } from '#domain/evidence/evidence.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import type { Link } from '#domain/links/link.ts';
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
  /** With everything that was written about each. */
  measures?: readonly Measure[];
  /** Links whose ends both exist; absent if an assessment is read from a source without them. */
  links?: readonly Link[];
  /** The counts of evidence; absent if an assessment is read from a source without evidence. */
  evidence?: readonly EvidenceCount[];
  /** What the steps mean for the company; if absent, the product's own words apply. */
  scales?: Scales;
  /** Choices on disclosure requirements; absent if an assessment is read from a source without them. */
  disclosureChoices?: readonly DisclosureChoice[];
  /** The value chain; absent if an assessment is read from a source without it. */
  activities?: readonly Activity[];
  /** Absent if an assessment is read from a source without its history. */
  reasonGaps?: ReasonGaps;
}

/** Reasons that are missing or out of date, which only the history knows. */
export interface ReasonGaps {
  /** Topics that were set aside without a reason. */
  aside: readonly TopicId[];
  /** Entries whose score changed since their justification and evidence were written. */
  rescored: readonly ComponentId[];
}

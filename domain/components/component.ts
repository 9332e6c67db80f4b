import type { ComponentId, TopicId } from '#domain/ids.ts';
import type { Actuality, ComponentKind, ImpactPolarity } from '#domain/reference/component-kinds.ts';

/** A whole number from 1 to 5: severity, likelihood, magnitude (specification, section 5). */
export type Score5 = 1 | 2 | 3 | 4 | 5;

/**
 * One impact, risk or opportunity under a topic, as a person stated it. Overall scores are computed
 * (`component-score.ts`), never stored. Fields of the other side keep their defaults.
 */
export interface Component {
  id: ComponentId;
  topicId: TopicId;
  kind: ComponentKind;
  /** Non-blank, at most 300 characters. */
  title: string;
  description: string;
  /** Why the scores are what they are: what an auditor asks first. */
  justification: string;
  /** Shown but not counted on the impact side when false. */
  impactRelevant: boolean;
  /** Shown but not counted on the financial side when false. */
  financialRelevant: boolean;
  /** An option id of `impactNatures`, or '' when not answered (so are the other option fields). */
  natureOfImpact: string;
  actualPotentialImpact: Actuality | null;
  companyBusinessArea: string;
  valueChainConcentration: string;
  timeHorizon: string;
  impactPolarity: ImpactPolarity | null;
  /** 1–5. The value that counts; follows the details below unless `severityReason` says why not. */
  impactSeverity: Score5;
  /** 1–5 or null when not scored (ESRS 1 (2023) AR 10; ESRS 1 (2026) AR 22). */
  impactScale: Score5 | null;
  impactScope: Score5 | null;
  /** Negative impacts only. */
  impactIrremediability: Score5 | null;
  /** Non-blank when the assessor set another severity than the details give. */
  severityReason: string;
  /** 1–5 as stated; see `component-score.ts` for when it counts as 5. */
  impactLikelihood: Score5;
  /** Potential negative human-rights impact: severity takes precedence (ESRS 1 (2023) §45). */
  humanRights: boolean;
  /** 1–5 potential magnitude of the financial effect. */
  financialRiskOpportunity: Score5;
  financialLikelihood: Score5;
  /** An option id of `riskOpportunityTypes`. */
  riskOpportunityType: string;
  /** Option ids of `financialEffects`. */
  financialEffects: string[];
}

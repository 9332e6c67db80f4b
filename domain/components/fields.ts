import { carriedFrom } from '#domain/fields/carried-from.ts';
import {
  choice,
  choices,
  type Fields,
  flag,
  line,
  longText,
  oneOf,
  optionalOneOf,
  optionalScore5,
  reference,
  score5,
} from '#domain/fields/kinds.ts';
import { MAX_CRITERION_REASON, MAX_TITLE } from '#domain/limits.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import {
  actualities,
  financialEffects,
  impactNatures,
  impactPolarities,
  pursuits,
  riskOpportunityTypes,
  timeHorizons,
  valueChainConcentrations,
} from '#domain/reference/options.ts';
import { starterOrigins } from '#domain/reference/starter-origins.ts';
import { DEFAULT_SCORE5 } from './score.ts';

const kinds = [
  { id: 'impact', label: 'Impact' },
  { id: 'risk', label: 'Risk' },
  { id: 'opportunity', label: 'Opportunity' },
] as const satisfies readonly { id: ComponentKind; label: string }[];

/**
 * The fields of an impact, risk or opportunity, in the order of the forms. Type, validation, API shape, columns, conflicts and the words
 * of the history follow from this table; a new field is a line here, a migration and a place in a form.
 */
export const componentFields = {
  topicId: reference({ of: 'topic', label: 'Topic', required: 'topic-required' }),
  kind: oneOf(kinds, { label: 'Kind', default: 'impact' }),
  title: line({ label: 'Title', max: MAX_TITLE, required: 'title-required' }),
  description: longText({ label: 'Description' }),
  impactPolarity: optionalOneOf(impactPolarities, { label: 'Impact polarity', side: 'impact' }),
  actualPotentialImpact: optionalOneOf(actualities, { label: 'Actual or potential', side: 'impact' }),
  natureOfImpact: choice(impactNatures, { label: 'Nature of impact', side: 'impact' }),
  /** A risk has the types of risks, an opportunity those of opportunities. */
  riskOpportunityType: choice(riskOpportunityTypes, { label: 'Type of risk or opportunity', side: 'financial' }),
  /** Opportunities only; under the 2026 set, those that are pursued or built into the strategy are reported (ESRS 1 (2026) §102). */
  opportunityPursued: optionalOneOf(pursuits, { label: 'Whether it is pursued', side: 'financial' }),
  financialEffects: choices(financialEffects, { label: 'Financial effects', side: 'financial' }),
  companyBusinessArea: line({ label: 'Business area of the company' }),
  valueChainConcentration: choice(valueChainConcentrations, { label: 'Where in the value chain' }),
  timeHorizon: choice(timeHorizons, { label: 'Time horizon' }),
  /** Details of the severity (ESRS 1 (2023) AR 10; ESRS 1 (2026) AR 22). */
  impactScale: optionalScore5({ label: 'Scale', side: 'impact' }),
  impactScaleReason: line({ label: 'Reason for the scale', max: MAX_CRITERION_REASON, side: 'impact' }),
  impactScope: optionalScore5({ label: 'Scope', side: 'impact' }),
  impactScopeReason: line({ label: 'Reason for the scope', max: MAX_CRITERION_REASON, side: 'impact' }),
  /** Negative impacts only. */
  impactIrremediability: optionalScore5({ label: 'Irremediability', side: 'impact' }),
  impactIrremediabilityReason: line({
    label: 'Reason for the irremediability',
    max: MAX_CRITERION_REASON,
    side: 'impact',
  }),
  /** The value that counts; it follows from the details above unless `severityReason` gives another reason. */
  impactSeverity: score5({ label: 'Severity', side: 'impact', default: DEFAULT_SCORE5 }),
  /** Not empty if the assessor set a different severity than the details give. */
  severityReason: longText({ label: 'Reason for another severity', side: 'impact' }),
  /** As stated; `component-score.ts` defines when it counts as 5. */
  impactLikelihood: score5({ label: 'Likelihood', side: 'impact', default: DEFAULT_SCORE5 }),
  /** Potential negative human-rights impact: severity takes precedence (ESRS 1 (2023) §45). */
  humanRights: flag({ label: 'This is a human-rights impact', side: 'impact', default: false }),
  /** Potential magnitude of the financial effect. */
  financialRiskOpportunity: score5({ label: 'Potential magnitude', side: 'financial', default: DEFAULT_SCORE5 }),
  magnitudeReason: line({ label: 'Reason for the magnitude', max: MAX_CRITERION_REASON, side: 'financial' }),
  financialLikelihood: score5({ label: 'Likelihood', side: 'financial', default: DEFAULT_SCORE5 }),
  /** The reason for the likelihood that is required. */
  likelihoodReason: line({ label: 'Reason for the likelihood', max: MAX_CRITERION_REASON }),
  /** Why the scores are what they are, which is what auditors ask first. */
  justification: longText({ label: 'Justification' }),
  /** Shown but not counted on the impact side when false. */
  impactRelevant: flag({ label: 'Relevant for impact materiality', default: true }),
  /** Shown but not counted on the financial side when false. */
  financialRelevant: flag({ label: 'Relevant for financial materiality', default: true }),
  /**
   * Nobody has given severity or magnitude yet, for example after a suggestion was added from the starter library: there is no score,
   * whatever the values are (method M9).
   */
  severityOpen: flag({ label: 'Severity or magnitude to be given', default: false, was: 'scoresOpen' }),
  /** The same for the likelihood. */
  likelihoodOpen: flag({ label: 'Likelihood to be given', default: false, was: 'scoresOpen' }),
  /** The suggestion of the starter library from which it was created; no edit changes this. */
  startedFrom: choice(starterOrigins, { label: 'Taken from' }),
  carriedFrom,
} as const satisfies Fields;

/** The field that names the department responsible for an entry; the person responsible is its owner. */
export const DEPARTMENT = 'companyBusinessArea' satisfies keyof typeof componentFields;

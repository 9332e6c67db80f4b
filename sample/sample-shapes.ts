import type { Assessment } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import type { ReasonField } from '#domain/components/criteria.ts';
import type { ChosenDisclosure } from '#domain/disclosures/choice.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import type { Link } from '#domain/links/link.ts';
import type { Measure, NetScore } from '#domain/measures/measure.ts';
import type { ComponentKind, ImpactPolarity } from '#domain/reference/component-kinds.ts';
import type {
  FinancialEffectId,
  impactNatures,
  RiskOpportunityTypeId,
  TimeHorizonId,
  ValueChainConcentrationId,
} from '#domain/reference/options.ts';
import type { SignOffStep } from '#domain/sign-off/sign-off.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import type { TopicScore } from '#domain/topics/fields.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';
import type { Activity } from '#domain/value-chain/activity.ts';

/** A component before it is stored: it names its topic by the catalogue's code. */
export type SampleComponent = Omit<Component, 'id' | 'topicId'> & { topicCode: string };

/** A topic that was removed from an assessment, with the team's reason. */
export interface DeselectedTopic {
  topicCode: string;
  reason: string;
}

/** The 1–10 screening view of a topic, by catalogue code. */
export type SampleTopicScore = Omit<TopicScore, 'topicId'> & { topicCode: string };

/**
 * Answers by exact question text, or that text with ' (other)' appended for the Other free text.
 * Several options are an array of option ids (countries: two-letter codes).
 */
export type SampleAnswers = Record<string, string | string[]>;

/** An activity of the value chain before it is stored: it refers to its entries by title. */
export type SampleActivity = Pick<Activity, 'name' | 'tier' | 'kind' | 'place' | 'note' | 'nothingFound'> & {
  entries: readonly string[];
};

/** A measure before it is stored: it refers to its impact or risk by title. */
export type SampleMeasure = Omit<Measure, 'id' | 'componentId'> & { at: string };

/** A score after measures, which refers to its entry in the same way. */
export type SampleNetScore = Omit<NetScore, 'componentId'> & { at: string };

/**
 * A link before it is stored. It refers to its entries and measures by title: `from` is an impact, a dependency in words or a measure,
 * according to the kind.
 */
export interface SampleLink extends Pick<Link, 'kind' | 'note'> {
  from: string;
  to: string;
}

/** The company's own decision on a side of a topic, which names its topic by code and the person by address. */
export interface SampleDecision extends Pick<TopicDecision, 'side' | 'isMaterial' | 'basis' | 'reason' | 'decidedAt'> {
  topicCode: string;
  /** The email address of a person of the team. */
  by: string;
}

/** What the company does with a disclosure requirement instead of reporting it in full, and the address of the person who chose it. */
export interface SampleChoice extends ChosenDisclosure {
  by: string;
  /** An ISO instant. */
  chosenAt: string;
}

/** A step of the sign-off: signed by a person of the team, or recorded by the admin, from minutes, for somebody from outside. */
export interface SampleSignature {
  step: SignOffStep;
  by: { email: string } | { name: string };
  jobTitle: string;
  /** ISO date. */
  signedOn: string;
  minutes: string;
  /** ISO date. */
  minutesOn: string | null;
}

/** All contents of an assessment without ids, which are assigned when it is stored. */
export interface SampleAssessment extends Omit<Assessment, 'id'> {
  answers: SampleAnswers;
  stakeholders: Omit<Stakeholder, 'id' | 'carriedFrom'>[];
  deselectedTopics: DeselectedTopic[];
  topicScores: SampleTopicScore[];
  components: SampleComponent[];
  /** In their order. */
  valueChain: SampleActivity[];
  measures: SampleMeasure[];
  netScores: SampleNetScore[];
  links: readonly SampleLink[];
  decisions: readonly SampleDecision[];
  disclosureChoices: readonly SampleChoice[];
  /** In their order; empty for a draft. */
  signatures: readonly SampleSignature[];
}

interface StatedShape {
  topicCode: string;
  title: string;
  description: string;
  justification: string;
  companyBusinessArea: string;
  valueChainConcentration: ValueChainConcentrationId;
  timeHorizon: TimeHorizonId;
}

/** The reason for the score of a criterion, if it is given separately from the justification. */
type Reasons = Partial<Pick<Component, ReasonField>>;

interface StatedImpact extends StatedShape, Reasons {
  impactPolarity: ImpactPolarity;
  natureOfImpact: (typeof impactNatures)[number]['id'];
  impactSeverity: Score5;
  impactScale?: Score5;
  impactScope?: Score5;
  impactIrremediability?: Score5;
  severityReason?: string;
  /** False where an impact stays on the list for the record and must not count. */
  impactRelevant?: boolean;
}

interface StatedEffect extends StatedShape, Reasons {
  riskOpportunityType: RiskOpportunityTypeId;
  financialEffects: FinancialEffectId[];
  financialRiskOpportunity: Score5;
  financialLikelihood: Score5;
}

function untouched(kind: ComponentKind): Omit<SampleComponent, 'topicCode'> {
  const { id: _id, topicId: _topicId, ...form } = newComponent('' as ComponentId, '' as TopicId, kind);
  return { ...form, severityOpen: false, likelihoodOpen: false };
}

/** An impact that has happened: its likelihood counts as 5 (ESRS 1 (2023) §45, §46(a)). */
export function actualImpact(stated: StatedImpact & { humanRights?: boolean }): SampleComponent {
  return { ...untouched('impact'), ...stated, actualPotentialImpact: 'Actual', impactLikelihood: 5 };
}

/** An impact that may happen. With `humanRights` its severity takes precedence; the stated likelihood is kept. */
export function potentialImpact(
  stated: StatedImpact & { impactLikelihood: Score5; humanRights?: boolean },
): SampleComponent {
  return { ...untouched('impact'), ...stated, actualPotentialImpact: 'Potential' };
}

export function risk(stated: StatedEffect): SampleComponent {
  return { ...untouched('risk'), ...stated };
}

export function opportunity(stated: StatedEffect): SampleComponent {
  return { ...untouched('opportunity'), ...stated };
}

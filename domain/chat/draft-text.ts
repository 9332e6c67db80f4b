import type { Thresholds, Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import {
  type ComponentScore,
  OPEN_CHOICE_WORDS,
  openChoices,
  scoreComponent,
} from '#domain/components/component-score.ts';
import { shortTexts } from '#domain/components/component-texts.ts';
import { reasonsOf } from '#domain/components/criteria.ts';
import { openScoresOf } from '#domain/components/open-scores.ts';
import { openScoreWords } from '#domain/components/score-fields.ts';
import type { Scale } from '#domain/components/score-words.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import { asSentence } from '#domain/fields/wording.ts';
import { found } from '#domain/found.ts';
import type { HorizonTrace } from '#domain/horizon-scores/horizon-score.ts';
import { wordHorizons } from '#domain/horizon-scores/words.ts';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import { labelOf } from '#domain/reference/option.ts';
import {
  financialEffects,
  impactNatures,
  pursuits,
  riskOpportunityTypes,
  timeHorizons,
  valueChainConcentrations,
} from '#domain/reference/options.ts';
import { reaches } from '#domain/results/threshold.ts';
import { wordBand } from '#domain/scales/bands.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import { stepsOf } from '#domain/scales/scales.ts';
import type { TopicScore } from '#domain/topics/fields.ts';
import { isScreened } from '#domain/topics/topic-score.ts';

/** The texts of a component that can be drafted. */
export const DRAFT_FIELDS = ['description', 'justification'] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** What an assessment states that a draft can be based on. */
export interface DraftFacts {
  component: Component;
  topic: Pick<Topic, 'code' | 'name'>;
  thresholds: Thresholds;
  /** The topic's screening scores from 1 to 10, if they have been given. */
  screening: Pick<TopicScore, 'impactScore' | 'financialScore' | 'justification'> | null;
  /** What stakeholders said about the topic, in their own words. */
  views: readonly { who: string; text: string }[];
  /** What the company said about itself that is relevant to the topic. */
  answers: readonly { question: string; text: string }[];
  /** What the steps of the scales mean. */
  scales: Scales;
  /** The score of each horizon, highest first; absent if the component is scored for its own alone. */
  horizons?: HorizonTrace;
}

/** A paragraph of a draft and its sources. */
export interface DraftPart {
  text: string;
  basis: 'component' | 'screening' | 'views' | 'answers';
}

/** Drafts one of a component's texts, only from what the assessment states. */
export function draftParts(field: DraftField, facts: DraftFacts): DraftPart[] {
  const parts = field === 'justification' ? justificationParts(facts) : descriptionParts(facts);
  return parts.filter(({ text }) => text !== '');
}

/** The draft as it is put into the form. */
export function joinDraft(parts: readonly DraftPart[]): string {
  return parts
    .map(({ text }) => text)
    .join('\n\n')
    .slice(0, MAX_LONG_TEXT);
}

function justificationParts(facts: DraftFacts): DraftPart[] {
  const { component, thresholds, scales } = facts;
  const score = scoreComponent(component);
  const [highest = score] = facts.horizons ?? [];
  const open = openScoresOf(component);
  const scored = sentences([
    !open.includes('severity') && severityFact(component, score, scales),
    !open.includes('likelihood') && likelihoodFact(component, score, scales),
    ...reasonsOf(component).map(({ label, text }) => `${label}: ${quote(text)}`),
    highest.score !== null &&
      `Overall score: ${highest.score} of 25, ${reaches(highest.score, thresholds[score.side]) ? 'which reaches' : 'below'} the threshold of ${thresholds[score.side]}.`,
    facts.horizons && `By time horizon: ${wordHorizons(facts.horizons, component.timeHorizon)}.`,
  ]);
  return [
    { text: scored, basis: 'component' },
    { text: placeFact(component), basis: 'component' },
    { text: screeningFact(facts), basis: 'screening' },
    ...saidElsewhere(facts),
    { text: openPoints(facts), basis: 'component' },
  ];
}

function descriptionParts(facts: DraftFacts): DraftPart[] {
  const { component, topic } = facts;
  const named = `${kindOf(component)} under ${topic.code} ${topic.name}: ${component.title.trim().replace(/\.$/, '')}.`;
  return [
    { text: named, basis: 'component' },
    { text: sentences([placeFact(component), typeFact(component)]), basis: 'component' },
    ...saidElsewhere(facts),
  ];
}

function screeningFact({ topic, screening }: DraftFacts): string {
  if (!screening) return '';
  const { impactScore, financialScore } = screening;
  const given = [
    ...(impactScore === null ? [] : [`${impactScore} of 10 for impact`]),
    ...(financialScore === null ? [] : [`${financialScore} of 10 financially`]),
  ];
  return sentences([
    given.length > 0 && `In the screening, ${topic.code} ${topic.name} scored ${given.join(' and ')}.`,
    screening.justification.trim() && `Reason given: ${quote(screening.justification)}`,
  ]);
}

function saidElsewhere({ views, answers }: DraftFacts): DraftPart[] {
  const heard = views.map(({ who, text }) => `${who}: ${quote(text)}`).join(' ');
  const stated = answers.map(({ text }) => quote(text)).join(' ');
  return [
    { text: heard && `Stakeholders: ${heard}`, basis: 'views' },
    { text: stated && `From the company’s own answers: ${stated}`, basis: 'answers' },
  ];
}

function kindOf({ kind, actualPotentialImpact, impactPolarity }: Component): string {
  if (kind !== 'impact') return kind === 'risk' ? 'Risk' : 'Opportunity';
  const words = [actualPotentialImpact, impactPolarity?.toLowerCase(), 'impact']
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
  return asSentence(words);
}

/** 'scale 4 of 5 (serious harm)': with the company's words for the step, and its amount of money. */
const valuedBy =
  (scales: Scales, { impactPolarity: polarity }: Component) =>
  (name: string, scale: Scale, value: Score5): string => {
    const { words, isOwn, money } = found(stepsOf(scales, { scale, polarity })[value - 1], 'a word for each value');
    const means = [isOwn ? words : lower(words), ...(money ? [wordBand(money, formatAmount)] : [])];
    return `${name} ${value} of 5 (${means.join('; ')})`;
  };

const formatAmount = (amount: number) => amount.toLocaleString('en');

function severityFact(component: Component, { side, severity }: ComponentScore, scales: Scales): string {
  const valued = valuedBy(scales, component);
  if (side === 'financial') return `${valued('Magnitude', 'magnitude', severity)}.`;
  const { impactScale, impactScope, impactIrremediability, severityReason } = component;
  const details = [
    impactScale && valued('scale', 'scale', impactScale),
    impactScope && valued('scope', 'scope', impactScope),
    component.impactPolarity !== 'Positive' &&
      impactIrremediability &&
      valued('irremediability', 'irremediability', impactIrremediability),
  ].filter(Boolean);
  return sentences([
    `${valued('Severity', 'severity', severity)}${details.length > 0 ? `, with ${details.join(', ')}` : ''}.`,
    severityReason.trim() && `Reason for this severity: ${quote(severityReason)}`,
  ]);
}

function likelihoodFact(component: Component, { likelihoodStated, rule }: ComponentScore, scales: Scales): string {
  if (rule === 'actual') return 'The impact has occurred, so it counts with likelihood 5 of 5.';
  const stated = valuedBy(scales, component)('Likelihood', 'likelihood', likelihoodStated);
  return rule === 'human-rights'
    ? `${stated}; as a potential human-rights impact it counts with likelihood 5 of 5, because severity takes precedence.`
    : `${stated}.`;
}

function placeFact(component: Component): string {
  const chain = labelOf(valueChainConcentrations, component.valueChainConcentration);
  const horizon = labelOf(timeHorizons, component.timeHorizon);
  return sentences([
    chain && `Place in the value chain: ${chain}.`,
    horizon && `Time horizon: ${horizon}.`,
    ...shortTexts(component).map(({ label, text }) => `${label}: ${text}.`),
  ]);
}

function typeFact(component: Component): string {
  const { kind, natureOfImpact, riskOpportunityType, opportunityPursued, financialEffects: effects } = component;
  if (kind === 'impact') {
    const nature = labelOf(impactNatures, natureOfImpact);
    return nature && `Nature of the impact: ${nature}.`;
  }
  const type = labelOf(riskOpportunityTypes, riskOpportunityType);
  return sentences([
    type && `Type: ${type}.`,
    opportunityPursued && `${labelOf(pursuits, opportunityPursued)}.`,
    effects.length > 0 && `Financial effects: ${effects.map((id) => labelOf(financialEffects, id)).join(', ')}.`,
  ]);
}

/** What the assessment does not state: listed, so that nobody takes the draft for complete. */
function openPoints({ component, screening, views }: DraftFacts): string {
  const open = [
    ...openChoices(component).map((choice) => OPEN_CHOICE_WORDS[choice]),
    ...openScoreWords(component).map((score) => `the ${score}`),
    component.timeHorizon === '' && 'the time horizon',
    component.valueChainConcentration === '' && 'the place in the value chain',
    views.length === 0 && 'a stakeholder’s view on the topic',
    (screening === null || !isScreened(screening)) && 'a screening of the topic',
  ].filter(Boolean);
  return open.length > 0 ? `Not stated in the assessment: ${open.join(', ')}.` : '';
}

/** The maximum length of a quotation, in characters. */
const LONGEST_QUOTE = 600;

function quote(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const cut = plain.length <= LONGEST_QUOTE ? plain : `${plain.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')} …`;
  return `“${cut}”`;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const said = (parts: readonly (string | false | null | undefined | 0)[]) =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '');
const sentences = (parts: Parameters<typeof said>[0]) => said(parts).join(' ');

import { namedNow } from '#domain/fields/named-now.ts';
import type { Component } from './component.ts';
import { componentFields } from './fields.ts';
import { isLikelihoodAsked, type OpenScores, type ScoreOf } from './open-scores.ts';
import { fieldOfScore, OPEN_FIELDS, SCORE_FIELDS, type ScoreField } from './score-fields.ts';

/** The words for a score that nobody has given. */
export const SCORE_MISSING = 'Score missing';
const blank = SCORE_MISSING;

const { severityOpen: _severity, likelihoodOpen: _likelihood, ...said } = componentFields;

/** The fields of given values, with their words. No field says which scores are missing: those are empty. */
export const givenFields = {
  ...said,
  impactSeverity: { ...said.impactSeverity, blank },
  impactLikelihood: { ...said.impactLikelihood, blank },
  financialRiskOpportunity: { ...said.financialRiskOpportunity, blank },
  financialLikelihood: { ...said.financialLikelihood, blank },
};

type StatedComponent = Omit<Component, 'id'>;

/** The values of a component in which a score that nobody has given is null, whatever the slider shows. */
export type GivenValues = {
  [Name in Exclude<keyof StatedComponent, keyof OpenScores>]:
    | StatedComponent[Name]
    | (Name extends ScoreField ? null : never);
};

const SCORES: readonly ScoreOf[] = ['severity', 'likelihood'];

/** The values that people have given. Values that have been read in this way before stay as they are. */
export function givenValues(component: StatedComponent | GivenValues): GivenValues {
  const { severityOpen = false, likelihoodOpen = false, ...values } = component as GivenValues & Partial<OpenScores>;
  const isOpen: OpenScores = { severityOpen, likelihoodOpen };
  const missing = SCORES.filter((score) => isOpen[OPEN_FIELDS[score]]);
  return { ...values, ...Object.fromEntries(missing.map((score) => [fieldOfScore(score, values.kind), null])) };
}

/** A component with these values. A slider whose score is missing stays where it is. */
export function withValues<Of extends StatedComponent>(component: Of, values: GivenValues): Of {
  const isMissing = (score: ScoreOf) => values[fieldOfScore(score, values.kind)] === null;
  const kept = SCORES.filter(isMissing).map((score) => fieldOfScore(score, values.kind));
  const open: OpenScores = { severityOpen: isMissing('severity'), likelihoodOpen: isMissing('likelihood') };
  return { ...component, ...values, ...open, ...Object.fromEntries(kept.map((field) => [field, component[field]])) };
}

/** A component as it was stored: rows of early formats lack flags, or have one for both scores. */
type StoredComponent = Omit<StatedComponent, keyof OpenScores> & Partial<OpenScores> & { scoresOpen?: boolean };

/** What people have entered, to be put into words: without the sliders of the other side, and without a likelihood that is not needed. */
export function enteredValues(stored: StoredComponent): Readonly<Record<string, unknown>> {
  const component = namedNow(componentFields, stored);
  const { severityOpen = false, likelihoodOpen = false } = component;
  const isMissing = likelihoodOpen && isLikelihoodAsked(component);
  const isUnneeded = (name: ScoreField) =>
    likelihoodOpen && !isMissing && name === fieldOfScore('likelihood', component.kind);
  const side = component.kind === 'impact' ? 'impact' : 'financial';
  const left = SCORE_FIELDS.filter((name) => componentFields[name].side !== side || isUnneeded(name));
  return {
    ...givenValues({ ...component, severityOpen, likelihoodOpen: isMissing }),
    ...Object.fromEntries(left.map((name) => [name, undefined])),
  };
}

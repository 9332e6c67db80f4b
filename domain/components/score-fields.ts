import { isSameValue } from '#domain/fields/values.ts';
import type { Component } from './component.ts';
import { type OpenScores, openScoresOf, type ScoreOf } from './open-scores.ts';
import { severityDetailsOf, severityFromDetails } from './severity.ts';

/** The fields in which a person gives each of a component's two scores. */
export const SCORE_FIELDS_OF = {
  severity: ['impactSeverity', 'impactScale', 'impactScope', 'impactIrremediability', 'financialRiskOpportunity'],
  likelihood: ['impactLikelihood', 'financialLikelihood'],
} as const satisfies Record<ScoreOf, readonly (keyof Component)[]>;

/** A field with a score. */
export type ScoreField = (typeof SCORE_FIELDS_OF)[ScoreOf][number];

/** The fields with scores. */
export const SCORE_FIELDS: readonly ScoreField[] = [...SCORE_FIELDS_OF.severity, ...SCORE_FIELDS_OF.likelihood];

/** The field of a score, by the kind of the component. */
export function fieldOfScore(score: ScoreOf, kind: Component['kind']): ScoreField {
  if (score === 'severity') return kind === 'impact' ? 'impactSeverity' : 'financialRiskOpportunity';
  return kind === 'impact' ? 'impactLikelihood' : 'financialLikelihood';
}

/** The flag of each score that says that nobody has given it. */
export const OPEN_FIELDS = { severity: 'severityOpen', likelihood: 'likelihoodOpen' } as const satisfies Record<
  ScoreOf,
  keyof OpenScores
>;

type StatedScore = { [Name in keyof Component]?: Component[Name] | undefined };

/**
 * The effect of a change on these flags: setting a score gives it, and the other stays as it is (product P50). Details give the severity
 * as long as they count; once the last of them is removed, a severity that followed them is missing again. If an impact becomes a risk or
 * the reverse, its new scores are missing.
 */
export function scoresGiven(before: Component, change: StatedScore): Partial<OpenScores> {
  const next = { ...before, ...change } as Component;
  const isOtherSide = (before.kind === 'impact') !== (next.kind === 'impact');
  const isSet = (score: ScoreOf) => fieldOfScore(score, next.kind) in change;
  const given: Partial<OpenScores> = isOtherSide ? { severityOpen: true, likelihoodOpen: true } : {};
  if (isSet('likelihood')) given.likelihoodOpen = false;
  if (isSet('severity')) given.severityOpen = false;
  else if (next.kind === 'impact' && GIVES_SEVERITY.some((name) => name in change)) {
    if (givenByDetails(next) !== null) given.severityOpen = false;
    else if (restsOnDetails(before)) given.severityOpen = true;
  }
  return given;
}

/** Which scores are missing in an entry that is sent as a whole: unchanged values do not give a score, unless the entry says so. */
export function openAsSent(before: Component, { severityOpen, likelihoodOpen, ...sent }: SentComponent): OpenScores {
  const change = Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => !isSameValue(value, before[name as keyof typeof sent])),
  );
  const given = scoresGiven(before, change);
  return {
    severityOpen: severityOpen ?? given.severityOpen ?? before.severityOpen,
    likelihoodOpen: likelihoodOpen ?? given.likelihoodOpen ?? before.likelihoodOpen,
  };
}

type SentComponent = Omit<Component, keyof OpenScores> & { [Open in keyof OpenScores]?: boolean | undefined };

/** The fields of an impact that determine whether details give its severity. */
const GIVES_SEVERITY = ['impactScale', 'impactScope', 'impactIrremediability', 'impactPolarity'] as const;

/** The severity that the details give. Until a polarity is chosen, any detail means that the severity is derived. */
export const givenByDetails = (component: Component) =>
  severityFromDetails({ ...severityDetailsOf(component), polarity: component.impactPolarity ?? 'Negative' });

/** Whether only details have given the severity, as far as the values show. */
function restsOnDetails(component: Component): boolean {
  if (component.impactPolarity !== null) return followsDetails(component);
  return component.severityReason.trim() === '' && givenByDetails(component) !== null;
}

/** Whether the severity follows from the details: no other value was set, and no reason was given for one. */
export function followsDetails(component: Component): boolean {
  const given = severityFromDetails(severityDetailsOf(component));
  return given !== null && given === component.impactSeverity && component.severityReason.trim() === '';
}

/** Whether nobody has given the score of a field. */
export const isOpenIn = (component: OpenScores, field: ScoreField): boolean =>
  component[OPEN_FIELDS[SCORE_FIELDS_OF.likelihood.some((name) => name === field) ? 'likelihood' : 'severity']];

/** The names of the missing scores, by the component's kind. */
export const openScoreWords = (component: Parameters<typeof openScoresOf>[0]): string[] =>
  openScoresOf(component).map((score) => (score === 'severity' && component.kind !== 'impact' ? 'magnitude' : score));

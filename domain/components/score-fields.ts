import type { Component } from './component.ts';
import { type OpenScores, openScoresOf, type ScoreOf } from './open-scores.ts';

/** The fields in which somebody gives each of a component's two scores. */
const FIELDS_OF = {
  severity: ['impactSeverity', 'impactScale', 'impactScope', 'impactIrremediability', 'financialRiskOpportunity'],
  likelihood: ['impactLikelihood', 'financialLikelihood'],
} as const satisfies Record<ScoreOf, readonly (keyof Component)[]>;

/** A field in which somebody scores. */
export type ScoreField = (typeof FIELDS_OF)[ScoreOf][number];

/** The fields in which somebody scores. */
export const SCORE_FIELDS: readonly ScoreField[] = [...FIELDS_OF.severity, ...FIELDS_OF.likelihood];

/** Whether a change is one of scores: pressing the value that stands there says it, too. */
export const isScoring = (change: object): boolean => SCORE_FIELDS.some((name) => name in change);

/** The field in which a score of a component is given, by the kind of that. */
export function fieldOfScore(score: ScoreOf, kind: Component['kind']): ScoreField {
  if (score === 'severity') return kind === 'impact' ? 'impactSeverity' : 'financialRiskOpportunity';
  return kind === 'impact' ? 'impactLikelihood' : 'financialLikelihood';
}

/** By which field each score says that nobody has given it. */
const OPEN = { severity: 'severityOpen', likelihood: 'likelihoodOpen' } as const satisfies Record<
  ScoreOf,
  keyof OpenScores
>;

/** What a change says of that: a score that was pressed is given, the other stays as it is (product P50). */
export function scoresGiven(change: object): Partial<OpenScores> {
  const given = Object.entries(FIELDS_OF).filter(([, fields]) => fields.some((name) => name in change));
  return Object.fromEntries(given.map(([score]) => [OPEN[score as ScoreOf], false]));
}

/** Whether nobody has given the score of a field. */
export const isOpenIn = (component: OpenScores, field: ScoreField): boolean =>
  component[OPEN[FIELDS_OF.likelihood.some((name) => name === field) ? 'likelihood' : 'severity']];

/** The scores that are still to be given, as they are called of the component's kind. */
export const openScoreWords = (component: Parameters<typeof openScoresOf>[0]): string[] =>
  openScoresOf(component).map((score) => (score === 'severity' && component.kind !== 'impact' ? 'magnitude' : score));

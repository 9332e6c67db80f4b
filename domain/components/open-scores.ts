import type { Component } from './component.ts';

/** One of the two scores from which the score of a component is computed. For a risk or opportunity, the magnitude is the severity. */
export type ScoreOf = 'severity' | 'likelihood';

/** Which of the two scores nobody has given yet. */
export type OpenScores = Pick<Component, 'severityOpen' | 'likelihoodOpen'>;

type ScoreQuestion = Pick<Component, 'kind' | 'actualPotentialImpact'>;

/** An actual impact needs no likelihood, because it has happened (method M6). */
export const isLikelihoodAsked = ({ kind, actualPotentialImpact }: ScoreQuestion): boolean =>
  kind !== 'impact' || actualPotentialImpact !== 'Actual';

/** The required scores of a component that have not been given yet: until then, it has no score (method M9). */
export function openScoresOf(component: OpenScores & ScoreQuestion): ScoreOf[] {
  const open: ScoreOf[] = [];
  if (component.severityOpen) open.push('severity');
  if (component.likelihoodOpen && isLikelihoodAsked(component)) open.push('likelihood');
  return open;
}

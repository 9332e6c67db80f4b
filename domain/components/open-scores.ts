import type { Component } from './component.ts';

/** One of the two scores that the score of a component is made of. A magnitude is the severity of a risk or opportunity. */
export type ScoreOf = 'severity' | 'likelihood';

/** Which of the two nobody has given yet. */
export type OpenScores = Pick<Component, 'severityOpen' | 'likelihoodOpen'>;

type ScoreQuestion = Pick<Component, 'kind' | 'actualPotentialImpact'>;

/** An actual impact needs no likelihood: it has happened (method M6). */
export const isLikelihoodAsked = ({ kind, actualPotentialImpact }: ScoreQuestion): boolean =>
  kind !== 'impact' || actualPotentialImpact !== 'Actual';

/** Which of a component's two scores are still to be given, as far as they are asked: until they are it has none (method M9). */
export function openScoresOf(component: OpenScores & ScoreQuestion): ScoreOf[] {
  const open: ScoreOf[] = [];
  if (component.severityOpen) open.push('severity');
  if (component.likelihoodOpen && isLikelihoodAsked(component)) open.push('likelihood');
  return open;
}

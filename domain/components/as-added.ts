import type { Component } from './component.ts';
import { newComponent } from './component-defaults.ts';
import type { OpenScores, ScoreOf } from './open-scores.ts';
import { fieldOfScore, givenByDetails, type ScoreField } from './score-fields.ts';
import { severityDetailsOf, severityFromDetails } from './severity.ts';

type AddedScore = Extract<
  ScoreField,
  'impactSeverity' | 'impactLikelihood' | 'financialRiskOpportunity' | 'financialLikelihood'
>;

/** An entry as a program adds it: it leaves out the scores that nobody has given. */
export type AddedComponent = Omit<Component, keyof OpenScores | AddedScore> & {
  [Name in keyof OpenScores | AddedScore]?: Component[Name] | undefined;
};

/** An added entry with every field. A score that it leaves out is missing, unless its details give the severity, or it says otherwise. */
export function asAdded({ severityOpen, likelihoodOpen, ...sent }: AddedComponent): Component {
  const said = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const row = { ...newComponent(sent.id, sent.topicId, sent.kind), ...said };
  const isLeftOut = (score: ScoreOf) => !(fieldOfScore(score, sent.kind) in said);
  const isDetailed = sent.kind === 'impact' && givenByDetails(row) !== null;
  const given = isDetailed && isLeftOut('severity') ? severityFromDetails(severityDetailsOf(row)) : null;
  return {
    ...row,
    ...(given !== null && { impactSeverity: given }),
    severityOpen: severityOpen ?? (isLeftOut('severity') && !isDetailed),
    likelihoodOpen: likelihoodOpen ?? isLeftOut('likelihood'),
  };
}

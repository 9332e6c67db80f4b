import type { Component } from './component.ts';
import type { ScoreOf } from './open-scores.ts';
import { fieldOfScore, OPEN_FIELDS, type ScoreField } from './score-fields.ts';

type StatedComponent = Omit<Component, 'id'>;

/** The values of a component in which a score that nobody has given is null, whatever the slider shows. */
export type GivenValues = {
  [Name in keyof StatedComponent]: StatedComponent[Name] | (Name extends ScoreField ? null : never);
};

const SCORES: readonly ScoreOf[] = ['severity', 'likelihood'];

/** The values that people have given. Values that have been read in this way before stay as they are. */
export function givenValues(component: StatedComponent | GivenValues): GivenValues {
  const values: GivenValues = { ...component };
  for (const score of SCORES) if (values[OPEN_FIELDS[score]]) values[fieldOfScore(score, values.kind)] = null;
  return values;
}

/** The same values with the flags that say which scores are missing. */
export function withFlags(values: GivenValues): GivenValues {
  const isMissing = (score: ScoreOf) => values[fieldOfScore(score, values.kind)] === null;
  return { ...values, severityOpen: isMissing('severity'), likelihoodOpen: isMissing('likelihood') };
}

/** A component with these values. A slider whose score is missing stays where it is. */
export function withValues<Of extends StatedComponent>(component: Of, values: GivenValues): Of {
  const kept = SCORES.map((score) => fieldOfScore(score, values.kind)).filter((field) => values[field] === null);
  return { ...component, ...values, ...Object.fromEntries(kept.map((field) => [field, component[field]])) };
}

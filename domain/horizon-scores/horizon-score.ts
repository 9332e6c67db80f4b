import type { Component } from '#domain/components/component.ts';
import { type CompleteScore, type ScorableComponent, scoreComponent } from '#domain/components/component-score.ts';
import { isLikelihoodAsked } from '#domain/components/open-scores.ts';
import { severityFromDetails } from '#domain/components/severity.ts';
import type { ValuesOf } from '#domain/fields/values.ts';
import type { ComponentId } from '#domain/ids.ts';
import type { horizonScoreFields } from './fields.ts';
import { type ScoredHorizon, scoredHorizons } from './horizons.ts';

/** The scores of an entry for a further horizon, as a person stated them. Whether they count is computed. */
export type HorizonScore = ValuesOf<typeof horizonScoreFields>;

/** A component with its horizon. */
export type AtHorizons = ScorableComponent & Pick<Component, 'id' | 'timeHorizon'>;

/** The single horizons that an entry's own score belongs to: 'short-medium' covers short and medium. */
export const coveredBy = (timeHorizon: string): string[] => timeHorizon.split('-');

/** The horizons for which an entry can be scored besides its own. */
export const furtherHorizons = ({ timeHorizon }: Pick<Component, 'timeHorizon'>): ScoredHorizon[] =>
  scoredHorizons.map(({ id }) => id).filter((id) => !coveredBy(timeHorizon).includes(id));

/** Which of the two scores of a horizon are missing. */
function missingAt(
  component: Pick<Component, 'kind' | 'impactPolarity' | 'actualPotentialImpact'>,
  row: HorizonScore,
): { severity: boolean; likelihood: boolean } {
  const { scale, scope, irremediability } = row;
  // Until a polarity is chosen, any detail gives the severity, as in the entry.
  const polarity = component.impactPolarity ?? 'Negative';
  const derived = severityFromDetails({ polarity, scale, scope, irremediability });
  return {
    severity: component.kind === 'impact' ? derived === null && row.severity === null : row.magnitude === null,
    likelihood: isLikelihoodAsked(component) && row.likelihood === null,
  };
}

/** A component with the scores of a horizon in place of its own. What it is stays the same: polarity, actuality, rights, relevance. */
export function atHorizon<Of extends ScorableComponent>(component: Of, row: HorizonScore): Of {
  const missing = missingAt(component, row);
  const open = { severityOpen: missing.severity, likelihoodOpen: missing.likelihood };
  if (component.kind !== 'impact') {
    return {
      ...component,
      ...open,
      financialRiskOpportunity: row.magnitude ?? component.financialRiskOpportunity,
      financialLikelihood: row.likelihood ?? component.financialLikelihood,
    };
  }
  return {
    ...component,
    ...open,
    impactScale: row.scale,
    impactScope: row.scope,
    impactIrremediability: row.irremediability,
    impactSeverity: row.severity ?? component.impactSeverity,
    severityReason: '',
    impactLikelihood: row.likelihood ?? component.impactLikelihood,
  };
}

/**
 * Why the scores of a further horizon do not count (method M33); null if they do: one of the two scores is missing, the entry's own score
 * has come to belong to this horizon, or the entry itself has no score.
 */
export type WhyNotAtHorizon = 'open' | 'own-horizon' | 'no-own-score';

export function whyNotAtHorizon(component: Omit<AtHorizons, 'id'>, row: HorizonScore): WhyNotAtHorizon | null {
  if (coveredBy(component.timeHorizon).includes(row.horizon)) return 'own-horizon';
  const missing = missingAt(component, row);
  if (missing.severity || missing.likelihood) return 'open';
  return scoreComponent(component).score === null ? 'no-own-score' : null;
}

/** Whether a person still has to do something about it: complete it, or remove it. */
export const isHorizonOpen = (component: Omit<AtHorizons, 'id'>, row: HorizonScore): boolean =>
  ['open', 'own-horizon'].includes(whyNotAtHorizon(component, row) ?? '');

/** A component as it is scored for one horizon; 'own' stands for the horizon that the entry states. */
export interface RatedHorizon<Of> {
  horizon: ScoredHorizon | 'own';
  component: Of;
  score: CompleteScore;
}

/** The score of each horizon of an entry, highest first: the first counts (method M33). */
export type HorizonTrace = readonly { horizon: ScoredHorizon | 'own'; score: number }[];

export const traceOf = (rated: readonly RatedHorizon<unknown>[]): HorizonTrace =>
  rated.map(({ horizon, score }) => ({ horizon, score: score.score }));

/** Returns the horizons of each component besides its own for which it has a score that counts, from near to far. */
export function horizonReader(
  rows: readonly HorizonScore[] = [],
): <Of extends AtHorizons>(component: Of) => RatedHorizon<Of>[] {
  const stated = Map.groupBy(rows, ({ componentId }): ComponentId => componentId);
  return <Of extends AtHorizons>(component: Of) => {
    const own = stated.get(component.id);
    if (!own) return [];
    return scoredHorizons.flatMap(({ id }): RatedHorizon<Of>[] => {
      const row = own.find(({ horizon }) => horizon === id);
      if (!row || whyNotAtHorizon(component, row) !== null) return [];
      const there = atHorizon(component, row);
      const score = scoreComponent(there);
      return score.score === null ? [] : [{ horizon: id, component: there, score }];
    });
  };
}

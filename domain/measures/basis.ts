import type { Assessment } from '#domain/assessment/assessment.ts';
import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import type { Component } from '#domain/components/component.ts';
import { type ComponentScore, type ScorableComponent, scoreComponent } from '#domain/components/component-score.ts';
import { type HorizonScore, horizonReader, type RatedHorizon } from '#domain/horizon-scores/horizon-score.ts';
import type { ComponentId } from '#domain/ids.ts';
import type { NetScore } from './measure.ts';
import { type MeasureFacts, type Net, netOf } from './net-score.ts';

/** The parts of an assessment besides its entries that determine which score counts; none if they are left out. */
export interface MeasuresInput {
  assessment: Pick<Assessment, 'financialYearStart'> & { scoreBasis?: ScoreBasis };
  measures?: readonly MeasureFacts[];
  netScores?: readonly NetScore[];
  /** The scores of entries for further horizons. */
  horizonScores?: readonly HorizonScore[];
}

/** The parts of a component that determine its scores. */
export type Measurable = ScorableComponent & Pick<Component, 'id' | 'timeHorizon'>;

/** The measures of a component, and the effect of its values after measures. */
interface AtComponent<Of> {
  measures: readonly MeasureFacts[];
  net(): Net<Of>;
}

const NONE: readonly MeasureFacts[] = [];

/** Returns the measures of each component. Nothing is read before the first call. */
export function measuresReader({
  assessment,
  measures = [],
  netScores = [],
}: MeasuresInput): <Of extends Measurable>(component: Of) => AtComponent<Of> {
  let named: Map<ComponentId, MeasureFacts[]> | undefined;
  let stated: Map<ComponentId, NetScore> | undefined;
  return (component) => {
    named ??= Map.groupBy(measures, ({ componentId }) => componentId);
    const own = named.get(component.id) ?? NONE;
    const net = () => {
      stated ??= new Map(netScores.map((each) => [each.componentId, each]));
      return netOf(component, stated.get(component.id), own, assessment.financialYearStart);
    };
    return { measures: own, net };
  };
}

/** Returns the values after measures of each component, and their effect. */
export function netsOf(measured: MeasuresInput): <Of extends Measurable>(component: Of) => Net<Of> {
  const at = measuresReader(measured);
  return (component) => at(component).net();
}

/** The score after measures; null if none counts. */
export const scoreAfter = (net: Net<ScorableComponent>): ComponentScore | null =>
  net.state === 'counts' ? scoreComponent(net.lowered) : null;

/** A component as it counts, its score, and the score on the other basis if measures count for it. */
interface BothScores<Of> {
  component: Of;
  score: ComponentScore;
  beside?: ComponentScore;
  /** Its score for each horizon, highest first; absent if it is scored for its own horizon alone (method M33). */
  horizons?: RatedHorizon<Of>[];
}

/**
 * Returns each component with both its scores. Results use the score before measures, unless the company has chosen net (method M30):
 * then they use the score after the measures that count, if there are any. Of several horizons, the highest score counts (method M33).
 */
export function bothScoresOf(measured: MeasuresInput): <Of extends Measurable>(component: Of) => BothScores<Of> {
  const ownOf = ownScoresOf(measured);
  if ((measured.horizonScores ?? []).length === 0) return ownOf;
  const furtherOf = horizonReader(measured.horizonScores);
  return (component) => highestOf(ownOf(component), furtherOf(component));
}

/** The same for a component's own horizon alone. */
function ownScoresOf(measured: MeasuresInput): <Of extends Measurable>(component: Of) => BothScores<Of> {
  const netOfEach = (measured.netScores ?? []).length > 0 ? netsOf(measured) : undefined;
  const isNet = measured.assessment.scoreBasis === 'net';
  return (component) => {
    const score = scoreComponent(component);
    const net = netOfEach?.(component);
    if (net?.state !== 'counts') return { component, score };
    const { lowered } = net;
    const after = scoreComponent(lowered);
    return isNet ? { component: lowered, score: after, beside: score } : { component, score, beside: after };
  };
}

/** Measures are stated for an entry's own horizon, so the scores of the others are the same on both bases. */
function highestOf<Of>(own: BothScores<Of>, further: RatedHorizon<Of>[]): BothScores<Of> {
  const { component, score, beside } = own;
  if (further.length === 0 || score.score === null) return own;
  const first: RatedHorizon<Of> = { horizon: 'own', component, score };
  const horizons = [first, ...further].sort((one, other) => other.score.score - one.score.score);
  const highest = horizons[0] ?? first;
  const besides = [beside ?? score, ...further.map((rated) => rated.score)];
  const highestBeside = besides.reduce((top, each) => ((each.score ?? 0) > (top.score ?? 0) ? each : top));
  return {
    component: highest.component,
    score: highest.score,
    ...(beside && { beside: highestBeside }),
    horizons,
  };
}

/** Returns the score of a component that counts. */
export function scorerOf(measured: MeasuresInput): (component: Measurable) => ComponentScore {
  const bothOf = bothScoresOf(measured);
  return (component) => bothOf(component).score;
}

/** Returns the scores of a component before and after its measures, whichever counts; null after them if none count. */
export function byBasisOf(
  measured: MeasuresInput,
): (component: Measurable) => { gross: ComponentScore; net: ComponentScore | null } {
  const bothOf = bothScoresOf(measured);
  const isNet = measured.assessment.scoreBasis === 'net';
  return (component) => {
    const { score, beside } = bothOf(component);
    return isNet && beside ? { gross: beside, net: score } : { gross: score, net: beside ?? null };
  };
}

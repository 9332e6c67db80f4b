import { yearAfter } from '#domain/assessment/esrs-version.ts';
import type { Component } from '#domain/components/component.ts';
import { openChoices, type ScorableComponent } from '#domain/components/component-score.ts';
import { openScoresOf } from '#domain/components/open-scores.ts';
import { severityDetailsOf, severityFromDetails } from '#domain/components/severity.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import type { Measure, NetScore } from './measure.ts';

/** The fields of a measure that affect scores. */
export type MeasureFacts = Pick<Measure, 'componentId' | 'kind' | 'state' | 'since' | 'effectiveness'>;

/** Why no measure lowers the score of a component (method M29). */
export type WhyNoNet = 'actual' | 'positive' | 'opportunity' | 'not-said';

/**
 * Why a component cannot have values after measures, or null if it can: only a potential negative impact (ESRS 1 (2026) §43) or a risk
 * can. An actual impact is assessed as it manifested in the year: measures that lowered it before then are part of the score, and
 * remediation is not.
 */
export function whyNoNet(
  component: Pick<Component, 'kind' | 'impactPolarity' | 'actualPotentialImpact'>,
): WhyNoNet | null {
  if (component.kind === 'risk') return null;
  if (component.kind === 'opportunity') return 'opportunity';
  if (component.impactPolarity === 'Positive') return 'positive';
  if (component.actualPotentialImpact === 'Actual') return 'actual';
  return openChoices(component).length > 0 ? 'not-said' : null;
}

/** Why a measure does not lower a score (method M28); null if it may. */
export type WhyIdle = 'remediation' | 'planned' | 'later' | 'not-judged' | 'not-effective';

/**
 * Why a measure does not lower a score: only prevention and mitigation that is implemented within the financial year and judged effective
 * does, never planned measures, and never remediation (ESRS 1 (2026) §43, AR 27).
 *
 * @param financialYearStart its first day
 */
export function whyIdle(measure: Omit<MeasureFacts, 'componentId'>, financialYearStart: string): WhyIdle | null {
  if (measure.kind === 'remediation') return 'remediation';
  if (measure.state === 'planned') return 'planned';
  if (measure.since >= yearAfter(financialYearStart)) return 'later';
  if (measure.effectiveness === null) return 'not-judged';
  return measure.effectiveness === 'effective' ? null : 'not-effective';
}

/** The values that can be stated net. */
export type NetValue = 'scale' | 'scope' | 'irremediability' | 'severity' | 'magnitude' | 'likelihood';

/** The field of a component with each value before measures. */
const GROSS_OF = {
  impact: {
    scale: 'impactScale',
    scope: 'impactScope',
    irremediability: 'impactIrremediability',
    severity: 'impactSeverity',
    likelihood: 'impactLikelihood',
  },
  risk: { magnitude: 'financialRiskOpportunity', likelihood: 'financialLikelihood' },
} as const satisfies Record<string, Partial<Record<NetValue, keyof Component>>>;

/** Whether the severity of an impact follows from its scored details: then these are stated net, otherwise the severity itself. */
function isByDetails(component: ScorableComponent): boolean {
  return component.severityReason.trim() === '' && severityFromDetails(severityDetailsOf(component)) !== null;
}

interface GrossValue {
  value: NetValue;
  field: keyof ScorableComponent;
  gross: Score5;
}

/** The values of a component that can be stated net, in the order of its form, each with its value before the measures. */
function netValuesOf(component: ScorableComponent): GrossValue[] {
  if (whyNoNet(component) !== null) return [];
  const fields = component.kind === 'risk' ? GROSS_OF.risk : GROSS_OF.impact;
  const left = isByDetails(component) ? ['severity'] : ['scale', 'scope', 'irremediability'];
  return (Object.entries(fields) as [NetValue, keyof ScorableComponent][]).flatMap(([value, field]) => {
    const gross = component[field] as Score5 | null;
    return left.includes(value) || gross === null ? [] : [{ value, field, gross }];
  });
}

/** Those of them whose value before measures someone has given: the others can be stated once it is. */
export function statableNetValues(component: ScorableComponent): GrossValue[] {
  const open = openScoresOf(component);
  return netValuesOf(component).filter(
    ({ value }) => !open.includes(value === 'likelihood' ? 'likelihood' : 'severity'),
  );
}

/** A component after its measures. A value stated as higher than before them stays as it was. */
function lower<Of extends ScorableComponent>(component: Of, net: NetScore): Of {
  const lowered = netValuesOf(component).map(({ value, field, gross }) => [
    field,
    Math.min(gross, net[value] ?? gross),
  ]);
  return { ...component, ...Object.fromEntries(lowered) };
}

/** The stated values after measures of a component, and their effect. */
export type Net<Of> =
  /** No score was stated. */
  | { state: 'not-stated' }
  /** The law does not allow any measure to count here. */
  | { state: 'not-possible'; why: WhyNoNet }
  /** There is no longer an implemented and effective measure of prevention or mitigation. */
  | { state: 'no-measure' }
  | { state: 'counts'; lowered: Of };

/** The net score of one component with its own measures (method M28, M29). */
export function netOf<Of extends ScorableComponent>(
  component: Of,
  net: NetScore | undefined,
  measures: readonly Omit<MeasureFacts, 'componentId'>[],
  financialYearStart: string,
): Net<Of> {
  if (!net) return { state: 'not-stated' };
  const why = whyNoNet(component);
  if (why !== null) return { state: 'not-possible', why };
  if (measures.every((measure) => whyIdle(measure, financialYearStart) !== null)) return { state: 'no-measure' };
  return { state: 'counts', lowered: lower(component, net) };
}

/** Problems of a net score: at most one for each value. */
export type NetProblem = 'net-not-possible' | 'net-needs-measure' | 'net-above-gross';

/** Problems with the values after measures of a component; none if all is well. */
export function netProblems(
  component: ScorableComponent,
  net: NetScore,
  measures: readonly Omit<MeasureFacts, 'componentId'>[],
  financialYearStart: string,
): Partial<Record<NetValue, NetProblem>> {
  const stated = NET_VALUES.filter((value) => net[value] !== null);
  const { state } = netOf(component, net, measures, financialYearStart);
  const all = (problem: NetProblem) => Object.fromEntries(stated.map((value) => [value, problem]));
  if (state === 'not-possible') return all('net-not-possible');
  if (state === 'no-measure') return all('net-needs-measure');
  return Object.fromEntries(
    statableNetValues(component)
      .filter(({ value, gross }) => (net[value] ?? gross) > gross)
      .map(({ value }) => [value, 'net-above-gross' as const]),
  );
}

const NET_VALUES: readonly NetValue[] = ['scale', 'scope', 'irremediability', 'severity', 'magnitude', 'likelihood'];

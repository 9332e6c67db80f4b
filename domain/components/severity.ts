import type { Score5 } from '#domain/fields/score5.ts';
import type { ImpactPolarity } from '#domain/reference/component-kinds.ts';
import type { Component } from './component.ts';

/** The values from which a severity can be derived. Null if there is no score. */
export interface SeverityDetails {
  polarity: ImpactPolarity | null;
  scale: Score5 | null;
  scope: Score5 | null;
  /** Counts only for negative impacts. */
  irremediability: Score5 | null;
}

/**
 * The severity that the scored details give, or null if they give none (method M8). Negative: the highest of the three, because any one
 * can make an impact severe (ESRS 1 (2023) AR 11; (2026) AR 22). Positive: the mean of scale and scope, rounded up. An unset detail
 * changes nothing; without a polarity no rule applies.
 */
export function severityFromDetails(details: SeverityDetails): Score5 | null {
  if (details.polarity === 'Negative') {
    const scored = [details.scale, details.scope, details.irremediability].filter((value) => value !== null);
    return scored.length === 0 ? null : (Math.max(...scored) as Score5);
  }
  if (details.polarity === 'Positive') {
    const scored = [details.scale, details.scope].filter((value) => value !== null);
    const sum = scored.reduce<number>((total, value) => total + value, 0);
    return scored.length === 0 ? null : (Math.ceil(sum / scored.length) as Score5);
  }
  return null;
}

/** The stated parts of a severity. For the reason, it only matters whether it is blank. */
export type StatedSeverity = Pick<
  Component,
  'impactPolarity' | 'impactSeverity' | 'impactScale' | 'impactScope' | 'impactIrremediability' | 'severityReason'
>;

/** The severity details of an impact. */
export function severityDetailsOf(
  component: Omit<StatedSeverity, 'impactSeverity' | 'severityReason'>,
): SeverityDetails {
  return {
    polarity: component.impactPolarity,
    scale: component.impactScale,
    scope: component.impactScope,
    irremediability: component.impactIrremediability,
  };
}

/** The severity that counts: the one derived from the details, unless there are none or the assessor has set another with a reason. */
export function severityOf(component: StatedSeverity): Score5 {
  if (component.severityReason.trim() !== '') return component.impactSeverity;
  return severityFromDetails(severityDetailsOf(component)) ?? component.impactSeverity;
}

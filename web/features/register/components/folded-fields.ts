import type { Component } from '#domain/components/component.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';

const OF_ALL = [
  'description',
  'companyBusinessArea',
  'valueChainConcentration',
  'timeHorizon',
  'justification',
] as const satisfies readonly (keyof Component)[];
const IMPACT = [...OF_ALL, 'natureOfImpact'] as const;
const FINANCIAL = [...OF_ALL, 'riskOpportunityType', 'financialEffects'] as const;

type FoldedField = (typeof IMPACT | typeof FINANCIAL)[number];

/** The fields with content that no score needs; the form shows them on demand. */
export const foldedFieldsOf = (kind: ComponentKind): readonly FoldedField[] => (kind === 'impact' ? IMPACT : FINANCIAL);

/** How many of the folded fields have content. */
export function countFilledIn(component: Component): number {
  return foldedFieldsOf(component.kind).filter((name) => {
    const value = component[name];
    return typeof value === 'string' ? value.trim() !== '' : value.length > 0;
  }).length;
}

import type { Component } from './component.ts';

/** The fields in which somebody scores. */
export const SCORE_FIELDS = [
  'impactSeverity',
  'impactLikelihood',
  'impactScale',
  'impactScope',
  'impactIrremediability',
  'financialRiskOpportunity',
  'financialLikelihood',
] as const satisfies readonly (keyof Component)[];

/** Whether a change is one of scores: pressing the value that stands there says it, too. */
export const isScoring = (change: object): boolean => SCORE_FIELDS.some((name) => name in change);

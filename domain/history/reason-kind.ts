import type { Component } from '#domain/components/component.ts';
import type { Change } from './change.ts';

/** The kinds of change that ask for a reason (product P36). */
export const REASON_KINDS = ['score', 'aside', 'move', 'delete'] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];

/** Of which kind a change is that asks for a reason. Which changes ask at all, the database says (`asks_reason`). */
export function reasonKindOf({ noun, verb, fields }: Pick<Change, 'noun' | 'verb' | 'fields'>): ReasonKind {
  if (verb === 'deleted') return 'delete';
  if (noun === 'selection') return 'aside';
  const names = fields.map(({ field }) => field);
  if (names.includes('topicId')) return 'move';
  return names.some((name) => SCORES.some((score) => score === name)) || noun === 'score' ? 'score' : 'aside';
}

const SCORES = [
  'impactSeverity',
  'impactLikelihood',
  'impactScale',
  'impactScope',
  'impactIrremediability',
  'financialRiskOpportunity',
  'financialLikelihood',
] as const satisfies readonly (keyof Component)[];

/** Which reason changing a component asks for, as `asks_reason` in the database does; null where none. */
export function reasonAskedBy(before: Component, after: Component): ReasonKind | null {
  if (before.topicId !== after.topicId) return 'move';
  if (SCORES.some((name) => before[name] !== null && before[name] !== after[name])) return 'score';
  const isSetAside = (name: 'impactRelevant' | 'financialRelevant') => before[name] && !after[name];
  return isSetAside('impactRelevant') || isSetAside('financialRelevant') ? 'aside' : null;
}

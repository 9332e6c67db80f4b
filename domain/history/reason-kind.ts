import type { Component } from '#domain/components/component.ts';
import { SCORE_FIELDS } from '#domain/components/score-fields.ts';
import { isToReview } from '#domain/fields/carried-from.ts';
import type { Change } from './change.ts';
import { componentRules, kindAskedBy, type ReasonKind } from './reason-rules.ts';

export type { ReasonKind };

/** The kind of a change that needs a reason. `reason-rules.ts` defines which changes need one. */
export function reasonKindOf({ noun, verb, fields }: Pick<Change, 'noun' | 'verb' | 'fields'>): ReasonKind {
  if (verb === 'deleted') return 'delete';
  if (noun === 'selection') return 'aside';
  if (noun === 'scale') return 'wording';
  if (noun === 'measure' || noun === 'net-score' || noun === 'horizon-score') return 'score';
  const names = fields.map(({ field }) => field);
  if (names.includes('topicId')) return 'move';
  return names.some((name) => SCORE_FIELDS.some((score) => score === name)) || noun === 'score' ? 'score' : 'aside';
}

/** Whether deleting a component requires a reason, because it was carried over and nobody has reviewed it (method M25). */
export const isDroppedWithReason = (component: Parameters<typeof isToReview>[0]): boolean => isToReview(component);

/** The kind of reason that a change of a component needs; null if none. */
export const reasonAskedBy = (before: Component, after: Component): ReasonKind | null =>
  kindAskedBy(componentRules, before, after);

import type { Component } from '#domain/components/component.ts';
import { SCORE_FIELDS } from '#domain/components/score-fields.ts';
import { isToReview } from '#domain/fields/carried-from.ts';
import type { Change } from './change.ts';
import { componentRules, kindAskedBy, type ReasonKind } from './reason-rules.ts';

export type { ReasonKind };

/** Of which kind a change is that asks for a reason. Which changes ask at all, reason-rules.ts says. */
export function reasonKindOf({ noun, verb, fields }: Pick<Change, 'noun' | 'verb' | 'fields'>): ReasonKind {
  if (verb === 'deleted') return 'delete';
  if (noun === 'selection') return 'aside';
  if (noun === 'scale') return 'wording';
  if (noun === 'measure' || noun === 'net-score') return 'score';
  const names = fields.map(({ field }) => field);
  if (names.includes('topicId')) return 'move';
  return names.some((name) => SCORE_FIELDS.some((score) => score === name)) || noun === 'score' ? 'score' : 'aside';
}

/** Whether a component is deleted only with a reason: it was carried over, and nobody has reviewed it (method M25). */
export const isDroppedWithReason = (component: Parameters<typeof isToReview>[0]): boolean => isToReview(component);

/** Which reason changing a component asks for; null where none. */
export const reasonAskedBy = (before: Component, after: Component): ReasonKind | null =>
  kindAskedBy(componentRules, before, after);

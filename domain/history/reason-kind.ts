import type { Component } from '#domain/components/component.ts';
import { isOpenIn, SCORE_FIELDS } from '#domain/components/score-fields.ts';
import { isToReview } from '#domain/fields/carried-from.ts';
import type { Change } from './change.ts';

/** The kinds of change that ask for a reason (product P36). */
export const REASON_KINDS = ['score', 'aside', 'move', 'delete', 'wording'] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];

/** Of which kind a change is that asks for a reason. Which changes ask at all, the database says (`asks_reason`). */
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

/** Which reason changing a component asks for, as `asks_reason` in the database does; null where none. */
export function reasonAskedBy(before: Component, after: Component): ReasonKind | null {
  if (before.topicId !== after.topicId) return 'move';
  // What was there while a score was open was nobody's: it is scored for the first time.
  const isOtherwise = SCORE_FIELDS.some(
    (name) =>
      before[name] !== null && before[name] !== after[name] && !(isOpenIn(before, name) && !isOpenIn(after, name)),
  );
  if (isOtherwise) return 'score';
  const isSetAside = (name: 'impactRelevant' | 'financialRelevant') => before[name] && !after[name];
  return isSetAside('impactRelevant') || isSetAside('financialRelevant') ? 'aside' : null;
}

import { reviewStates } from '#domain/assignments/assignment.ts';
import type { Standing } from '#domain/assignments/standing.ts';
import { urgencyOf } from '#domain/assignments/standing.ts';
import { labelOf } from '#domain/reference/option.ts';
import { assignmentMessages as say } from './messages.ts';

/** The owner, in words. */
export const sayOwner = ({ ownerName, formerOwner }: Standing) =>
  ownerName || (formerOwner ? say.left(formerOwner) : say.nobody);

/** 'Ida Muster · due 3 Dec 2026 · In review', in parts. */
export function workWords(standing: Standing, today: string): string[] {
  const { dueOn, review } = standing;
  return [
    sayOwner(standing),
    ...(dueOn === null ? [] : [urgencyOf(dueOn, today) === 'overdue' ? say.wasDue(dueOn) : say.due(dueOn)]),
    ...(review === 'open' ? [] : [labelOf(reviewStates, review)]),
  ];
}

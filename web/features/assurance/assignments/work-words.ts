import { reviewStates } from '#domain/assignments/assignment.ts';
import type { Standing } from '#domain/assignments/standing.ts';
import { urgencyOf } from '#domain/assignments/standing.ts';
import { labelOf } from '#domain/reference/option.ts';
import { assignmentMessages as say } from './messages.ts';

/** The owner, in words. */
export const sayOwner = ({ ownerName, formerOwner }: Standing) =>
  ownerName || (formerOwner ? say.left(formerOwner) : say.nobody);

/** The state of the review, in words, with the person who is asked for it. */
export const sayReview = ({ review, reviewerName }: Pick<Standing, 'review' | 'reviewerName'>) =>
  reviewerName ? say.inReviewBy(reviewerName) : labelOf(reviewStates, review);

/** 'Ida Muster · due 3 Dec 2026 · In review', in parts. */
export function workWords(standing: Standing, today: string): string[] {
  const { dueOn, review } = standing;
  return [
    sayOwner(standing),
    ...(dueOn === null ? [] : [urgencyOf(dueOn, today) === 'overdue' ? say.wasDue(dueOn) : say.due(dueOn)]),
    ...(review === 'open' ? [] : [sayReview(standing)]),
  ];
}

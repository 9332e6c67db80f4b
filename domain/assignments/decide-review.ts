import type { Decision } from '#domain/decision.ts';
import type { UserId } from '#domain/ids.ts';
import type { ReviewState } from './assignment.ts';

/** How a record stands when somebody clears its review. */
export interface UnderReview {
  state: ReviewState;
  /** Who set it in review. */
  setBy: UserId | null;
  /** Who changed the record last; null where nobody has. */
  changedBy: UserId | null;
}

/** A review is cleared by a second person: neither who asked for it nor who changed the record last (product P43). */
export function decideClearing(
  { state, setBy, changedBy }: UnderReview,
  by: UserId,
): Decision<'not-in-review' | 'review-needs-another'> {
  if (state !== 'in-review') return { ok: false, reason: 'not-in-review' };
  if (by === setBy || by === changedBy) return { ok: false, reason: 'review-needs-another' };
  return { ok: true };
}

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
  /** The latest line of its history, which says as what it stands; null where it has none. */
  line: string | null;
}

/**
 * A review is cleared by a second person, neither who asked for it nor who changed the record last, and as she has seen the record
 * (product P43).
 *
 * @param seenLine the latest line of its history that she knew of
 */
export function decideClearing(
  { state, setBy, changedBy, line }: UnderReview,
  by: UserId,
  seenLine: string | null,
): Decision<'not-in-review' | 'review-needs-another' | 'changed-since-seen'> {
  if (state !== 'in-review') return { ok: false, reason: 'not-in-review' };
  if (by === setBy || by === changedBy) return { ok: false, reason: 'review-needs-another' };
  if (line !== seenLine) return { ok: false, reason: 'changed-since-seen' };
  return { ok: true };
}

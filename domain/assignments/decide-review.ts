import type { Decision } from '#domain/decision.ts';
import type { UserId } from '#domain/ids.ts';
import type { ReviewState } from './assignment.ts';

/** The state of a record whose review is to be approved. */
export interface UnderReview {
  state: ReviewState;
  /** The person who put it in review. */
  setBy: UserId | null;
  /** The person who changed the record last; null if nobody has. */
  changedBy: UserId | null;
  /** The latest line of its history, which identifies its version; null if there is none. */
  line: string | null;
}

/** Whether a person can never approve this version: they put it in review or changed it last. */
export const isTooClose = ({ setBy, changedBy }: UnderReview, by: UserId): boolean => by === setBy || by === changedBy;

/**
 * A review is approved by a second person, neither the one who requested it nor the one who last changed the record, and only for the
 * version that they have seen (product P43).
 *
 * @param seenLine the latest line of its history that they knew
 */
export function decideClearing(
  under: UnderReview,
  by: UserId,
  seenLine: string | null,
): Decision<'not-in-review' | 'review-needs-another' | 'changed-since-seen'> {
  const { state, line } = under;
  if (state !== 'in-review') return { ok: false, reason: 'not-in-review' };
  if (isTooClose(under, by)) return { ok: false, reason: 'review-needs-another' };
  if (line !== seenLine) return { ok: false, reason: 'changed-since-seen' };
  return { ok: true };
}

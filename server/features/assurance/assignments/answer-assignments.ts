import type { AssignmentsShape } from '#contract/assignments.ts';
import type { CompanyTx } from '#database/doors.ts';
import { decideClearing, isTooClose, type UnderReview } from '#domain/assignments/decide-review.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { hasAssessment } from '#server/features/records/has-assessment.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { type AssignmentRow, listAssignments, listResponsible } from './queries.ts';

/**
 * Who is responsible for what, as `viewer` sees it.
 * @throws not-found
 */
export async function answerAssignments(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  viewer: UserId,
): Promise<AssignmentsShape> {
  if (!(await hasAssessment(tx, assessmentId))) refuse('not-found');
  const [rows, people] = [await listAssignments(tx, assessmentId), await listResponsible(tx)];
  return { assignments: rows.map((row) => toAssignment(row, viewer)), people };
}

/** An assignment as `viewer` sees it. */
export function toAssignment(row: AssignmentRow, viewer: UserId): AssignmentsShape['assignments'][number] {
  const { noun, key, ownerName, dueOn, review, reviewerName, changerName, line } = row;
  const under = underReview(row);
  return {
    noun,
    key,
    dueOn,
    review,
    owner: ownerOf(row),
    formerOwner: row.isOwnerHere ? null : ownerName,
    mayClear: decideClearing(under, viewer, line).ok,
    reviewer: review === 'in-review' ? askedOf(row) : null,
    reviewedBy: review === 'open' ? null : reviewerName,
    line: review === 'in-review' ? line : null,
    changedBy: review === 'in-review' ? changerName : null,
  };
}

/** A record as the rules on reviews see it. */
export const underReview = (row: AssignmentRow | undefined): UnderReview => ({
  state: row?.review ?? 'open',
  setBy: row?.reviewBy ?? null,
  changedBy: row?.changedBy ?? null,
  line: row?.line ?? null,
});

/** Who is asked for a review, if they can still approve it. */
const askedOf = (row: AssignmentRow): UserId | null =>
  row.askedId !== null && !isTooClose(underReview(row), row.askedId) ? row.askedId : null;

/** The owner, if they are still a member. */
export const ownerOf = ({ ownerId, isOwnerHere }: AssignmentRow): UserId | null => (isOwnerHere ? ownerId : null);

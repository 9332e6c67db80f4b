import type { AssignmentsShape } from '#contract/assignments.ts';
import type { CompanyTx } from '#database/doors.ts';
import { decideClearing } from '#domain/assignments/decide-review.ts';
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
  const { noun, key, ownerName, dueOn, review, reviewBy, reviewerName, changedBy, changerName, line } = row;
  return {
    noun,
    key,
    dueOn,
    review,
    owner: ownerOf(row),
    formerOwner: row.isOwnerHere ? null : ownerName,
    mayClear: decideClearing({ state: review, setBy: reviewBy, changedBy, line }, viewer, line).ok,
    reviewedBy: review === 'open' ? null : reviewerName,
    line: review === 'in-review' ? line : null,
    changedBy: review === 'in-review' ? changerName : null,
  };
}

/** The owner, if they are still a member. */
export const ownerOf = ({ ownerId, isOwnerHere }: AssignmentRow): UserId | null => (isOwnerHere ? ownerId : null);

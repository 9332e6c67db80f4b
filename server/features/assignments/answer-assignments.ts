import type { AssignmentsShape } from '#contract/assignments.ts';
import type { CompanyTx } from '#database/doors.ts';
import { decideClearing } from '#domain/assignments/decide-review.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { isAssessment } from '#server/features/history/queries.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { type AssignmentRow, listAssignments, listResponsible } from './queries.ts';

/** Who is responsible for what, as `viewer` sees it. @throws not-found */
export async function answerAssignments(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  viewer: UserId,
): Promise<AssignmentsShape> {
  if (!(await isAssessment(tx, assessmentId))) refuse('not-found');
  const [rows, people] = [await listAssignments(tx, assessmentId), await listResponsible(tx)];
  return { assignments: rows.map((row) => toAssignment(row, viewer)), people };
}

/** An assignment as `viewer` sees it. */
export function toAssignment(row: AssignmentRow, viewer: UserId): AssignmentsShape['assignments'][number] {
  const { noun, key, ownerId, ownerName, isOwnerHere, dueOn, review, reviewBy, reviewerName, changedBy } = row;
  return {
    ...{ noun, key, dueOn, review },
    owner: isOwnerHere ? ownerId : null,
    formerOwner: isOwnerHere ? null : ownerName,
    mayClear: decideClearing({ state: review, setBy: reviewBy, changedBy }, viewer).ok,
    reviewedBy: review === 'open' ? null : reviewerName,
  };
}

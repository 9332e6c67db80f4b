import type { CompanyTx } from '#database/doors.ts';
import { type AssignedRecord, REVIEWED_NOUNS, type ReviewState } from '#domain/assignments/assignment.ts';
import { decideClearing, type UnderReview } from '#domain/assignments/decide-review.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { beginAct } from '#server/features/rows/begin-act.ts';
import { holdWriters, lockDraft } from '#server/features/rows/save-rows.ts';
import { forMember } from '#server/platform/http/access.ts';
import { answerAssignments } from './answer-assignments.ts';
import {
  type AssignmentChange,
  type AssignmentRow,
  type FoundRecord,
  findRecords,
  isPresent,
  listAssignments,
  readLatestLine,
  saveAssignments,
} from './queries.ts';

const endpoints = forMember.assignments;

const list = endpoints.list.handler(({ context, input }) =>
  context.database.inCompany(context.member, (tx) => answerAssignments(tx, input.assessmentId, context.member.userId)),
);

const assign = endpoints.assign.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const { assessmentId, records, owner, dueOn, act, review: to } = input;
    const { userId } = context.member;
    // What changes from here on is later than the review.
    if (to === 'reviewed') await holdWriters(tx, assessmentId);
    await lockDraft(tx, assessmentId);
    if (act) await beginAct(tx, act);
    if (owner && !(await isPresent(tx, owner))) throw errors['not-a-member']();
    const found = await findRecords(tx, assessmentId, records);
    if (found.length === 0) throw errors['not-found']();
    const given = { ...(owner !== undefined && { ownerId: owner }), ...(dueOn !== undefined && { dueOn }) };
    const moved = new Set(to && (await findMoved(tx, assessmentId, found, to, userId)));
    // Each record once: an act is undone line by line.
    const others = found.filter((record) => !moved.has(record));
    await saveAssignments(tx, assessmentId, others, given);
    if (to) await saveAssignments(tx, assessmentId, [...moved], { ...given, ...(await changeTo(tx, to, userId)) });
    return answerAssignments(tx, assessmentId, userId);
  }),
);

const review = endpoints.review.handler(({ context, input: { assessmentId, record, to }, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const { userId } = context.member;
    // What changes from here on is later than the review.
    await holdWriters(tx, assessmentId);
    await lockDraft(tx, assessmentId);
    const [found] = await findRecords(tx, assessmentId, [record]);
    if (!found) throw errors['not-found']();
    const present = await findReview(tx, assessmentId, found);
    // The button pressed twice finds what it wanted.
    if (present.state === to) return answerAssignments(tx, assessmentId, userId);
    if (to === 'reviewed') {
      const decision = decideClearing(present, userId);
      if (!decision.ok) throw errors[decision.reason]();
    }
    await saveAssignments(tx, assessmentId, [found], await changeTo(tx, to, userId));
    return answerAssignments(tx, assessmentId, userId);
  }),
);

/** Those of the records whose review `by` can set or clear; the others stay as they are. */
async function findMoved(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  records: readonly FoundRecord[],
  to: 'in-review' | 'reviewed',
  by: UserId,
) {
  const rows = new Map((await listAssignments(tx, assessmentId)).map((row) => [`${row.noun} ${row.key}`, row]));
  const isMoved = ({ noun, key }: FoundRecord) => {
    const present = underReview(rows.get(`${noun} ${key}`));
    return to === 'reviewed' ? decideClearing(present, by).ok : present.state === 'open';
  };
  return records.filter((record) => REVIEWED_NOUNS.some((each) => each === record.noun) && isMoved(record));
}

async function findReview(tx: CompanyTx, assessmentId: AssessmentId, { noun, key }: AssignedRecord) {
  const row = (await listAssignments(tx, assessmentId)).find((one) => one.noun === noun && one.key === key);
  return underReview(row);
}

const underReview = (row: AssignmentRow | undefined): UnderReview => ({
  state: row?.review ?? 'open',
  setBy: row?.reviewBy ?? null,
  changedBy: row?.changedBy ?? null,
});

async function changeTo(tx: CompanyTx, to: ReviewState, by: UserId): Promise<AssignmentChange> {
  if (to === 'open') return { review: null, reviewBy: null, reviewLine: null };
  if (to === 'in-review') return { review: to, reviewBy: by, reviewLine: null };
  return { review: to, reviewBy: by, reviewLine: await readLatestLine(tx) };
}

export const assignmentsRoutes = { list, assign, review };

import type { CompanyTx } from '#database/doors.ts';
import { type AssignedRecord, REVIEWED_NOUNS, type ReviewState } from '#domain/assignments/assignment.ts';
import { decideClearing } from '#domain/assignments/decide-review.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { beginAct } from '#server/features/rows/begin-act.ts';
import { holdWriters, lockDraft } from '#server/features/rows/save-rows.ts';
import { forMember } from '#server/platform/http/access.ts';
import { answerAssignments } from './answer-assignments.ts';
import {
  type AssignmentChange,
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
    const { assessmentId, records, owner, dueOn, act } = input;
    await lockDraft(tx, assessmentId);
    if (act) await beginAct(tx, act);
    if (owner && !(await isPresent(tx, owner))) throw errors['not-a-member']();
    const found = await findRecords(tx, assessmentId, records);
    if (found.length === 0) throw errors['not-found']();
    const given = { ...(owner !== undefined && { ownerId: owner }), ...(dueOn !== undefined && { dueOn }) };
    const open = new Set(input.review && (await openToReview(tx, assessmentId, found)));
    // Each record once: an act is undone line by line.
    const others = found.filter((record) => !open.has(record));
    await saveAssignments(tx, assessmentId, others, given);
    const inReview = { ...given, review: 'in-review', reviewBy: context.member.userId, reviewLine: null } as const;
    await saveAssignments(tx, assessmentId, [...open], inReview);
    return answerAssignments(tx, assessmentId, context.member.userId);
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

/** Those of the records that can be set in review and are neither in review nor reviewed. */
async function openToReview(tx: CompanyTx, assessmentId: AssessmentId, records: readonly FoundRecord[]) {
  const begun = new Set(
    (await listAssignments(tx, assessmentId))
      .filter(({ review: state }) => state !== 'open')
      .map(({ noun, key }) => `${noun} ${key}`),
  );
  return records.filter(
    ({ noun, key }) => REVIEWED_NOUNS.some((each) => each === noun) && !begun.has(`${noun} ${key}`),
  );
}

async function findReview(tx: CompanyTx, assessmentId: AssessmentId, { noun, key }: AssignedRecord) {
  const row = (await listAssignments(tx, assessmentId)).find((one) => one.noun === noun && one.key === key);
  return { state: row?.review ?? 'open', setBy: row?.reviewBy ?? null, changedBy: row?.changedBy ?? null };
}

async function changeTo(tx: CompanyTx, to: ReviewState, by: UserId): Promise<AssignmentChange> {
  if (to === 'open') return { review: null, reviewBy: null, reviewLine: null };
  if (to === 'in-review') return { review: to, reviewBy: by, reviewLine: null };
  return { review: to, reviewBy: by, reviewLine: await readLatestLine(tx) };
}

export const assignmentsRoutes = { list, assign, review };

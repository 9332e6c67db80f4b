import type { CompanyTx } from '#database/doors.ts';
import { type AssignedRecord, REVIEWED_NOUNS, type ReviewState } from '#domain/assignments/assignment.ts';
import { decideClearing, isTooClose } from '#domain/assignments/decide-review.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { workIsGiven } from '#server/features/account/notifications/notice-job.ts';
import { beginAct } from '#server/features/records/begin-act.ts';
import { holdDraft, lockDraft } from '#server/features/records/lock-draft.ts';
import { forMember } from '#server/platform/http/access.ts';
import { answerAssignments, underReview } from './answer-assignments.ts';
import { findConflicts, type SeenRecord } from './find-conflicts.ts';
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
    const { assessmentId, records, owner, dueOn, act, review: to, reviewer: asked } = input;
    const { userId } = context.member;
    // Changes from here on are later than the review, and than what was seen.
    const isAlone = to === 'reviewed' || records.some(isSeen);
    const draft = await (isAlone ? holdDraft : lockDraft)(tx, assessmentId);
    if (act) await beginAct(tx, act);
    for (const person of [owner, asked]) if (person && !(await isPresent(tx, person))) throw errors['not-a-member']();
    if (asked === userId) throw errors['review-needs-another']();
    const found = await findRecords(tx, assessmentId, records);
    if (found.length === 0) throw errors['not-found']();
    const stands = to || records.some(isSeen) ? await readStands(tx, assessmentId, found, records) : [];
    const conflicts = await findConflicts(tx, stands, { owner, dueOn }, userId);
    if (conflicts.length > 0) throw errors.conflict({ data: { conflicts } });
    const given = { ...(owner !== undefined && { ownerId: owner }), ...(dueOn !== undefined && { dueOn }) };
    const moved = new Set(to && findMoved(stands, to, userId));
    // Each record is saved only once, because an act is undone line by line.
    const others = found.filter((record) => !moved.has(record));
    await saveAssignments(draft, assessmentId, others, given);
    if (to)
      await saveAssignments(draft, assessmentId, [...moved], {
        ...given,
        ...(await changeTo(tx, to, { by: userId, asked })),
      });
    if (owner || asked) await workIsGiven(context.jobs, tx, context.member);
    return answerAssignments(tx, assessmentId, userId);
  }),
);

const review = endpoints.review.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const { assessmentId, record, to, seenLine = null, reviewer: asked } = input;
    const { userId } = context.member;
    // Changes from here on are later than the review.
    const draft = await holdDraft(tx, assessmentId);
    const [stand] = await readStands(tx, assessmentId, await findRecords(tx, assessmentId, [record]), [record]);
    if (!stand) throw errors['not-found']();
    const present = underReview(stand.present);
    if (asked && !(await isPresent(tx, asked))) throw errors['not-a-member']();
    // If the button was pressed twice, the requested state already exists.
    if (present.state === to) return answerAssignments(tx, assessmentId, userId);
    if (to === 'reviewed') {
      const decision = decideClearing(present, userId, seenLine);
      if (!decision.ok) {
        if (decision.reason !== 'changed-since-seen') throw errors[decision.reason]();
        const { line } = present;
        throw errors[decision.reason]({ data: { by: stand.present?.changerName ?? null, line } });
      }
    }
    await saveAssignments(draft, assessmentId, [stand.found], await changeTo(tx, to, { by: userId, asked }));
    if (to === 'in-review' && asked) {
      // Only a record in review says who changed it last.
      const [saved] = await readStands(tx, assessmentId, [stand.found], []);
      if (isTooClose(underReview(saved?.present), asked)) throw errors['review-needs-another']();
    }
    if (asked) await workIsGiven(context.jobs, tx, context.member);
    return answerAssignments(tx, assessmentId, userId);
  }),
);

type SentRow = SeenRecord & { seenLine?: string | null | undefined };

const isSeen = ({ seenOwner, seenDueOn }: SentRow) => seenOwner !== undefined || seenDueOn !== undefined;

/** An existing record, as it is now and as its sender saw it. */
interface Stand {
  found: FoundRecord;
  seen: SentRow;
  present: AssignmentRow | undefined;
}

async function readStands(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  records: readonly FoundRecord[],
  sent: readonly SentRow[],
): Promise<Stand[]> {
  const rows = new Map((await listAssignments(tx, assessmentId)).map((row) => [keyOf(row), row]));
  const seen = new Map(sent.map((record) => [keyOf(record), record]));
  return records.map((found) => {
    const key = keyOf(found);
    return { found, seen: seen.get(key) ?? found, present: rows.get(key) };
  });
}

/** Ids may be sent in capital letters. */
const keyOf = ({ noun, key }: AssignedRecord) => `${noun} ${key.toLowerCase()}`;

/** Those of the records whose review `by` can request or approve; the others stay as they are. */
function findMoved(stands: readonly Stand[], to: 'in-review' | 'reviewed', by: UserId): FoundRecord[] {
  const isMoved = ({ present, seen }: Stand) => {
    const under = underReview(present);
    return to === 'reviewed' ? decideClearing(under, by, seen.seenLine ?? null).ok : under.state === 'open';
  };
  return stands
    .filter((stand) => REVIEWED_NOUNS.some((each) => each === stand.found.noun) && isMoved(stand))
    .map(({ found }) => found);
}

async function changeTo(
  tx: CompanyTx,
  to: ReviewState,
  { by, asked = null }: { by: UserId; asked: UserId | null | undefined },
): Promise<AssignmentChange> {
  if (to === 'open') return { review: null, reviewBy: null, reviewLine: null, reviewerId: null };
  if (to === 'in-review') return { review: to, reviewBy: by, reviewLine: null, reviewerId: asked };
  return { review: to, reviewBy: by, reviewLine: await readLatestLine(tx) };
}

export const assignmentsRoutes = { list, assign, review };

import { randomUUID } from 'node:crypto';
import type { CompanyTx, Member } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import type { AssignedRecord } from '#domain/assignments/assignment.ts';
import { decideClearing } from '#domain/assignments/decide-review.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import { mentionedIn } from '#domain/comments/mentions.ts';
import { found } from '#domain/found.ts';
import type { AssessmentId, CommentId } from '#domain/ids.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { entryTitled } from '#sample/entry-titled.ts';
import type { SampleComment, SampleOwner, SampleReview, SampleWork } from '#sample/team-work.ts';
import {
  type AssignmentChange,
  findRecords,
  listAssignments,
  readLatestLine,
  saveAssignments,
} from '#server/features/assurance/assignments/queries.ts';
import { findRecord } from '#server/features/assurance/comments/find-record.ts';
import { listPresentMembers, setMentions } from '#server/features/assurance/comments/mention-queries.ts';
import { changeComment, insertComment } from '#server/features/assurance/comments/queries.ts';
import { holdDraft } from '#server/features/records/lock-draft.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Where and by whom: the draft that the team works on, and its people by address. */
interface Draft {
  database: Database;
  lead: Member;
  team: ReadonlyMap<string, Member>;
  data: AssessmentData;
}

/** Gives the draft its owners, due dates, reviews and comments, each by the person who would do so. Nobody is notified. */
export async function storeTeamWork(draft: Draft, work: SampleWork): Promise<void> {
  const today = Date.now();
  for (const owner of work.owners) await storeOwner(draft, owner, today);
  for (const review of work.reviews) await storeReview(draft, review);
  for (const comment of work.comments) await storeThread(draft, comment);
}

const memberAt = ({ team }: Draft, email: string): Member => found(team.get(email), email);

/** The topic or entry that the sample names. */
function recordOf(
  { data }: Draft,
  at: { topic: string } | { entry: string },
): { noun: 'topic' | 'component'; id: string } {
  if ('entry' in at) return { noun: 'component', id: entryTitled(data.components, at.entry).id };
  const topic = data.topics.find(({ code }) => code === at.topic);
  return { noun: 'topic', id: found(topic, at.topic).id };
}

async function storeOwner(draft: Draft, { of, owner, dueInDays }: SampleOwner, today: number): Promise<void> {
  const { noun, id } = recordOf(draft, of);
  const dueOn = dueInDays === null ? null : new Date(today + dueInDays * DAY_MS).toISOString().slice(0, 10);
  const change = { ownerId: memberAt(draft, owner).userId, dueOn };
  await draft.database.inCompany(draft.lead, (tx) => assign(tx, draft.data.assessment.id, { noun, key: id }, change));
}

async function assign(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  record: AssignedRecord,
  change: AssignmentChange,
): Promise<void> {
  const held = await holdDraft(tx, assessmentId);
  await saveAssignments(held, assessmentId, await findRecords(tx, assessmentId, [record]), change);
}

/** @throws if the second person would not be allowed to approve the review */
async function storeReview(draft: Draft, { at, askedBy, asked, doneBy }: SampleReview): Promise<void> {
  const assessmentId = draft.data.assessment.id;
  const record: AssignedRecord = { noun: 'component', key: recordOf(draft, { entry: at }).id };
  const asking = memberAt(draft, askedBy);
  await draft.database.inCompany(asking, (tx) =>
    assign(tx, assessmentId, record, {
      review: 'in-review',
      reviewBy: asking.userId,
      reviewerId: asked === null ? null : memberAt(draft, asked).userId,
      reviewLine: null,
    }),
  );
  if (doneBy === null) return;
  const second = memberAt(draft, doneBy);
  await draft.database.inCompany(second, async (tx) => {
    const rows = await listAssignments(tx, assessmentId);
    const row = found(
      rows.find(({ key }) => key === record.key),
      at,
    );
    const under = { state: row.review, setBy: row.reviewBy, changedBy: row.changedBy, line: row.line };
    const decision = decideClearing(under, second.userId, row.line);
    if (!decision.ok) throw new Error(`${doneBy} cannot approve the review of “${at}”: ${decision.reason}.`);
    const reviewLine = await readLatestLine(tx);
    await assign(tx, assessmentId, record, { review: 'reviewed', reviewBy: second.userId, reviewLine });
  });
}

function commentedRecord(draft: Draft, at: SampleComment['at']): CommentedRecord {
  if (at === 'thresholds') return { noun: at, recordId: draft.data.assessment.id };
  const { noun, id } = recordOf(draft, at);
  return { noun, recordId: id };
}

async function storeThread(draft: Draft, { at, by, body, answers, isResolved }: SampleComment): Promise<void> {
  const assessmentId = draft.data.assessment.id;
  const record = commentedRecord(draft, at);
  const id = randomUUID() as CommentId;
  const say = (member: Member, comment: { id: CommentId; threadId: CommentId | null; body: string }) =>
    draft.database.inCompany(member, async (tx) => {
      const commented = found(await findRecord(tx, assessmentId, record), record.recordId);
      await insertComment(tx, commented, { assessmentId, isQuestion: false, ...comment });
      const mentioned = mentionedIn(comment.body, await listPresentMembers(tx, assessmentId), []);
      await setMentions(tx, assessmentId, comment.id, mentioned);
    });
  const first = memberAt(draft, by);
  await say(first, { id, threadId: null, body });
  for (const answer of answers) {
    await say(memberAt(draft, answer.by), { id: randomUUID() as CommentId, threadId: id, body: answer.body });
  }
  if (!isResolved) return;
  const settled = { resolvedAt: new Date(), resolvedBy: first.userId };
  await draft.database.inCompany(first, (tx) => changeComment(tx, id, settled));
}

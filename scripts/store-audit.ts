import { randomUUID } from 'node:crypto';
import type { CompanyTx, Member } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import { found } from '#domain/found.ts';
import type { AssessmentId, CommentId, UserId } from '#domain/ids.ts';
import { auditEnd } from '#domain/people/audit.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { SampleAudit } from '#sample/audit.ts';
import { entryTitled } from '#sample/entry-titled.ts';
import { readLatestLine } from '#server/features/assurance/assignments/queries.ts';
import { drawAndKeep } from '#server/features/assurance/audit/draw.ts';
import { noteOpened, saveMark } from '#server/features/assurance/audit/queries.ts';
import { findRecord } from '#server/features/assurance/comments/find-record.ts';
import { insertComment } from '#server/features/assurance/comments/queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Adds the auditor to one assessment, as if they had accepted the invitation, with the work that they have done so far.
 * @param team by email address, to answer the auditor
 */
export async function storeAudit(
  database: Database,
  audit: SampleAudit,
  { lead, userId, team }: { lead: Member; userId: UserId; team: ReadonlyMap<string, Member> },
  { assessment, components }: AssessmentData,
): Promise<void> {
  const now = new Date();
  const lastDay = new Date(now.getTime() + audit.days * DAY_MS).toISOString().slice(0, 10);
  const bounds = { until: auditEnd(lastDay), assessments: [assessment.id] };
  await database.inCompany(lead, (tx) =>
    tx
      .insertInto('memberships')
      .values({ userId, role: 'auditor', auditsUntil: bounds.until, audited: bounds.assessments })
      .execute(),
  );
  const { companyId, requestId } = lead;
  const auditor: Member = { userId, companyId, requestId, role: 'auditor', audit: bounds };
  const idOf = (title: string) => entryTitled(components, title).id;
  await database.inCompany(auditor, async (tx) => {
    await noteOpened(tx, assessment.id, userId, now);
    const { lookedAt, ...sample } = audit.drawn;
    const drawn = await drawAndKeep(tx, { assessmentId: assessment.id, id: randomUUID(), ...sample }, auditor, now);
    const notes = new Map<string, string>(audit.marks.map(({ at, note }) => [idOf(at), note]));
    for (const [id, note] of notes) await markAt(tx, assessment.id, id, note, now);
    // A drawn entry that has a note keeps it: the draw is another one each time.
    for (const id of drawn.slice(0, lookedAt)) if (!notes.has(id)) await markAt(tx, assessment.id, id, '', now);
  });
  for (const { at, body, answer } of audit.questions) {
    const id = randomUUID() as CommentId;
    const asked = { assessmentId: assessment.id, at: idOf(at), id, threadId: null, body };
    await database.inCompany(auditor, (tx) => say(tx, asked));
    if (!answer) continue;
    const by = found(team.get(answer.by), answer.by);
    const answered = { ...asked, id: randomUUID() as CommentId, threadId: id, body: answer.body };
    await database.inCompany(by, (tx) => say(tx, answered));
  }
}

async function markAt(tx: CompanyTx, assessmentId: AssessmentId, recordId: string, note: string, now: Date) {
  const record = { noun: 'component', recordId } as const;
  const { name } = found(await findRecord(tx, assessmentId, record), recordId);
  await saveMark(tx, {
    ...{ assessmentId, ...record, recordName: name, note },
    seenLine: await readLatestLine(tx),
    markedAt: now,
  });
}

async function say(
  tx: CompanyTx,
  {
    at,
    ...comment
  }: { assessmentId: AssessmentId; at: string; id: CommentId; threadId: CommentId | null; body: string },
) {
  const record = found(await findRecord(tx, comment.assessmentId, { noun: 'component', recordId: at }), at);
  await insertComment(tx, record, { ...comment, isQuestion: comment.threadId === null });
}

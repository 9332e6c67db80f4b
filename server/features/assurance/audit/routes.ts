import type { AuditRoom, AuditSample } from '#contract/audit.ts';
import type { CompanyTx, Member } from '#database/doors.ts';
import { questionState } from '#domain/audit/question-state.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { readLatestLine } from '#server/features/assurance/assignments/queries.ts';
import { asKept, findDeletedEntry, findRecord, listRecords } from '#server/features/assurance/comments/find-record.ts';
import { hasAssessment } from '#server/features/records/has-assessment.ts';
import { forMember } from '#server/platform/http/access.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { drawAndKeep } from './draw.ts';
import { readLeftOut } from './left-out.ts';
import { deleteMark, listMarks, listQuestions, listSamples, listVisits, saveMark } from './queries.ts';

const endpoints = forMember.audit;

const read = endpoints.read.handler(({ context: { database, member }, input: { assessmentId } }) =>
  database.inCompany(member, (tx) => answer(tx, member, assessmentId)),
);

const leftOut = endpoints.leftOut.handler(({ context: { database, member }, input: { assessmentId } }) =>
  database.inCompany(member, (tx) => readLeftOut(tx, assessmentId)),
);

const mark = endpoints.mark.handler(({ context: { database, member, now }, input }) =>
  database.inCompany(member, async (tx) => {
    const { assessmentId, note } = input;
    const { noun, recordId } = asKept(input);
    if (!(await hasAssessment(tx, assessmentId))) refuse('not-found');
    const record = { noun, recordId };
    const found =
      (await findRecord(tx, assessmentId, record)) ??
      (await findDeletedEntry(tx, assessmentId, record)) ??
      refuse('not-found');
    const seenLine = await readLatestLine(tx);
    await saveMark(tx, { assessmentId, noun, recordId, recordName: found.name, note, seenLine, markedAt: now() });
    return answer(tx, member, assessmentId);
  }),
);

const unmark = endpoints.unmark.handler(({ context: { database, member }, input }) =>
  database.inCompany(member, async (tx) => {
    await deleteMark(tx, asKept(input), member.userId);
    return answer(tx, member, input.assessmentId);
  }),
);

const draw = endpoints.draw.handler(({ context: { database, member, now }, input, errors }) =>
  database.inCompany(member, async (tx) => {
    const { assessmentId, query, ...sample } = input;
    const drawn = await drawAndKeep(tx, { assessmentId, ...sample, where: query?.where ?? null }, member, now());
    if (drawn.length === 0) throw errors['nothing-to-draw']();
    return answer(tx, member, assessmentId);
  }),
);

/** @throws not-found if the assessment does not exist */
async function answer(tx: CompanyTx, { userId }: Member, assessmentId: AssessmentId): Promise<AuditRoom> {
  if (!(await hasAssessment(tx, assessmentId))) refuse('not-found');
  const marks = await listMarks(tx, assessmentId);
  const asked = await listQuestions(tx, assessmentId);
  const found = await listRecords(tx, assessmentId, asked);
  const names = new Map(found.map(({ noun, recordId, name }) => [`${noun} ${recordId}`, name]));
  return {
    marks: marks.map(({ recordName, markedBy, markedAt, ...row }) => ({
      ...row,
      name: recordName,
      isOwn: markedBy === userId,
      at: markedAt.toISOString(),
    })),
    questions: asked.map(({ recordName, askedBy, lastBy, isClosed, at, ...row }) => {
      const name = names.get(`${row.noun} ${row.recordId}`);
      return {
        ...row,
        name: name ?? recordName,
        isGone: name === undefined,
        isOwn: askedBy === userId,
        at: at.toISOString(),
        state: questionState({ isClosed, lastBy, askedBy }),
      };
    }),
    samples: (await listSamples(tx, assessmentId)).map(({ drawnAt, query, items, ...row }) => ({
      ...row,
      query: query as AuditSample['query'],
      // Samples were drawn from entries only, before they could be drawn from what was left out.
      items: (items as Partial<AuditSample['items'][number]>[]).map(
        (item) => ({ noun: 'component', ...item }) as AuditSample['items'][number],
      ),
      at: drawnAt.toISOString(),
    })),
    visits: (await listVisits(tx, assessmentId)).map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
  };
}

export const auditRoutes = { read, leftOut, mark, unmark, draw };

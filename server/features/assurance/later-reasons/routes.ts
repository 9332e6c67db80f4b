import { lockDraft } from '#server/features/records/lock-draft.ts';
import { forMember } from '#server/platform/http/access.ts';
import { insertReason, isLine } from './queries.ts';

const give = forMember.laterReasons.give.handler(({ context, input: { assessmentId, line, reason }, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const draft = await lockDraft(tx, assessmentId);
    const lines = await insertReason(draft, assessmentId, line, reason);
    if (lines.includes(line)) return { lines };
    if (await isLine(tx, assessmentId, line)) throw errors['no-reason-lacking']();
    throw errors['not-found']();
  }),
);

export const laterReasonsRoutes = { give };

import { randomUUID } from 'node:crypto';
import { workIsGiven } from '#server/features/account/notifications/notice-job.ts';
import { forMember } from '#server/platform/http/access.ts';
import { undoAct } from './undo-act.ts';
import { undoChange } from './undo-change.ts';

const change = forMember.undo.change.handler(({ context, input: { assessmentId, id } }) =>
  context.database.inCompany(context.member, async (tx) => {
    const rowId = await undoChange(tx, assessmentId, id);
    // It may have made somebody the owner again.
    await workIsGiven(context.jobs, tx, context.member);
    return { rowId };
  }),
);

const act = forMember.undo.act.handler(({ context, input }) =>
  context.database.inCompany(context.member, async (tx) => {
    const own = randomUUID();
    const rowIds = await undoAct(tx, { ...input, own });
    await workIsGiven(context.jobs, tx, context.member);
    return { act: own, rowIds };
  }),
);

export const undoRoutes = { change, act };

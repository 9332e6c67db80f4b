import { randomUUID } from 'node:crypto';
import { forMember } from '#server/platform/http/access.ts';
import { undoAct } from './undo-act.ts';
import { undoChange } from './undo-change.ts';

const change = forMember.undo.change.handler(({ context, input: { assessmentId, id } }) =>
  context.database.inCompany(context.member, async (tx) => ({ rowId: await undoChange(tx, assessmentId, id) })),
);

const act = forMember.undo.act.handler(({ context, input }) =>
  context.database.inCompany(context.member, async (tx) => {
    const own = randomUUID();
    return { act: own, rowIds: await undoAct(tx, { ...input, own }) };
  }),
);

export const undoRoutes = { change, act };

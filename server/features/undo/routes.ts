import { forMember } from '#server/platform/http/access.ts';
import { undoChange } from './undo-change.ts';

const change = forMember.undo.change.handler(({ context, input: { assessmentId, id } }) =>
  context.database.inCompany(context.member, async (tx) => ({ rowId: await undoChange(tx, assessmentId, id) })),
);

export const undoRoutes = { change };

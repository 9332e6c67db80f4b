import { lockDraft } from '#server/features/records/save-rows.ts';
import { forMember } from '#server/platform/http/access.ts';
import { stakeholderRows } from './queries.ts';

const save = forMember.stakeholders.save.handler(({ context, input }) =>
  context.database.inCompany(context.member, async (tx) => {
    await lockDraft(tx, input.assessmentId);
    return stakeholderRows.save(tx, input.assessmentId, input.rows);
  }),
);

const remove = forMember.stakeholders.remove.handler(({ context, input: { assessmentId, id, reason }, errors }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      await lockDraft(tx, assessmentId);
      if (!(await stakeholderRows.remove(tx, assessmentId, id))) throw errors['not-found']();
      return { id };
    },
    reason,
  ),
);

export const stakeholdersRoutes = { save, remove };

import { lockDraft } from '#server/features/records/lock-draft.ts';
import { forMember } from '#server/platform/http/access.ts';
import { stakeholderRows } from './queries.ts';

const save = forMember.stakeholders.save.handler(({ context, input }) =>
  context.database.inCompany(context.member, async (tx) => {
    const draft = await lockDraft(tx, input.assessmentId);
    return stakeholderRows.save(draft, input.assessmentId, input.rows);
  }),
);

const remove = forMember.stakeholders.remove.handler(({ context, input: { assessmentId, id, reason }, errors }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const draft = await lockDraft(tx, assessmentId);
      if (!(await stakeholderRows.remove(draft, assessmentId, id))) throw errors['not-found']();
      return { id };
    },
    reason,
  ),
);

export const stakeholdersRoutes = { save, remove };

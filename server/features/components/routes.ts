import { first } from '#domain/found.ts';
import { lockDraft, requireTopics } from '#server/features/rows/save-rows.ts';
import { saveUnderTopics } from '#server/features/rows/save-under-topics.ts';
import { forMember } from '#server/platform/http/access.ts';
import { componentRows, isAtVersion } from './queries.ts';
import { saveTogether } from './save-together.ts';

const create = forMember.components.create.handler(({ context, input: { assessmentId, ...fields } }) =>
  context.database.inCompany(context.member, async (tx) => {
    const item = { ...fields, seenVersion: null };
    return first(await saveUnderTopics(tx, componentRows, assessmentId, [item]), 'the saved row');
  }),
);

const update = forMember.components.update.handler(({ context, input: { assessmentId, reason, ...item } }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      await lockDraft(tx, assessmentId);
      // Who saw an older row is told what stands there, though the topic that she knew may be gone.
      if (await isAtVersion(tx, assessmentId, item)) await requireTopics(tx, assessmentId, [item.topicId]);
      return first(await componentRows.save(tx, assessmentId, [item]), 'the saved row');
    },
    reason,
  ),
);

const remove = forMember.components.remove.handler(({ context, input: { assessmentId, id, reason }, errors }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      await lockDraft(tx, assessmentId);
      if (!(await componentRows.remove(tx, assessmentId, id))) throw errors['not-found']();
      return { id };
    },
    reason,
  ),
);

const together = forMember.components.together.handler(({ context, input: { reason, ...asked } }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const saved = await saveTogether(tx, asked);
      return { saved: saved.map(({ id, version }) => ({ id, version })) };
    },
    reason,
  ),
);

export const componentsRoutes = { create, update, remove, together };

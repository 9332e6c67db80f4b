import { holdDraft, lockDraft } from '#server/features/records/lock-draft.ts';
import { saveByReason } from '#server/features/records/save-by-reason.ts';
import { saveUnderTopics } from '#server/features/records/save-under-topics.ts';
import { forMember } from '#server/platform/http/access.ts';
import { addOwnTopic, changeOwnTopic, removeOwnTopic } from './own-topics.ts';
import { selectionRows } from './queries.ts';
import { requireAsideReasons } from './require-aside-reasons.ts';

const saveSelections = forMember.topics.saveSelections.handler(
  ({ context, input: { assessmentId, selections, reason } }) =>
    context.database.inCompany(context.member, async (tx) => {
      const draft = await lockDraft(tx, assessmentId);
      await requireAsideReasons(tx, assessmentId, reason ? [] : selections);
      return saveByReason(tx, selections, reason, (some) => saveUnderTopics(draft, selectionRows, assessmentId, some));
    }),
);

const addOwn = forMember.topics.addOwn.handler(({ context, input }) =>
  context.database.inCompany(context.member, async (tx) => addOwnTopic(await holdDraft(tx, input.assessmentId), input)),
);

const changeOwn = forMember.topics.changeOwn.handler(({ context, input }) =>
  context.database.inCompany(context.member, async (tx) =>
    changeOwnTopic(await holdDraft(tx, input.assessmentId), input),
  ),
);

const removeOwn = forMember.topics.removeOwn.handler(({ context, input }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      await removeOwnTopic(await holdDraft(tx, input.assessmentId), input);
      return { id: input.id };
    },
    input.reason,
  ),
);

export const topicsRoutes = { saveSelections, addOwn, changeOwn, removeOwn };

import { lockDraft, requireTopics } from '#server/features/rows/save-rows.ts';
import { forMember } from '#server/platform/http/access.ts';
import { selectionRows } from './queries.ts';

const saveSelections = forMember.topics.saveSelections.handler(({ context, input }) =>
  context.database.inCompany(context.member, async (tx) => {
    await lockDraft(tx, input.assessmentId);
    await requireTopics(
      tx,
      input.assessmentId,
      input.selections.map((selection) => selection.topicId),
    );
    return selectionRows.save(tx, input.assessmentId, input.selections);
  }),
);

export const topicsRoutes = { saveSelections };

import { lockDraft, requireTopics } from '#server/features/rows/save-rows.ts';
import { forMember } from '#server/platform/http/access.ts';
import { scoreRows } from './queries.ts';

const save = forMember.scores.save.handler(({ context, input }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      await lockDraft(tx, input.assessmentId);
      await requireTopics(
        tx,
        input.assessmentId,
        input.scores.map((score) => score.topicId),
      );
      return scoreRows.save(tx, input.assessmentId, input.scores);
    },
    input.reason,
  ),
);

export const scoresRoutes = { save };

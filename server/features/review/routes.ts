import { componentRows } from '#server/features/components/queries.ts';
import { responseRows } from '#server/features/questionnaire/queries.ts';
import { lockDraft } from '#server/features/rows/save-rows.ts';
import { takeMarks } from '#server/features/rows/write-rows.ts';
import { scoreRows } from '#server/features/scores/queries.ts';
import { stakeholderRows } from '#server/features/stakeholders/queries.ts';
import { selectionRows } from '#server/features/topics/queries.ts';
import { forMember } from '#server/platform/http/access.ts';

const confirm = forMember.review.confirm.handler(({ context, input: { assessmentId, ...seen } }) =>
  context.database.inCompany(context.member, async (tx) => {
    await lockDraft(tx, assessmentId);
    return {
      components: await takeMarks(tx, componentRows.store, assessmentId, seen.components),
      stakeholders: await takeMarks(tx, stakeholderRows.store, assessmentId, seen.stakeholders),
      selections: await takeMarks(tx, selectionRows.store, assessmentId, seen.selections),
      scores: await takeMarks(tx, scoreRows.store, assessmentId, seen.scores),
      responses: await takeMarks(tx, responseRows.store, assessmentId, seen.responses),
    };
  }),
);

export const reviewRoutes = { confirm };

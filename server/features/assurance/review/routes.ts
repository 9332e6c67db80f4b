import { responseRows } from '#server/features/questionnaire/questionnaire/queries.ts';
import { stakeholderRows } from '#server/features/questionnaire/stakeholders/queries.ts';
import { selectionRows } from '#server/features/questionnaire/topics/queries.ts';
import { lockDraft } from '#server/features/records/lock-draft.ts';
import { takeMarks } from '#server/features/records/write-rows.ts';
import { componentRows } from '#server/features/register/components/queries.ts';
import { scoreRows } from '#server/features/register/scores/queries.ts';
import { forMember } from '#server/platform/http/access.ts';

const confirm = forMember.review.confirm.handler(({ context, input: { assessmentId, ...seen } }) =>
  context.database.inCompany(context.member, async (tx) => {
    const draft = await lockDraft(tx, assessmentId);
    return {
      components: await takeMarks(draft, componentRows.store, assessmentId, seen.components),
      stakeholders: await takeMarks(draft, stakeholderRows.store, assessmentId, seen.stakeholders),
      selections: await takeMarks(draft, selectionRows.store, assessmentId, seen.selections),
      scores: await takeMarks(draft, scoreRows.store, assessmentId, seen.scores),
      responses: await takeMarks(draft, responseRows.store, assessmentId, seen.responses),
    };
  }),
);

export const reviewRoutes = { confirm };

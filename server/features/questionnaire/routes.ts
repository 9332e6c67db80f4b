import { lockDraft, saveRows } from '#server/features/rows/save-rows.ts';
import { forMember } from '#server/platform/http/access.ts';
import { responseStore } from './queries.ts';

const saveResponses = forMember.questionnaire.saveResponses.handler(({ context, input }) =>
  context.database.inCompany(context.member, async (tx) => {
    await lockDraft(tx, input.assessmentId);
    return saveRows(tx, input.responses, responseStore(tx, input.assessmentId));
  }),
);

export const questionnaireRoutes = { saveResponses };

import { lockDraft } from '#server/features/rows/save-rows.ts';
import { forMember } from '#server/platform/http/access.ts';
import { responseRows } from './queries.ts';

const saveResponses = forMember.questionnaire.saveResponses.handler(({ context, input }) =>
  context.database.inCompany(context.member, async (tx) => {
    await lockDraft(tx, input.assessmentId);
    return responseRows.save(tx, input.assessmentId, input.responses);
  }),
);

export const questionnaireRoutes = { saveResponses };

import { controlOptions, isMultiSelect } from '#domain/questionnaire/control-options.ts';
import { questionControl } from '#domain/questionnaire/question-control.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { lockDraft } from '#server/features/records/lock-draft.ts';
import { forMember, forPerson } from '#server/platform/http/access.ts';
import { responseRows } from './queries.ts';

const saveResponses = forMember.questionnaire.saveResponses.handler(({ context, input }) =>
  context.database.inCompany(context.member, async (tx) => {
    const draft = await lockDraft(tx, input.assessmentId);
    return responseRows.save(draft, input.assessmentId, input.responses);
  }),
);

const sections = forPerson.questionnaire.sections.handler(() =>
  questionnaire.map(({ name, description, sectionType, position }) => ({ name, description, sectionType, position })),
);

const questions = forPerson.questionnaire.questions.handler(() =>
  questionnaire.flatMap((section) =>
    section.questions.map((question) => {
      const control = questionControl(question, section);
      return {
        ...question,
        section: section.name,
        isHidden: control === 'hidden',
        takesSeveral: isMultiSelect(control),
        options: controlOptions(control, question).map(({ id, label }) => ({ id, label })),
      };
    }),
  ),
);

export const questionnaireRoutes = { sections, questions, saveResponses };

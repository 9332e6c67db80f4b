import { z } from 'zod';
import { proposalPath } from '#domain/chat/chat-source.ts';
import { hasTypicalIros, unstatedIros } from '#domain/progress/typical-iros.ts';
import { otherFieldName, readChoices } from '#domain/questionnaire/answer.ts';
import { controlOptions } from '#domain/questionnaire/control-options.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { questionControl } from '#domain/questionnaire/question-control.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { industries } from '#domain/reference/industries.ts';
import { allTopicsNamed } from '../text/find-subjects.ts';
import { chatTool } from './chat-tool.ts';
import { excerpt, labelOf, sourcesOf } from './facts.ts';
import type { AssessmentWithResult, ToolContext } from './tool-context.ts';

const ASKS_INDUSTRY = /industry/i;

/** The answers to the questions that are shown, each with its source. */
export function answersOf(on: AssessmentWithResult, context: ToolContext) {
  const section: QuestionnaireSection = questionnaire[0];
  const sources = sourcesOf(on, context.citations);
  const given = new Map(on.whole.responses.map((row) => [row.fieldName, row]));
  return section.questions.flatMap((question) => {
    const control = questionControl(question, section);
    if (control === 'hidden') return [];
    const options = controlOptions(control, question);
    const value = given.get(question.text)?.fieldValue ?? '';
    const other = given.get(otherFieldName(question.text))?.fieldValue ?? '';
    const choices = readChoices(value).map((id) => (id === 'other' && other ? other : labelOf(options, id)));
    const answer = value.startsWith('[') ? choices : labelOf(options, value);
    return {
      source: sources.answer(question),
      question: question.text,
      isAnswered: answer.length > 0,
      answer: typeof answer === 'string' ? excerpt(answer, 1500) : answer,
    };
  });
}

/** Typical impacts, risks and opportunities of the industry that the assessment does not state yet. */
export const suggestionsTool = chatTool({
  description:
    'Proposals: typical impacts, risks and opportunities of the company’s industry from the reference list that the assessment does not state yet. To consider, never a statement that they are material.',
  input: z.object({
    about: z.string().max(200).optional(),
    kind: z.enum(['impact', 'risk', 'opportunity']).optional(),
  }),
  async run(context, { about, kind }) {
    const on = await context.assessment();
    const { whole } = on;
    const sources = sourcesOf(on, context.citations);
    const industry = answersOf(on, context).find(({ question }) => ASKS_INDUSTRY.test(question));
    const industryId = whole.responses.find((row) => ASKS_INDUSTRY.test(row.fieldName))?.fieldValue ?? '';
    const named = new Set<string>(allTopicsNamed(about ?? '', whole.topics).map(({ id }) => id));
    const isAbout = (topicId: string) => !about?.trim() || named.has(topicId);
    const proposals = unstatedIros(whole, industryId)
      .filter(({ iro, topic }) => (!kind || iro.kind === kind) && isAbout(topic.id))
      .map(({ iro, topic }) => ({
        source: context.citations.add(
          'section',
          `Add it under ${topic.code} ${topic.name}`,
          proposalPath(iro, topic.id),
        ),
        kind: iro.kind === 'impact' ? `${iro.impactPolarity?.toLowerCase() ?? ''} impact`.trim() : iro.kind,
        title: iro.title,
        description: iro.description,
        topic: `${topic.code} ${topic.name}`,
      }));
    return {
      source: industry?.source ?? sources.section('Organizational Information'),
      industry: labelOf(industries, industryId),
      isIndustryKnown: hasTypicalIros(industryId),
      total: proposals.length,
      proposals,
    };
  },
});

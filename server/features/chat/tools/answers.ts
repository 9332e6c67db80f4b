import { z } from 'zod';
import { editorOf, sectionPath } from '#domain/chat/chat-source.ts';
import { otherFieldName, readChoices } from '#domain/questionnaire/answer.ts';
import { controlOptions } from '#domain/questionnaire/control-options.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { questionControl } from '#domain/questionnaire/question-control.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { industries } from '#domain/reference/industries.ts';
import { sectorIros } from '#domain/reference/sector-iros.ts';
import { relevantTopics, sortTopics } from '#domain/results/matrix.ts';
import { stem, wordsOf } from '#domain/words/stems.ts';
import { rowsNamed } from '../find-subjects.ts';
import { chatTool } from './chat-tool.ts';
import { excerpt, labelOf, sourcesOf } from './facts.ts';
import type { AssessmentWithResult, ToolContext } from './tool-context.ts';
import { subjectFilter } from './topics.ts';

const SUBJECTS = [
  'industry',
  'size',
  'countries',
  'products',
  'value-chain',
  'prior-work',
  'regulations',
  'natural-dependencies',
  'human-dependencies',
  'social-dependencies',
  'regulatory-changes',
] as const;
export type AnswerSubject = (typeof SUBJECTS)[number];

const QUESTION_OF: Readonly<Record<AnswerSubject, RegExp>> = {
  industry: /industry/i,
  size: /size/i,
  countries: /countries/i,
  products: /products and services/i,
  'value-chain': /value chain/i,
  'prior-work': /previous ESG work/i,
  regulations: /key regulations/i,
  'natural-dependencies': /natural dependencies/i,
  'human-dependencies': /human dependencies/i,
  'social-dependencies': /social dependencies/i,
  'regulatory-changes': /regulatory changes/i,
};

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

/** What the company said about itself. */
export const answersTool = chatTool({
  description:
    'Answers of the section Organizational Information: industry, size, countries, products, value chain, previous ESG work, regulations, dependencies.',
  input: z.object({
    subjects: z.array(z.enum(SUBJECTS)).max(SUBJECTS.length).optional(),
    about: z.string().max(300).optional(),
  }),
  async run(context, { subjects = [], about }) {
    const on = await context.assessment();
    const all = answersOf(on, context);
    const wanted = subjects.map((subject) => QUESTION_OF[subject]);
    const byWords = about
      ? rowsNamed(
          about,
          all,
          (row) => `${row.answer}`,
          (row) => row.question,
        ).map(({ row }) => row.question)
      : [];
    const answers = all.filter(
      ({ question }) =>
        (wanted.length === 0 && !about) ||
        wanted.some((pattern) => pattern.test(question)) ||
        byWords.slice(0, 3).includes(question),
    );
    return { source: sourcesOf(on, context.citations).section('Organizational Information'), answers };
  },
});

/** The screening view of Materiality Scoring. */
export const screeningTool = chatTool({
  description:
    'The screening scores 1-10 per topic from the section Materiality Scoring. They decide nothing and are never mixed with the scores out of 25.',
  input: z.object({
    about: z.string().max(200).optional(),
    sort: z.enum(['sum', 'impact', 'financial', 'code']).default('sum'),
    limit: z.int().min(1).max(100).default(15),
  }),
  async run(context, { about, sort, limit }) {
    const on = await context.assessment();
    const sources = sourcesOf(on, context.citations);
    const isAbout = subjectFilter(about, on.whole.topics);
    const relevant = new Set(relevantTopics(on.whole.topics, on.whole.selections).map(({ id }) => id));
    const byTopic = new Map(on.whole.scores.map((score) => [score.topicId, score]));
    const rows = sortTopics(on.whole.topics).flatMap((topic) => {
      const score = byTopic.get(topic.id);
      if (!score || !relevant.has(topic.id) || !isAbout(topic.id)) return [];
      const { impactScore: impact, financialScore: financial, justification } = score;
      const source = sources.screening(topic);
      return { source, topic: `${topic.code} ${topic.name}`, impact, financial, justification: excerpt(justification) };
    });
    const value = (row: (typeof rows)[number]) => (sort === 'sum' ? row.impact + row.financial : row[sort as 'impact']);
    const sorted = sort === 'code' ? rows : rows.toSorted((first, second) => value(second) - value(first));
    return {
      source: sources.section('Materiality Scoring'),
      scale: '1 to 10',
      total: rows.length,
      shown: Math.min(rows.length, limit),
      scores: sorted.slice(0, limit),
    };
  },
});

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
    const version = whole.assessment.esrsVersion;
    const industry = answersOf(on, context).find(({ question }) => QUESTION_OF.industry.test(question));
    const industryId = whole.responses.find((row) => QUESTION_OF.industry.test(row.fieldName))?.fieldValue ?? '';
    const isAbout = subjectFilter(about, whole.topics);
    const titles = whole.components.map((component) => new Set(wordsOf(component.title).map(stem)));
    const isStated = (title: string) => {
      const words = [...new Set(wordsOf(title).map(stem))];
      return titles.some((known) => words.filter((word) => known.has(word)).length / words.length >= 0.75);
    };
    const typical = sectorIros.filter((iro) => iro.industry === industryId);
    const proposals = typical
      .filter((iro) => !isStated(iro.title) && (!kind || iro.kind === kind))
      .flatMap((iro) => {
        const topic = whole.topics.find(({ code }) => code === iro.subTopic[version]);
        if (!topic || !isAbout(topic.id)) return [];
        return {
          source: context.citations.add(
            'section',
            `Add it under ${topic.code} ${topic.name}`,
            proposalPath(iro, topic.id),
          ),
          kind: iro.kind === 'impact' ? `${iro.impactPolarity?.toLowerCase() ?? ''} impact`.trim() : iro.kind,
          title: iro.title,
          description: iro.description,
          topic: `${topic.code} ${topic.name}`,
        };
      });
    return {
      source: industry?.source ?? sources.section('Organizational Information'),
      industry: labelOf(industries, industryId),
      isIndustryKnown: typical.length > 0,
      total: proposals.length,
      proposals,
    };
  },
});

/** The editor, opened with the proposal filled in; the person accepts, edits or discards it there. */
function proposalPath(iro: (typeof sectorIros)[number], topicId: string): string {
  return `${sectionPath(editorOf(iro))}&topic=${topicId}&propose=${iro.id}`;
}

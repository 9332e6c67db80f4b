import type { Topic } from '#domain/assessment/assessment.ts';
import { found } from '#domain/found.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { type SectorIro, sectorIros } from '#domain/reference/sector-iros.ts';
import { stem, wordsOf } from '#domain/words/stems.ts';
import type { AssessmentData } from './assessment-data.ts';

/** So many of a title's words in one component's title mean that it is stated. */
const STATED = 0.75;

/** Whether typical impacts, risks and opportunities of an industry are known. */
export const hasTypicalIros = (industry: string): boolean => sectorIros.some((iro) => iro.industry === industry);

/** The question by which a company names its industry. */
export const industryQuestion = found(
  questionnaire[0].questions.find(({ text }) => /industry/i.test(text)),
  'question on the industry',
);

/** The industry that the company has named, by its id; '' where it has named none. */
export const industryOf = ({ responses }: Pick<AssessmentData, 'responses'>): string =>
  responses.find(({ fieldName }) => fieldName === industryQuestion.text)?.fieldValue ?? '';

/** A typical impact, risk or opportunity, with the topic of the assessment that it belongs under. */
export interface TypicalIro {
  iro: SectorIro;
  topic: Topic;
}

/** Those of an industry that no component states yet. */
export function unstatedIros(
  { assessment, topics, components }: Pick<AssessmentData, 'assessment' | 'topics' | 'components'>,
  industry: string,
): TypicalIro[] {
  const taken = new Set(components.map(({ startedFrom }) => startedFrom));
  const stated = components.map(({ title }) => new Set(wordsOf(title).map(stem)));
  const isStated = ({ title }: SectorIro) => {
    const words = [...new Set(wordsOf(title).map(stem))];
    return stated.some((known) => words.filter((word) => known.has(word)).length / words.length >= STATED);
  };
  return sectorIros
    .filter((iro) => iro.industry === industry && !taken.has(iro.id) && !isStated(iro))
    .flatMap((iro) => {
      const topic = topics.find(({ code }) => code === iro.subTopic[assessment.esrsVersion]);
      return topic ? { iro, topic } : [];
    });
}

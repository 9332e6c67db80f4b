import type { Topic } from '#domain/assessment/assessment.ts';
import { found } from '#domain/found.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { type SectorIro, sectorIros } from '#domain/reference/sector-iros.ts';
import { stem, wordsOf } from '#domain/words/stems.ts';
import type { AssessmentData } from './assessment-data.ts';

/** If one component's title contains this share of a title's words, the suggestion counts as stated. */
const STATED = 0.75;

/** Whether the library has typical impacts, risks and opportunities for an industry. */
export const hasTypicalIros = (industry: string): boolean => sectorIros.some((iro) => iro.industry === industry);

/** The question in which a company states its industry. */
export const industryQuestion = found(
  questionnaire[0].questions.find(({ text }) => /industry/i.test(text)),
  'question on the industry',
);

/** The industry that the company has stated, by id; '' if it has stated none. */
export const industryOf = ({ responses }: Pick<AssessmentData, 'responses'>): string =>
  responses.find(({ fieldName }) => fieldName === industryQuestion.text)?.fieldValue ?? '';

/** A typical impact, risk or opportunity, with the topic of the assessment that it belongs under. */
export interface TypicalIro {
  iro: SectorIro;
  topic: Topic;
}

/** The typical entries of an industry that no component states yet. */
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

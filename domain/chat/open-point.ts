import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { Gap } from '#domain/progress/gaps.ts';
import { rowsOfGap } from '#domain/progress/open-points.ts';
import { GAPS, MISSING } from '#domain/progress/progress-words.ts';
import type { MissingCode, SectionProgress } from '#domain/progress/wizard-progress.ts';
import type { Source } from './chat-source.ts';
import { componentSource, resultsSource, sectionSource, topicSource } from './sources.ts';

/** An open point, in the form in which both assistants get it. */
export interface OpenPoint {
  /** In words, in the plural; about the whole assessment if `count` is 0. */
  what: string;
  count: number;
  /** The questions of the questionnaire that it covers. */
  questions: readonly string[];
  /** The topics and components that it covers. */
  rows: readonly Source[];
  /** Where it can be seen. */
  source: Source;
}

/** These concern the whole assessment, even if they have a count. */
const OF_ALL: readonly MissingCode[] = ['version-confirmation', 'stakeholders', 'topic-selection'];

/** What is missing in a section. */
export const missingIn = ({ name, missing }: SectionProgress, data: AssessmentData): OpenPoint[] =>
  missing.map(({ code, count, subjects }) => ({
    what: MISSING[code],
    count: OF_ALL.includes(code) ? 0 : count,
    questions: code === 'required-answers' ? subjects : [],
    rows: rowsOf(subjects, data),
    source: sectionSource(data, name),
  }));

/** What an auditor would ask about. */
export const pointOfGap = (gap: Gap, data: AssessmentData): OpenPoint => ({
  what: GAPS[gap.code],
  count: rowsOfGap(gap),
  questions: [],
  rows: rowsOf([...gap.topicIds, ...gap.componentIds], data),
  source: gap.stakeholderIds.length > 0 ? sectionSource(data, 'Stakeholder Mapping') : resultsSource(data),
});

function rowsOf(ids: readonly string[], data: AssessmentData): Source[] {
  const wanted = new Set(ids);
  return [
    ...data.topics.filter(({ id }) => wanted.has(id)).map((topic) => topicSource(data, topic)),
    ...data.components.filter(({ id }) => wanted.has(id)).map((component) => componentSource(data, component)),
  ];
}

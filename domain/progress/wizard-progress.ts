import type { Component } from '#domain/components/component.ts';
import type { EvidencedNoun } from '#domain/evidence/evidence.ts';
import { isToReview } from '#domain/fields/carried-from.ts';
import type { ComponentId } from '#domain/ids.ts';
import { isAnswered } from '#domain/questionnaire/answer.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { questionControl } from '#domain/questionnaire/question-control.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { type SectionBody, sectionBody } from '#domain/questionnaire/section-body.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import type { AssessmentData } from './assessment-data.ts';
import {
  asideUnexplained,
  componentsWithout,
  expiredAtEntries,
  isImpact,
  isRiskOrOpportunity,
  opportunitiesUnchosen,
  type RelevantPart,
  relevantPart,
  rescoredAmong,
  topicsWithoutScore,
  topicsWithoutSide,
  withExpired,
} from './missing.ts';

export type ProgressState = 'not-started' | 'in-progress' | 'complete';

/** What is missing in a section. Nothing here prevents completion; it shows where the result lacks substance. */
export type MissingCode =
  | 'required-answers'
  | 'version-confirmation'
  | 'stakeholders'
  | 'topic-selection'
  | 'relevant-topics'
  | 'topic-scores'
  | 'impacts'
  | 'scores'
  | 'polarities'
  | 'actualities'
  | 'risks-or-opportunities'
  | 'pursuits'
  | 'aside-reasons'
  | 'rescored'
  | 'expired-evidence'
  | 'carried-over';

export interface MissingItem {
  code: MissingCode;
  count: number;
  /** Question texts, or ids of the topics, components, stakeholders or measures that were counted; empty if there are none. */
  subjects: string[];
}

export interface SectionProgress {
  name: string;
  position: number;
  body: SectionBody;
  state: ProgressState;
  missing: MissingItem[];
}

interface Findings {
  isStarted: boolean;
  missing: MissingItem[];
}

type Inspect = (data: AssessmentData, section: QuestionnaireSection) => Findings;

/** The progress of each section of an assessment, in the order of the sections. */
export function wizardProgress(
  data: AssessmentData,
  sections: readonly QuestionnaireSection[] = questionnaire,
): SectionProgress[] {
  return sections.map((section) => {
    const body = sectionBody(section);
    const found = INSPECT[body](data, section);
    const missing = found.missing.filter((item) => item.count > 0);
    const state = !found.isStarted ? 'not-started' : missing.length > 0 ? 'in-progress' : 'complete';
    return { name: section.name, position: section.position, body, state, missing };
  });
}

const INSPECT: Readonly<Record<SectionBody, Inspect>> = {
  questions: inspectQuestions,
  stakeholders: (data) => ({
    isStarted: data.stakeholders.length > 0,
    missing: [
      count('stakeholders', data.stakeholders.length === 0 ? 1 : 0),
      expired(
        'stakeholder',
        data.stakeholders.map(({ id }) => id),
        data,
      ),
      toReview(data.stakeholders, ({ id }) => id),
    ],
  }),
  'topic-selection': inspectSelection,
  'topic-scores': inspectTopicScores,
  'impact-components': inspectImpacts,
  'financial-components': inspectFinancial,
};

function inspectQuestions(data: AssessmentData, section: QuestionnaireSection): Findings {
  const answered = new Set(
    data.responses.filter((answer) => answer.section === section.name && isAnswered(answer)).map((a) => a.fieldName),
  );
  const shown = section.questions.filter((question) => questionControl(question, section) !== 'hidden');
  const open = shown.filter((question) => question.required && !answered.has(question.text));
  // The panel that asks for the version is on the first section (product P18).
  const asksVersion = section.position === 1 && data.assessment.esrsVersionToBeConfirmed;
  return {
    isStarted: shown.some((question) => answered.has(question.text)),
    missing: [
      list(
        'required-answers',
        open.map((question) => question.text),
      ),
      count('version-confirmation', asksVersion ? 1 : 0),
      expired(
        'answer',
        shown.map((question) => question.text),
        data,
      ),
      toReview(
        data.responses.filter(({ section: name }) => name === section.name),
        ({ fieldName }) => fieldName,
      ),
    ],
  };
}

/** Keeping all topics needs no click: people who continue with scoring have accepted the selection. */
function inspectSelection(data: AssessmentData): Findings {
  const isReviewed = data.selections.length > 0 || data.scores.length > 0 || data.components.length > 0;
  const relevant = relevantTopics(data.topics, data.selections);
  return {
    isStarted: isReviewed,
    missing: [
      count('topic-selection', isReviewed ? 0 : 1),
      count('relevant-topics', relevant.length === 0 ? 1 : 0),
      list('aside-reasons', asideUnexplained(data)),
      toReview(data.selections, ({ topicId }) => topicId),
    ],
  };
}

function inspectTopicScores(data: AssessmentData): Findings {
  const part = relevantPart(data);
  const open = topicsWithoutScore(data, part);
  return {
    isStarted: open.length < part.topics.length,
    missing: [
      list('topic-scores', open),
      expired(
        'topic',
        part.topics.map(({ id }) => id),
        data,
      ),
      toReview(data.scores, ({ topicId }) => topicId),
    ],
  };
}

function inspectImpacts(data: AssessmentData): Findings {
  const part = relevantPart(data);
  return {
    isStarted: part.components.some(isImpact),
    missing: [
      list('impacts', topicsWithoutSide('impact', data, part)),
      list('scores', withoutScores(part, isImpact)),
      list('polarities', componentsWithout('polarity', part)),
      list('actualities', componentsWithout('actuality', part)),
      list('rescored', rescoredAmong(part.components.filter(isImpact), data)),
      expiredAt(idsOf(part, isImpact), data),
      toReview(part.components.filter(isImpact), ({ id }) => id),
    ],
  };
}

function inspectFinancial(data: AssessmentData): Findings {
  const part = relevantPart(data);
  return {
    isStarted: part.components.some(isRiskOrOpportunity),
    missing: [
      list('risks-or-opportunities', topicsWithoutSide('financial', data, part)),
      list('scores', withoutScores(part, isRiskOrOpportunity)),
      list('pursuits', opportunitiesUnchosen(data, part)),
      list('rescored', rescoredAmong(part.components.filter(isRiskOrOpportunity), data)),
      expiredAt(idsOf(part, isRiskOrOpportunity), data),
      toReview(part.components.filter(isRiskOrOpportunity), ({ id }) => id),
    ],
  };
}

/** Entries from the starter library that nobody has scored. */
const withoutScores = ({ components, topics }: RelevantPart, isWanted: (component: Component) => boolean) =>
  componentsWithout('scores', { topics, components: components.filter(isWanted) });

const idsOf = ({ components }: RelevantPart, isWanted: (component: Component) => boolean) =>
  components.filter(isWanted).map(({ id }) => id);

/** Records with expired evidence. */
const expired = (noun: EvidencedNoun, ids: readonly string[], data: AssessmentData) =>
  list('expired-evidence', withExpired(noun, ids, data));

/** The same for components and their measures. */
const expiredAt = (ids: readonly ComponentId[], data: AssessmentData) =>
  list('expired-evidence', expiredAtEntries(ids, data));

/** Records that were carried over and not yet reviewed. */
function toReview<Row extends { carriedFrom?: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): MissingItem {
  return list('carried-over', rows.filter(isToReview).map(keyOf));
}

function list(code: MissingCode, subjects: string[]): MissingItem {
  return { code, count: subjects.length, subjects };
}

function count(code: MissingCode, amount: number): MissingItem {
  return { code, count: amount, subjects: [] };
}

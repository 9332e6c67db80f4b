import {
  editorOf,
  frozenResultPath,
  placePath,
  resultsPath,
  type SectionName,
  sectionPath,
} from '#domain/chat/chat-source.ts';
import type { Component } from '#domain/components/component.ts';
import type { TopicId } from '#domain/ids.ts';
import type { Measure } from '#domain/measures/measure.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';

type Of = Pick<AssessmentData, 'assessment'>;

const isDraft = ({ assessment }: Of) => assessment.status === 'draft';

/** The name of a measure in the form of its entry, for links. */
export const measureItemId = (id: string) => `${MEASURE}${id}`;
const MEASURE = 'measure-';
/** Whether a link leads to a measure in the form of its entry. */
export const isMeasureItemId = (field: string): boolean => field.startsWith(MEASURE);

/** Where rows are shown: a draft in its sections, a completed assessment in its results. */
export const places = {
  component: (of: Of, { id, kind, topicId }: Pick<Component, 'id' | 'kind' | 'topicId'>) =>
    isDraft(of) ? placePath(editorOf({ kind }), 'component', id) : resultsPath(of.assessment.id, topicId),
  measure: (of: Of, component: Pick<Component, 'id' | 'kind' | 'topicId'>, { id }: Pick<Measure, 'id'>) =>
    isDraft(of)
      ? placePath(editorOf(component), 'component', component.id, measureItemId(id))
      : places.component(of, component),
  topic: (of: Of, id: TopicId, isRelevant: boolean) =>
    isDraft(of) && !isRelevant ? placePath('Topic Selection', 'topic', id) : resultsPath(of.assessment.id, id),
  screening: (of: Of, id: TopicId) =>
    isDraft(of) ? placePath('Materiality Scoring', 'topic', id) : resultsPath(of.assessment.id, id),
  stakeholder: (of: Of, id: string) =>
    isDraft(of) ? placePath('Stakeholder Mapping', 'stakeholder', id) : resultsPath(of.assessment.id),
  question: (of: Of, section: SectionName, position: number) =>
    isDraft(of) ? placePath(section, 'question', position) : resultsPath(of.assessment.id),
  section: (of: Of, section: SectionName) => (isDraft(of) ? sectionPath(section) : resultsPath(of.assessment.id)),
  results: (of: Of) => resultsPath(of.assessment.id),
  /** The completed result is what people sign. */
  signOff: (of: Of) => (isDraft(of) ? undefined : frozenResultPath(of.assessment.id)),
  chain: (of: Of) => `/app/value-chain${isDraft(of) ? '' : `?assessment=${of.assessment.id}`}`,
  activity: (of: Of, id: string) =>
    `/app/value-chain?${isDraft(of) ? '' : `assessment=${of.assessment.id}&`}activity=${id}`,
  evidence: (id: string) => `/app/evidence?evidence=${id}`,
};

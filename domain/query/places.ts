import { editorOf, placePath, resultsPath, type SectionName, sectionPath } from '#domain/chat/chat-source.ts';
import type { Component } from '#domain/components/component.ts';
import type { TopicId } from '#domain/ids.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';

type Of = Pick<AssessmentData, 'assessment'>;

const isDraft = ({ assessment }: Of) => assessment.status === 'draft';

/** Where rows stand: a draft has sections to open, a completed assessment is shown by its results. */
export const places = {
  component: (of: Of, { id, kind, topicId }: Pick<Component, 'id' | 'kind' | 'topicId'>) =>
    isDraft(of) ? placePath(editorOf({ kind }), 'component', id) : resultsPath(of.assessment.id, topicId),
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
};

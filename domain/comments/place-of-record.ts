import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { places } from '#domain/query/places.ts';
import { findQuestion } from '#domain/questionnaire/find-question.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import type { CommentedRecord } from './comment.ts';

/** A record as it is called, and the place of the application where it stands. */
export interface NamedPlace {
  name: string;
  path: string;
}

/** Where a record stands of which somebody speaks; undefined of the assessment itself and of what is not there any more. */
export function placeOfRecord(data: AssessmentData, { noun, recordId }: CommentedRecord): NamedPlace | undefined {
  switch (noun) {
    case 'assessment':
      return undefined;
    case 'section': {
      const section = questionnaire.find(({ name }) => name === recordId);
      return section && { name: section.name, path: places.section(data, section.name) };
    }
    case 'answer': {
      const found = findQuestion(recordId);
      return found && { name: recordId, path: places.question(data, found.section.name, found.question.position) };
    }
    case 'topic': {
      const topic = data.topics.find(({ id }) => id === recordId);
      const isRelevant = topic && relevantTopics(data.topics, data.selections).includes(topic);
      const path = topic && (isRelevant ? places.screening(data, topic.id) : places.topic(data, topic.id, false));
      return topic && path ? { name: `${topic.code} ${topic.name}`, path } : undefined;
    }
    case 'component': {
      const component = data.components.find(({ id }) => id === recordId);
      return component && { name: component.title, path: places.component(data, component) };
    }
    case 'stakeholder': {
      const group = data.stakeholders.find(({ id }) => id === recordId);
      return group && { name: groupName(group), path: places.stakeholder(data, group.id) };
    }
  }
}

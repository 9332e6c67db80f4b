import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { places } from '#domain/query/fields/places.ts';
import { findQuestion } from '#domain/questionnaire/find-question.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import type { CommentedRecord } from './comment.ts';

/** The place of the application where a record stands; undefined of the assessment itself and of what is not there any more. */
export function pathOfRecord(data: AssessmentData, { noun, recordId }: CommentedRecord): string | undefined {
  switch (noun) {
    case 'assessment':
      return undefined;
    case 'section': {
      const section = questionnaire.find(({ name }) => name === recordId);
      return section && places.section(data, section.name);
    }
    case 'answer': {
      const found = findQuestion(recordId);
      return found && places.question(data, found.section.name, found.question.position);
    }
    case 'topic': {
      const topic = data.topics.find(({ id }) => id === recordId);
      const isRelevant = topic && relevantTopics(data.topics, data.selections).includes(topic);
      return topic && (isRelevant ? places.screening(data, topic.id) : places.topic(data, topic.id, false));
    }
    case 'component': {
      const component = data.components.find(({ id }) => id === recordId);
      return component && places.component(data, component);
    }
    case 'measure': {
      const measure = data.measures?.find(({ id }) => id === recordId);
      const component = data.components.find(({ id }) => id === measure?.componentId);
      return measure && component && places.measure(data, component, measure);
    }
    case 'stakeholder': {
      const group = data.stakeholders.find(({ id }) => id === recordId);
      return group && places.stakeholder(data, group.id);
    }
    case 'activity': {
      const activity = data.activities?.find(({ id }) => id === recordId);
      return activity && places.activity(data, activity.id);
    }
    case 'evidence':
      return places.evidence(recordId);
    case 'thresholds':
      return places.results(data);
    case 'sign-off':
      return places.signOff(data);
  }
}

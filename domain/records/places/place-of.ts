import { places } from '#domain/chat/places.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { findQuestion } from '#domain/questionnaire/find-question.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import type { NounsWith } from '#domain/records/kinds.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { tiers } from '#domain/value-chain/fields.ts';

/** The path of a record on the screen; undefined for deleted records and those without a place of their own. */
type Place = (data: AssessmentData, recordId: string) => string | undefined;

/** For every kind with comments. Separate from the fields, because most pages need only the place. */
export const placeOf: { readonly [Noun in NounsWith<'comments'>]: Place } = {
  assessment: () => undefined,
  section(data, recordId) {
    const section = questionnaire.find(({ name }) => name === recordId);
    return section && places.section(data, section.name);
  },
  topic(data, recordId) {
    const topic = data.topics.find(({ id }) => id === recordId);
    const isRelevant = topic && relevantTopics(data.topics, data.selections).includes(topic);
    return topic && (isRelevant ? places.screening(data, topic.id) : places.topic(data, topic.id, false));
  },
  answer(data, recordId) {
    const found = findQuestion(recordId);
    return found && places.question(data, found.section.name, found.question.position);
  },
  component(data, recordId) {
    const component = data.components.find(({ id }) => id === recordId);
    return component && places.component(data, component);
  },
  stakeholder(data, recordId) {
    const group = data.stakeholders.find(({ id }) => id === recordId);
    return group && places.stakeholder(data, group.id);
  },
  activity(data, recordId) {
    const activity = data.activities?.find(({ id }) => id === recordId);
    return activity && places.activity(data, activity.id);
  },
  tier: (data, recordId) => (tiers.some(({ id }) => id === recordId) ? places.chain(data) : undefined),
  measure(data, recordId) {
    const measure = data.measures?.find(({ id }) => id === recordId);
    const component = data.components.find(({ id }) => id === measure?.componentId);
    return measure && component && places.measure(data, component, measure);
  },
  thresholds: (data) => places.results(data),
  'sign-off': (data) => places.signOff(data),
  evidence: (_data, recordId) => places.evidence(recordId),
};

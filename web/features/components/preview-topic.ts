import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { buildMatrix, type TopicPoint } from '#domain/results/matrix.ts';

export interface TopicPreview {
  /** Where the topic's point is; null while nothing of it counts. */
  before: TopicPoint | null;
  /** Where it would be with the component as it is being edited. */
  after: TopicPoint | null;
}

/** Where a topic's point is and where it would move, were the edited component saved under it. */
export function previewTopic(topic: Topic, components: readonly Component[], edited: Component): TopicPreview {
  const others = components.filter((component) => component.id !== edited.id && component.topicId === topic.id);
  const isHere = edited.topicId === topic.id;
  return {
    before: pointOf(
      topic,
      components.filter((component) => component.topicId === topic.id),
    ),
    after: pointOf(topic, isHere ? [...others, edited] : others),
  };
}

function pointOf(topic: Topic, components: readonly Component[]): TopicPoint | null {
  return buildMatrix({ topics: [topic], selections: [], components }).points[0] ?? null;
}

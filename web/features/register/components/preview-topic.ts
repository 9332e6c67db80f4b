import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import type { MeasuresInput } from '#domain/measures/basis.ts';
import { buildMatrix, type TopicPoint } from '#domain/results/matrix.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';

export interface TopicPreview {
  /** The position of the topic's point; null while nothing of it counts. */
  before: TopicPoint | null;
  /** Its position with the component as edited. */
  after: TopicPoint | null;
}

interface PreviewOf extends Partial<MeasuresInput> {
  topic: Topic;
  components: readonly Component[];
  /** May include decisions on other topics. */
  decisions: readonly TopicDecision[];
}

/** The position of a topic's point, and where it would move if the edited component were saved under it. */
export function previewTopic(of: PreviewOf, edited: Component): TopicPreview {
  const { topic, components } = of;
  const others = components.filter((component) => component.id !== edited.id && component.topicId === topic.id);
  const isHere = edited.topicId === topic.id;
  return {
    before: pointOf({ ...of, components: components.filter((component) => component.topicId === topic.id) }),
    after: pointOf({ ...of, components: isHere ? [...others, edited] : others }),
  };
}

function pointOf({ topic, ...of }: PreviewOf): TopicPoint | null {
  return buildMatrix({ ...of, topics: [topic], selections: [] }).points[0] ?? null;
}

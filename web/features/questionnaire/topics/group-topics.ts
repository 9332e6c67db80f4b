import type { Topic } from '#domain/assessment/assessment.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { type TopicGroup, topicGroup } from '#domain/topics/topic-group.ts';

export interface GroupedTopics extends TopicGroup {
  category: Topic['category'];
  /** In the order given; never empty. */
  topics: Topic[];
}

/** Topics under their headings, both in the order in which they first appear. */
export function groupTopics(topics: readonly Topic[], version: EsrsVersion): GroupedTopics[] {
  const groups = new Map<string, GroupedTopics>();
  for (const topic of topics) {
    const heading = topicGroup(topic, version);
    const group = groups.get(heading.key);
    if (group) group.topics.push(topic);
    else groups.set(heading.key, { ...heading, category: topic.category, topics: [topic] });
  }
  return [...groups.values()];
}

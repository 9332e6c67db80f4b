import type { Topic } from '#domain/assessment/assessment.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { topicDetail } from './topic-detail.ts';

/**
 * Names for topics under a listed topic: its sub-sub-topics, which the 2023 set has and the revised one does not (ESRS 1 (2023) AR 16).
 * The part of the topic's name in brackets is added, because several standards have the same names.
 */
export function finerTopics(topic: Pick<Topic, 'name' | 'description'>, version: EsrsVersion): string[] {
  if (version !== 'esrs-2023' || !topic.description.endsWith(')')) return [];
  const whose = / \([^)]+\)$/.exec(topic.name)?.[0] ?? '';
  return topicDetail(topic)
    .split('; ')
    .map((finer) => `${finer}${whose}`);
}

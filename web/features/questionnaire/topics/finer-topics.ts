import type { Topic } from '#domain/assessment/assessment.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { topicDetail } from './topic-detail.ts';

/**
 * Names for topics under one of the list: its sub-sub-topics, which the set of 2023 has and the revised one has not (ESRS 1 (2023) AR 16).
 * What the topic's name says in brackets stands behind them: several standards have the same ones.
 */
export function finerTopics(topic: Pick<Topic, 'name' | 'description'>, version: EsrsVersion): string[] {
  if (version !== 'esrs-2023' || !topic.description.endsWith(')')) return [];
  const whose = / \([^)]+\)$/.exec(topic.name)?.[0] ?? '';
  return topicDetail(topic)
    .split('; ')
    .map((finer) => `${finer}${whose}`);
}

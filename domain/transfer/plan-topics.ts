import type { Topic } from '#domain/assessment/assessment.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { codesInOther, codeWhenKept, otherVersion } from './crosswalk.ts';

/**
 * What happens to a topic when its assessment is transferred to the other version of the standards. `own`: it is the company's own, and
 * stays.
 */
export const TOPIC_FATES = ['unchanged', 'renamed', 'merged', 'split', 'ended', 'own'] as const;
export type TopicFate = (typeof TOPIC_FATES)[number];

type NamedTopic = Pick<Topic, 'id' | 'code' | 'name'>;

/** One topic of an assessment, and where everything under it goes. */
export interface TopicStep<T extends NamedTopic = NamedTopic> {
  topic: T;
  fate: TopicFate;
  /** Codes in the other version's list that succeed it; the first one takes its components. Empty if it ends or is the company's own. */
  codes: readonly string[];
}

/** What happens to each topic, in order. Topics that are not in the version's list are the company's own. */
export function planTopics<T extends NamedTopic>(topics: readonly T[], from: EsrsVersion): TopicStep<T>[] {
  const listed = new Map(topicCatalogue[from].map((topic) => [topic.code, topic]));
  return topics.map((topic) => {
    const original = keptCode(topic.code, otherVersion(from));
    if (original !== undefined) return { topic, fate: 'renamed', codes: [original] };
    if (!listed.has(topic.code)) return { topic, fate: 'own', codes: [] };
    const codes = codesInOther(topic.code, from);
    return { topic, fate: fateOf(topic, codes, from), codes };
  });
}

function fateOf(topic: NamedTopic, codes: readonly string[], from: EsrsVersion): TopicFate {
  const [code, ...others] = codes;
  if (code === undefined) return 'ended';
  if (others.length > 0) return 'split';
  const to = otherVersion(from);
  if (codesInOther(code, to).length > 1) return 'merged';
  const isSame = topicCatalogue[to].some((other) => other.code === topic.code && other.name === topic.name);
  return isSame && code === topic.code ? 'unchanged' : 'renamed';
}

/** The code that a kept topic had in the list of `version`; undefined if it was not kept from that list. */
function keptCode(code: string, version: EsrsVersion): string | undefined {
  return topicCatalogue[version].find((topic) => codeWhenKept(topic.code, version) === code)?.code;
}

import type { TopicId } from '#domain/ids.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { codeWhenKept, otherVersion } from './crosswalk.ts';
import type { TopicStep } from './plan-topics.ts';
import type { TransferTopic } from './rows.ts';

/** A topic of the other list, and the steps that lead to it; the topic that continues as it comes first. */
export interface Target<T extends TransferTopic = TransferTopic> {
  topic: TransferTopic;
  /** The topic that continues as this one and keeps its id; undefined if it is new in the list. */
  goesOn: T | undefined;
  sources: readonly TopicStep<T>[];
}

/** The topics of the other list, in its order, each with the topics that it continues. */
export function placeTargets<T extends TransferTopic>(
  steps: readonly TopicStep<T>[],
  from: EsrsVersion,
  newId: () => string,
): Target<T>[] {
  return topicCatalogue[otherVersion(from)].map(({ code, name, description, category, position }) => {
    const sources = nearestFirst(steps, code);
    const [first] = sources;
    const goesOn = first?.codes[0] === code ? first.topic : undefined;
    const id = goesOn?.id ?? (newId() as TopicId);
    return { topic: { id, code, name, description, category, position }, goesOn, sources };
  });
}

/** The steps that lead to a code of the other list; the topic that continues as it comes first. */
export const nearestFirst = <T extends TransferTopic>(steps: readonly TopicStep<T>[], code: string): TopicStep<T>[] =>
  steps
    .filter(({ codes }) => codes.includes(code))
    .toSorted((left, right) => nearness(right, code) - nearness(left, code));

/** Higher for a topic whose nearest successor is here and, among those, for one that has no other successor. */
const nearness = ({ codes }: TopicStep, code: string): number => (codes[0] === code ? 100 : 0) - codes.length;

/**
 * The topics that stay although the other list does not have them: the company's own topics, and ended ones with something under them.
 */
export function keepTopics<T extends TransferTopic>(
  steps: readonly TopicStep<T>[],
  from: EsrsVersion,
  isUsed: (id: TopicId) => boolean,
): T[] {
  return steps.flatMap(({ topic, fate }) => {
    if (fate === 'own') return [{ ...topic, code: freeCode(topic.code, otherVersion(from)) }];
    if (fate !== 'ended' || !isUsed(topic.id)) return [];
    return [{ ...topic, code: codeWhenKept(topic.code, from), position: AFTER_LISTED + topic.position }];
  });
}

/** A kept topic comes after those of the list. */
const AFTER_LISTED = 1_000;

/** The company's own topic gets another code if the other list uses its code. */
export const freeCode = (code: string, to: EsrsVersion): string =>
  topicCatalogue[to].some((topic) => topic.code === code) ? `${code}-own` : code;

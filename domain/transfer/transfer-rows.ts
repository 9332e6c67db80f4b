import type { ComponentId, TopicId } from '#domain/ids.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { mergeScores, mergeSelections } from './merge-decisions.ts';
import { keepTopics, placeTargets, type Target } from './place-topics.ts';
import { planTopics } from './plan-topics.ts';
import {
  type ComponentPlace,
  joinOrigins,
  originOf,
  type TransferScore,
  type TransferSelection,
  type TransferTopic,
  type UnderTopics,
} from './rows.ts';

/** An assessment's rows under the other version of the standards. */
export interface Transferred<T extends TransferTopic, S extends TransferSelection, R extends TransferScore>
  extends UnderTopics<S, R> {
  /** Topics that continue with their ids. */
  topics: T[];
  /** Topics that the assessment did not have. */
  added: TransferTopic[];
}

/**
 * Transfers an assessment's topics to the other version of the standards, with everything under them (method M24): a component goes to
 * the nearest topic; a decision on relevance and a screening score go to each topic that continues theirs; of several, the relevant one
 * and the higher score stay. A topic that ends is kept as the company's own if something is under it. Everything transferred names its
 * origin until someone has reviewed it. Rows keep their ids if possible.
 * @param from the current version of the assessment
 * @param newId returns ids for new rows
 * @param placed the parts chosen for single components of a split topic, as codes; a code that is not one of its parts is ignored
 */
export function transferRows<T extends TransferTopic, S extends TransferSelection, R extends TransferScore>(
  rows: UnderTopics<S, R> & { topics: readonly T[] },
  from: EsrsVersion,
  newId: () => string,
  placed: ReadonlyMap<ComponentId, string> = new Map(),
): Transferred<T, S, R> {
  const steps = planTopics(rows.topics, from);
  const used = new Set([...rows.components, ...rows.selections, ...rows.scores].map(({ topicId }) => topicId));
  const targets = placeTargets(steps, from, newId);
  const stays = keepTopics(steps, from, (id) => used.has(id));
  const origins = new Map(
    steps.filter(({ fate }) => fate !== 'own').map(({ topic }) => [topic.id, originOf(topic, from)]),
  );
  const mark = <Row extends { topicId: TopicId; carriedFrom: string }>(row: Row): Row => ({
    ...row,
    carriedFrom: joinOrigins([origins.get(row.topicId), row.carriedFrom]),
  });
  const ofKept = <Row extends { topicId: TopicId; carriedFrom: string }>(all: readonly Row[]) =>
    all.filter(({ topicId }) => stays.some(({ id }) => id === topicId)).map(mark);
  const nearest = nearestPlaces(targets);
  return {
    topics: [...targets.flatMap(({ goesOn, topic }) => (goesOn ? [{ ...goesOn, ...topic }] : [])), ...stays],
    added: targets.flatMap(({ goesOn, topic }) => (goesOn ? [] : [topic])),
    selections: [
      ...targets.flatMap((target) => mergeSelections(rows.selections, { target, from, newId })),
      ...ofKept(rows.selections),
    ],
    scores: [...targets.flatMap((target) => mergeScores(rows.scores, { target, from, newId })), ...ofKept(rows.scores)],
    components: rows.components.map((place) => ({
      ...mark(place),
      topicId: partOf(place, targets, placed) ?? nearest.get(place.topicId) ?? place.topicId,
    })),
  };
}

/** The part of its split topic that someone chose for a component. */
function partOf(
  { id, topicId }: ComponentPlace,
  targets: readonly Target[],
  placed: ReadonlyMap<ComponentId, string>,
): TopicId | undefined {
  const code = placed.get(id);
  return targets.find(({ topic, sources }) => topic.code === code && sources.some((one) => one.topic.id === topicId))
    ?.topic.id;
}

/** The topic to which each topic's components go. */
function nearestPlaces(targets: readonly Target[]): Map<TopicId, TopicId> {
  return new Map(
    targets.flatMap(({ topic, sources }) =>
      sources
        .filter(({ codes }) => codes[0] === topic.code)
        .map((source) => [source.topic.id, topic.id] as [TopicId, TopicId]),
    ),
  );
}

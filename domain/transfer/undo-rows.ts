import { found } from '#domain/found.ts';
import type { TopicId } from '#domain/ids.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { canonicalJson } from '#domain/results/canonical-json.ts';
import { otherVersion } from './crosswalk.ts';
import { freeCode, nearestFirst } from './place-topics.ts';
import { planTopics } from './plan-topics.ts';
import {
  type ComponentPlace,
  originOf,
  type TransferScore,
  type TransferSelection,
  type TransferTopic,
  type UnderTopics,
} from './rows.ts';

export interface RowsWithTopics<T extends TransferTopic, S extends TransferSelection, R extends TransferScore>
  extends UnderTopics<S, R> {
  topics: T[];
}

/** The state before and after a transfer. */
export interface TransferRecord<T extends TransferTopic, S extends TransferSelection, R extends TransferScore> {
  from: EsrsVersion;
  before: RowsWithTopics<T, S, R>;
  after: RowsWithTopics<T, S, R>;
}

type UndoneRows<Rows> = { ok: true; rows: Rows } | { ok: false; topics: string[] };

/**
 * Undoes a transfer (method M24): topics, decisions and screening scores return to their earlier state; later edits on a topic that stays
 * are kept; components return to their places with everything written in them since, and new ones go to the nearest topic. Not possible
 * if a topic that would disappear was decided or scored since: those topics are named.
 */
export function undoRows<T extends TransferTopic, S extends TransferSelection, R extends TransferScore>(
  { from, before, after }: TransferRecord<T, S, R>,
  now: RowsWithTopics<T, S, R>,
  newId: () => string,
): UndoneRows<RowsWithTopics<T, S, R>> {
  const topics = [...topicsBefore(before, now, from), ...topicsSince(after, now, from)];
  const stays = new Set(topics.map(({ id }) => id));
  const backTo = placesBefore(before, now, from);
  const edited = {
    selections: now.selections.filter((row) => isEdited(row, after.selections)),
    scores: now.scores.filter((row) => isEdited(row, after.scores)),
  };
  const decided = [...edited.selections, ...edited.scores].map(({ topicId }) => topicId);
  const homeless = now.components.map(({ topicId }) => topicId).filter((id) => !backTo.has(id));
  const blocking = now.topics.filter(({ id }) => !stays.has(id) && [...decided, ...homeless].includes(id));
  if (blocking.length > 0) return { ok: false, topics: blocking.map(({ code, name }) => `${code} ${name}`) };
  return {
    ok: true,
    rows: {
      topics,
      selections: rowsBefore(before.selections, edited.selections, newId),
      scores: rowsBefore(before.scores, edited.scores, newId),
      components: now.components.map((place) => placeBefore(place, { before, after, now, stays, backTo, from })),
    },
  };
}

/** The topics before the transfer; the company's own topics as they are now, unless they were deleted since. */
function topicsBefore<T extends TransferTopic>(before: Topics<T>, now: Topics<T>, from: EsrsVersion): T[] {
  return planTopics(before.topics, from).flatMap(({ topic, fate }) => {
    if (fate !== 'own') return [topic];
    return now.topics.filter(({ id }) => id === topic.id).map((own) => ({ ...own, code: topic.code }));
  });
}

/** The company's own topics that were added since. */
function topicsSince<T extends TransferTopic>(after: Topics<T>, now: Topics<T>, from: EsrsVersion): T[] {
  const known = new Set(after.topics.map(({ id }) => id));
  return now.topics.filter(({ id }) => !known.has(id)).map((topic) => ({ ...topic, code: freeCode(topic.code, from) }));
}

type Topics<T> = { topics: readonly T[] };

/** For each current topic, the nearest of the earlier topics. */
function placesBefore<T extends TransferTopic>(before: Topics<T>, now: Topics<T>, from: EsrsVersion) {
  const steps = planTopics(before.topics, from);
  return new Map<TopicId, TopicId>(
    now.topics.flatMap(({ id, code }) => {
      const [nearest] = nearestFirst(steps, code);
      return nearest ? [[id, nearest.topic.id]] : [];
    }),
  );
}

interface Places<T extends TransferTopic> {
  before: Topics<T> & { components: readonly ComponentPlace[] };
  after: { components: readonly ComponentPlace[] };
  now: Topics<T>;
  stays: ReadonlySet<TopicId>;
  backTo: ReadonlyMap<TopicId, TopicId>;
  from: EsrsVersion;
}

/** The earlier place of a component; one that was moved or added since goes to the nearest topic, for review. */
function placeBefore<T extends TransferTopic>(place: ComponentPlace, places: Places<T>): ComponentPlace {
  const { before, after, now, stays, backTo, from } = places;
  const of = (all: readonly ComponentPlace[]) => all.find(({ id }) => id === place.id);
  const stood = of(before.components);
  if (stood && of(after.components)?.topicId === place.topicId) return stood;
  if (stays.has(place.topicId)) return place;
  const topic = found(
    now.topics.find(({ id }) => id === place.topicId),
    'the topic of a component',
  );
  const topicId = found(backTo.get(place.topicId), 'the place of a component');
  return { id: place.id, topicId, carriedFrom: originOf(topic, otherVersion(from)) };
}

type DecisionRow = { id: string; topicId: TopicId };

/** Whether someone has changed the value since; reviewing alone is not a change. */
function isEdited<Row extends DecisionRow>(row: Row, after: readonly Row[]): boolean {
  const left = after.find(({ id }) => id === row.id);
  const said = (one: Row | undefined) => canonicalJson({ ...one, carriedFrom: '', version: 0 });
  return said(row) !== said(left);
}

/** The earlier rows, replaced by those that were edited since. */
function rowsBefore<Row extends DecisionRow>(
  before: readonly Row[],
  edited: readonly Row[],
  newId: () => string,
): Row[] {
  const taken = new Set(edited.map(({ topicId }) => topicId));
  const ids = new Set(edited.map(({ id }) => id));
  const back = before.filter(({ topicId }) => !taken.has(topicId));
  return [...edited, ...back.map((row) => (ids.has(row.id) ? { ...row, id: newId() } : row))];
}

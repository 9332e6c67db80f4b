import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import type { ComponentScore, Side } from '#domain/components/component-score.ts';
import { openScoresOf } from '#domain/components/open-scores.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import { scorerOf } from '#domain/measures/basis.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { activity as activityKind } from '#domain/records/activity.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { labelOf } from '#domain/reference/option.ts';
import { entryBars } from '#domain/results/entry-thresholds.ts';
import { buildMatrix, relevantTopics, sortTopics } from '#domain/results/matrix.ts';
import { compareByScore } from '#domain/results/order.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import type { TopicScore } from '#domain/topics/fields.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';
import type { Activity } from '#domain/value-chain/activity.ts';
import { coverageOf, partsSaid } from '#domain/value-chain/coverage.ts';
import { tiers } from '#domain/value-chain/fields.ts';
import { partOf, type Tier } from '#domain/value-chain/tiers.ts';
import type { MarkedRecord } from './marked-nouns.ts';

/** Who did something, when (an ISO instant) and why; null if that is not known, or no reason was given. */
interface Act {
  by: string | null;
  at: string;
  reason: string | null;
}

/** The last time that a topic was set aside. */
export interface AsideAct extends Act {
  topicId: TopicId;
  /** The line of the history, to which a reason can be added. */
  line: string;
}

/** An entry that was deleted and not restored, as it was last. */
export interface DeletedEntry extends Act {
  id: ComponentId;
  line: string;
  title: string;
  kind: ComponentKind;
  /** Code and name of its topic; '' if that is no longer known. */
  topicName: string;
  /** Out of 25; null if it had no score. */
  score: number | null;
}

/** An entry whose score is not the one that its justification and evidence were written for. */
export interface RescoredEntry extends Omit<Act, 'reason'> {
  componentId: ComponentId;
}

/** What only the history knows about what was left out. */
export interface LeftOutHistory {
  aside: AsideAct[];
  /** Latest first. */
  deleted: DeletedEntry[];
  rescored: RescoredEntry[];
}

export const NOTHING_LEFT_OUT: LeftOutHistory = { aside: [], deleted: [], rescored: [] };

/** An entry with its score out of 25; null if it has none. */
interface RatedEntry {
  component: Component;
  score: number | null;
}

/** A topic that was set aside, with everything that was entered under it. */
export interface AsideTopic {
  topic: Topic;
  /** Null if the history does not know. */
  act: AsideAct | null;
  /** Highest score first. */
  entries: RatedEntry[];
  /** The highest score of its entries; null if none has a score. */
  highest: number | null;
  screening: TopicScore | null;
  decisions: TopicDecision[];
}

/** Why an entry does not count: a score or a choice is missing, or it is not marked as relevant (method M9). */
export type NotCountedWhy = 'score-missing' | 'choice-missing' | 'not-relevant';

interface NotCountedEntry extends RatedEntry {
  topic: Topic;
  why: NotCountedWhy;
}

/** A relevant topic with the sides that the company decided although no entry counts on them. */
export interface ConcludedTopic {
  topic: Topic;
  sides: TopicDecision[];
}

/** What an assessment leaves out: the question of completeness, which auditors ask first. */
export interface LeftOut {
  aside: AsideTopic[];
  deleted: DeletedEntry[];
  notCounted: NotCountedEntry[];
  concluded: ConcludedTopic[];
  /** Tiers of the value chain that no entry refers to, and without a statement that nothing was found. */
  tiers: Tier[];
  /** Activities without an entry and without such a statement. */
  activities: Activity[];
  /** Stakeholders without a view. */
  silent: Stakeholder[];
}

const SIDES = ['impact', 'financial'] as const satisfies readonly Side[];

/** Collects everything that an assessment leaves out, in reading order. */
export function leftOutOf(data: AssessmentData, { aside, deleted }: LeftOutHistory): LeftOut {
  const relevant = new Set(relevantTopics(data.topics, data.selections).map(({ id }) => id));
  const topics = sortTopics(data.topics);
  const inside = topics.filter(({ id }) => relevant.has(id));
  const under = Map.groupBy(data.components, ({ topicId }) => topicId);
  const counted = data.components.filter(({ topicId }) => relevant.has(topicId));
  return {
    aside: topics.filter(({ id }) => !relevant.has(id)).map((topic) => asideTopic(topic, data, aside)),
    deleted,
    notCounted: inside.flatMap((topic) => notCountedUnder(topic, under.get(topic.id) ?? [], data)),
    concluded: concludedIn(inside, data),
    ...chainLeftOut(counted, data),
    silent: data.stakeholders.filter(({ relevantTopicsViews }) => relevantTopicsViews.trim() === ''),
  };
}

/** A topic that was set aside, with what was entered. */
export function asideTopic(topic: Topic, data: AssessmentData, acts: readonly AsideAct[]): AsideTopic {
  const ofTopic = <Row extends { topicId: TopicId }>(rows: readonly Row[]) =>
    rows.filter(({ topicId }) => topicId === topic.id);
  const entries = rate(ofTopic(data.components), data);
  return {
    topic,
    act: ofTopic(acts)[0] ?? null,
    entries,
    highest: entries[0]?.score ?? null,
    screening: ofTopic(data.scores)[0] ?? null,
    decisions: ofTopic(data.decisions),
  };
}

/** Entries with their scores, highest first. */
function rate(components: readonly Component[], data: AssessmentData): (RatedEntry & { told: ComponentScore })[] {
  const scoreOf = scorerOf(data);
  return components
    .map((component) => ({ component, told: scoreOf(component) }))
    .map(({ component, told }) => ({ component, told, id: component.id, title: component.title, score: told.score }))
    .sort(compareByScore)
    .map(({ component, score, told }) => ({ component, score, told }));
}

function notCountedUnder(topic: Topic, components: readonly Component[], data: AssessmentData): NotCountedEntry[] {
  return rate(components, data)
    .filter(({ told }) => !told.counted)
    .map(({ component, score }) => ({ topic, component, score, why: whyNotCounted(component, score) }));
}

function whyNotCounted(component: Component, score: number | null): NotCountedWhy {
  if (score !== null) return 'not-relevant';
  return openScoresOf(component).length > 0 ? 'score-missing' : 'choice-missing';
}

/** Decisions on sides on which nothing counts. */
function concludedIn(topics: readonly Topic[], data: AssessmentData): ConcludedTopic[] {
  if (data.decisions.length === 0) return [];
  const points = new Map(buildMatrix(data).points.map((point) => [point.topic.id, point]));
  return topics.flatMap((topic) => {
    const sides = SIDES.flatMap((side) =>
      data.decisions.filter(
        (each) => each.topicId === topic.id && each.side === side && (points.get(topic.id)?.[side] ?? 0) === 0,
      ),
    );
    return sides.length > 0 ? [{ topic, sides }] : [];
  });
}

function chainLeftOut(components: readonly Component[], data: AssessmentData): Pick<LeftOut, 'tiers' | 'activities'> {
  const { open, unseen } = coverageOf(data.activities ?? [], components, entryBars(data));
  const said = new Set(components.flatMap(partsSaid));
  return {
    tiers: unseen.filter((tier) => !said.has(partOf(tier))),
    activities: open.map(({ activity }) => activity),
  };
}

/** The groups in which it is shown, in their order. */
export const LEFT_OUT_GROUPS = ['aside', 'deleted', 'notCounted', 'concluded', 'chain', 'silent'] as const;
export type LeftOutGroup = (typeof LEFT_OUT_GROUPS)[number];

/** One record that was left out, as auditors mark it, ask about it and draw it. */
export interface LeftOutRecord extends MarkedRecord {
  group: LeftOutGroup;
  name: string;
}

/** Everything that was left out as records, each once. */
export function listLeftOut(left: LeftOut): LeftOutRecord[] {
  const { aside, deleted, notCounted, concluded, tiers: unseen, activities, silent } = left;
  const nameOf = ({ code, name }: Topic) => `${code} ${name}`;
  const topicIn =
    (group: LeftOutGroup) =>
    ({ topic }: { topic: Topic }): LeftOutRecord => ({ group, noun: 'topic', recordId: topic.id, name: nameOf(topic) });
  return [
    ...aside.map(topicIn('aside')),
    ...deleted.map(({ id, title }) => ({ group: 'deleted', noun: 'component', recordId: id, name: title }) as const),
    ...notCounted.map(
      ({ component: { id, title } }) =>
        ({ group: 'notCounted', noun: 'component', recordId: id, name: title }) as const,
    ),
    ...concluded.map(topicIn('concluded')),
    ...unseen.map((tier) => ({ group: 'chain', noun: 'tier', recordId: tier, name: labelOf(tiers, tier) }) as const),
    ...activities.map(({ id, name }) => ({ group: 'chain', noun: activityKind.noun, recordId: id, name }) as const),
    ...silent.map((row) => ({ group: 'silent', noun: 'stakeholder', recordId: row.id, name: groupName(row) }) as const),
  ];
}

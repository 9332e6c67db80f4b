import type { Thresholds, Topic } from '#domain/assessment/assessment.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';
import { type BandSide, sidesInBand } from './band.ts';
import type { TopicScores } from './classification.ts';
import { type Bars, type ToldDecision, tellDecision } from './decisions.ts';

/** The result that decisions are shown with. */
interface Beside<Told> {
  /** In the order in which they are shown. */
  topics: readonly Topic[];
  points: readonly (TopicScores & { topic: NamedTopic })[];
  isRelevant(id: Topic['id']): boolean;
  nameOf(id: Topic['id']): Told;
  bars: Bars;
}

/** Every decision with the score of its side, topic by topic, impact first; a side of a topic that is set aside has none. */
export function tellDecisions<Told>(
  decisions: readonly TopicDecision[],
  { topics, points, isRelevant, nameOf, bars }: Beside<Told>,
): ToldDecision<Told>[] {
  if (decisions.length === 0) return [];
  const pointOf = new Map(points.map((point) => [point.topic.id, point]));
  return topics.flatMap(({ id }) =>
    (['impact', 'financial'] as const).flatMap((side) => {
      const decision = decisions.find((each) => each.topicId === id && each.side === side);
      if (!decision) return [];
      const score = pointOf.get(id)?.[side] ?? 0;
      return tellDecision(decision, { topic: nameOf(id), score, isRelevant: isRelevant(id) }, bars);
    }),
  );
}

interface NamedTopic {
  id: Topic['id'];
}

/** The parts of a result that concern decisions. */
interface DecisionsInput<Told extends NamedTopic> {
  points: readonly (TopicScores & { topic: Told })[];
  thresholds: Thresholds;
  borderlineBand?: number;
  decisions?: readonly ToldDecision<Told>[];
}

/** The decisions on one topic, impact first. */
export function decisionsOn<Told extends NamedTopic>(
  { decisions = [] }: Pick<DecisionsInput<Told>, 'decisions'>,
  topicId: Topic['id'],
): ToldDecision<Told>[] {
  return decisions.filter(({ topic }) => topic.id === topicId);
}

/** A side of a topic within the company's band, with the decision on it; null if there is none yet. */
export interface BorderlineSide<Told> extends BandSide<Told> {
  decision: ToldDecision<Told> | null;
}

/** The sides of topics within the company's band, in reading order. */
export function borderlineSides<Told extends NamedTopic>(result: DecisionsInput<Told>): BorderlineSide<Told>[] {
  return sidesInBand(result.points, result.thresholds, result.borderlineBand ?? 0).map((inBand) => ({
    ...inBand,
    decision: decisionsOn(result, inBand.topic.id).find(({ side }) => side === inBand.side) ?? null,
  }));
}

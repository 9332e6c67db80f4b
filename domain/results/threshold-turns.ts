import type { Thresholds, Topic } from '#domain/assessment/assessment.ts';
import type { Side } from '#domain/components/component-score.ts';
import { isMaterial, type MaterialBy, materialBy, type TopicScores } from './classification.ts';
import { THRESHOLD_CHOICES, type Threshold } from './threshold.ts';

/** A topic with its two scores, on which thresholds are tried. */
export interface TriedPoint extends TopicScores {
  topic: Pick<Topic, 'id' | 'code' | 'name' | 'category'>;
}

/** A topic that other thresholds judge differently. */
export interface ThresholdTurn {
  topic: TriedPoint['topic'];
  from: MaterialBy;
  to: MaterialBy;
}

/**
 * What changes between two pairs of thresholds: topics that become material, cease to be material, or are material by a different side.
 */
export interface ThresholdTurns {
  become: ThresholdTurn[];
  cease: ThresholdTurn[];
  /** Material under both, but on another side, or on one side more or fewer. */
  shift: ThresholdTurn[];
}

/**
 * Which topics change from one pair of thresholds to another, in the given order.
 * @param after the same points in the same order, if their scores are different then
 */
export function turnsBetween(
  points: readonly TriedPoint[],
  from: Thresholds,
  to: Thresholds,
  after: readonly TriedPoint[] = points,
): ThresholdTurns {
  const turns: ThresholdTurns = { become: [], cease: [], shift: [] };
  for (const [at, point] of points.entries()) {
    const turn = { topic: point.topic, from: materialBy(point, from), to: materialBy(after[at] ?? point, to) };
    if (turn.from === turn.to) continue;
    const kind = !isMaterial(turn.from) ? 'become' : !isMaterial(turn.to) ? 'cease' : 'shift';
    turns[kind].push(turn);
  }
  return turns;
}

/** One choice of one threshold, with the other unchanged, and its effect. */
export interface ThresholdStep {
  side: Side;
  threshold: Threshold;
  turns: ThresholdTurns;
}

/** Every other choice of a side's threshold, lowest first, with its effect. */
export function thresholdSteps(points: readonly TriedPoint[], thresholds: Thresholds, side: Side): ThresholdStep[] {
  return THRESHOLD_CHOICES.filter((threshold) => threshold !== thresholds[side]).map((threshold) => ({
    side,
    threshold,
    turns: turnsBetween(points, thresholds, { ...thresholds, [side]: threshold }),
  }));
}

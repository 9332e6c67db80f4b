import type { Thresholds } from '#domain/assessment/assessment.ts';
import { isCounted, type Scored, type Side } from '#domain/components/component-score.ts';
import { multiplyScores } from '#domain/components/score.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import { isScore5 } from '#domain/fields/score5.ts';
import type { ScoredComponent, TopicPoint } from './matrix.ts';
import { reaches } from './threshold.ts';

type CountedComponent = Pick<ScoredComponent, 'component'> & { score: Scored };

/** One score that, moved by a single step, would change whether a topic is material on a side. */
export interface BorderlineCase {
  point: TopicPoint;
  side: Side;
  /** What the topic is now on this side. */
  isMaterial: boolean;
  /** The topic's score on this side, 0–25, and the threshold it stands against. */
  score: number;
  threshold: number;
  /** The single step that would turn it. */
  turn: {
    scored: ScoredComponent;
    value: 'severity' | 'likelihood';
    from: Score5;
    to: Score5;
    /** The topic's score on this side after the step. */
    newScore: number;
  };
}

/**
 * Topics whose materiality hangs on one step of one score: the cases to look at twice, because a small difference in
 * judgement turns them. A likelihood that the rules fix at 5 (`component-score.ts`) is not moved, and no step turns a side that the
 * company decided itself.
 */
export function borderlineCases(points: readonly TopicPoint[], thresholds: Thresholds): BorderlineCase[] {
  return points.flatMap((point) =>
    (['impact', 'financial'] as const)
      .filter((side) => point.decided?.[side] === undefined)
      .flatMap((side) => findTurn(point, side, thresholds[side]) ?? []),
  );
}

function findTurn(point: TopicPoint, side: Side, threshold: number): BorderlineCase | undefined {
  const counted = point.components.flatMap(({ component, score }) =>
    isCounted(score) && score.side === side ? [{ component, score }] : [],
  );
  // Of thousands of components only these two matter to any other: what the topic has, and what it has without its highest.
  const [first, second] = counted.toSorted((one, other) => other.score.score - one.score.score);
  if (!first || first.score.score === 0) return undefined;
  const score = first.score.score;
  const highestBeside = (scored: CountedComponent) => (scored === first ? (second?.score.score ?? 0) : score);
  const isMaterial = reaches(score, threshold);
  for (const scored of counted) {
    for (const step of stepsOf(scored.score, isMaterial ? -1 : 1)) {
      const newScore = Math.max(step.score, highestBeside(scored));
      if (reaches(newScore, threshold) === isMaterial) continue;
      const { value, from, to } = step;
      return { point, side, isMaterial, score, threshold, turn: { scored, value, from, to, newScore } };
    }
  }
  return undefined;
}

function stepsOf(score: Scored, by: 1 | -1) {
  const steps: { value: 'severity' | 'likelihood'; from: Score5; to: Score5; score: number }[] = [];
  const severity = score.severity + by;
  if (isScore5(severity)) {
    const product = multiplyScores(severity, score.likelihoodCounted);
    steps.push({ value: 'severity', from: score.severity, to: severity, score: product });
  }
  const likelihood = score.likelihoodCounted + by;
  if (score.rule === 'product' && isScore5(likelihood)) {
    const product = multiplyScores(score.severity, likelihood);
    steps.push({ value: 'likelihood', from: score.likelihoodCounted, to: likelihood, score: product });
  }
  return steps;
}

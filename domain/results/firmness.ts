import type { Thresholds, Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import {
  type ComponentScore,
  type DecisiveChoice,
  isCounted,
  openChoices,
  type Side,
  scoreComponent,
} from '#domain/components/component-score.ts';
import { isScore5, type Score5 } from '#domain/fields/score5.ts';
import type { ScoredHorizon } from '#domain/horizon-scores/horizons.ts';
import { isMaterialOn, type TopicScores } from './classification.ts';
import type { Matrix, RatedComponent, ScoredComponent } from './matrix.ts';
import { reaches } from './threshold.ts';

/** The criteria in which people give scores, on each side. */
const CRITERIA = {
  impact: ['impactScale', 'impactScope', 'impactIrremediability', 'impactSeverity', 'impactLikelihood'],
  financial: ['financialRiskOpportunity', 'financialLikelihood'],
} as const satisfies Record<Side, readonly (keyof Component)[]>;
type Criterion = (typeof CRITERIA)[Side][number];

/** A single criterion whose change by one step changes the topic's result on this side. */
export interface CriterionTurn {
  scored: ScoredComponent;
  criterion: Criterion;
  from: Score5;
  to: Score5;
  /** The horizon of the scores in which it is; absent if the entry is scored for its own alone (method M33). */
  horizon?: ScoredHorizon | 'own';
  /** The topic's score on this side after the step. */
  newScore: number;
}

/** An impact that does not count until these choices are made, and could then make the topic material. */
export interface ChoiceTurn {
  scored: ScoredComponent;
  open: DecisiveChoice[];
  /** The highest score that the topic could have on this side as a result of the choices. */
  newScore: number;
}

/** A topic whose result on one side depends on a small change. */
export interface Hanging {
  topic: Topic;
  side: Side;
  /** Whether it is material on this side now. */
  isMaterial: boolean;
  /** False if the other side makes the topic material regardless of this one. */
  decides: boolean;
  /** 0–25; 0 if nothing is counted. */
  score: number;
  threshold: number;
  /** The only one that reaches the threshold: without it, the topic would not be material on this side. */
  component: ScoredComponent | null;
  criteria: CriterionTurn[];
  choices: ChoiceTurn[];
}

/**
 * How robust a result is (product P55): the topics whose result on a side depends on one component, on one step of one criterion, or on a
 * choice that nobody has made; topics whose whole result would change come first. All others are firm, including sides that the company
 * has decided, which depend on no score.
 */
export function findHanging(matrix: Matrix, thresholds: Thresholds): Hanging[] {
  const byTopic = Map.groupBy(matrix.scored, ({ component }) => component.topicId);
  const unassessed = matrix.notYetAssessed.map(({ topic }) => ({ topic, impact: 0, financial: 0 }));
  const hanging = [...matrix.points, ...unassessed].flatMap((point: Standing) => {
    const scored = byTopic.get(point.topic.id) ?? [];
    return (['impact', 'financial'] as const)
      .filter((side) => point.decided?.[side] === undefined)
      .flatMap((side) => hangingOn(point, side, scored, thresholds) ?? []);
  });
  return [...hanging.filter(({ decides }) => decides), ...hanging.filter(({ decides }) => !decides)];
}

/**
 * The sides that are sensitive only by the other scores, and those that are sensitive only by the scores that count; null if there is
 * only one score.
 */
export function hangingOtherwise(matrix: Matrix, thresholds: Thresholds): { more: Hanging[]; fewer: Hanging[] } | null {
  if (!matrix.byOther) return null;
  const [present, other] = [findHanging(matrix, thresholds), findHanging(matrix.byOther, thresholds)];
  const without = (of: readonly Hanging[], taken: readonly Hanging[]) =>
    of.filter(({ topic, side }) => !taken.some((one) => one.topic.id === topic.id && one.side === side));
  return { more: without(other, present), fewer: without(present, other) };
}

interface Standing extends TopicScores {
  topic: Topic;
}

function hangingOn(
  point: Standing,
  side: Side,
  all: readonly ScoredComponent[],
  thresholds: Thresholds,
): Hanging | undefined {
  const threshold = thresholds[side];
  const scored = all.filter(({ score }) => score.side === side);
  const score = point[side];
  const isMaterial = reaches(score, threshold);
  const reaching = scored.filter((item) => reaches(countedScore(item.score), threshold));
  const [component = null] = reaching.length === 1 ? reaching : [];
  const criteria = scored.flatMap((item) => criterionTurns(item, highestBeside(scored, item), threshold, isMaterial));
  const choices = isMaterial ? [] : scored.flatMap((item) => choiceTurn(item, score, threshold) ?? []);
  if (!component && criteria.length === 0 && choices.length === 0) return undefined;
  const other = side === 'impact' ? 'financial' : 'impact';
  const decides = !isMaterialOn(point, other, thresholds);
  return { topic: point.topic, side, isMaterial, decides, score, threshold, component, criteria, choices };
}

/** The score that counts; 0 if none does. */
const countedScore = (score: ComponentScore) => (isCounted(score) ? score.score : 0);

/**
 * The topic's score on the side without this component. The matrix lists the highest first, so one look is enough even among thousands.
 */
function highestBeside(scored: readonly ScoredComponent[], item: ScoredComponent): number {
  const other = scored.find((candidate) => candidate !== item && isCounted(candidate.score));
  return other ? countedScore(other.score) : 0;
}

function criterionTurns(
  scored: ScoredComponent,
  beside: number,
  threshold: number,
  isMaterial: boolean,
): CriterionTurn[] {
  const { score, horizons = [] } = scored;
  if (!isCounted(score)) return [];
  const turnsIn = (component: RatedComponent, beside: number): CriterionTurn[] =>
    CRITERIA[score.side].flatMap((criterion) => {
      const from = component[criterion];
      const to = (from ?? 0) + (isMaterial ? -1 : 1);
      if (from === null || !isScore5(to)) return [];
      const changed = countedScore(scoreComponent({ ...component, [criterion]: to }));
      const newScore = Math.max(changed, beside);
      return reaches(newScore, threshold) === isMaterial ? [] : [{ scored, criterion, from, to, newScore }];
    });
  if (horizons.length === 0) return turnsIn(scored.component, beside);
  return horizons.flatMap(({ horizon, component }) => {
    const others = horizons.filter((each) => each.horizon !== horizon).map((each) => each.score.score);
    return turnsIn(component, Math.max(beside, ...others)).map((turn) => ({ ...turn, horizon }));
  });
}

/** An impact that does not count can only raise a topic, so the highest result of its open choices decides. */
function choiceTurn(scored: ScoredComponent, present: number, threshold: number): ChoiceTurn | undefined {
  const open = openChoices(scored.component);
  if (open.length === 0) return undefined;
  const newScore = Math.max(
    present,
    ...whatItCanBe(scored.component).map((component) => countedScore(scoreComponent(component))),
  );
  return reaches(newScore, threshold) ? { scored, open, newScore } : undefined;
}

function whatItCanBe(component: RatedComponent): RatedComponent[] {
  const { impactPolarity, actualPotentialImpact } = component;
  const polarities = impactPolarity ? [impactPolarity] : (['Positive', 'Negative'] as const);
  const actualities = actualPotentialImpact ? [actualPotentialImpact] : (['Actual', 'Potential'] as const);
  return polarities.flatMap((polarity) =>
    actualities.map((actuality) => ({
      ...component,
      impactPolarity: polarity,
      actualPotentialImpact: actuality,
    })),
  );
}

import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import type { HorizonTrace } from '#domain/horizon-scores/horizon-score.ts';
import type { TopicScores } from '#domain/results/classification.ts';
import type { TopicPoint } from '#domain/results/matrix.ts';

/** The position of a topic. */
export type Standing = Pick<TopicPoint, 'impact' | 'financial' | 'hasImpact' | 'hasFinancial' | 'concluded'>;

/** One topic on the matrix, with the parts of it that the picture shows. */
export interface MatrixPoint extends Standing {
  topic: Pick<Topic, 'id' | 'code' | 'name' | 'category'>;
  /** The impacts, risks and opportunities that count, highest score first: their number determines the size of the point. */
  counted: readonly (Pick<Component, 'title' | 'kind'> & {
    score: number;
    /** Its score for each horizon, if it has several, and the horizon of its own. */
    horizons?: HorizonTrace;
    timeHorizon?: string;
  })[];
  /** Its position in the compared assessment, or null if it had no point there; absent without a comparison. */
  before?: Standing | null;
  /** Drawn faintly while other topics are highlighted. */
  isFaint?: boolean;
  /** True for a topic that no longer exists: its earlier position is drawn. */
  isGone?: boolean;
  /** A decision of the company affects its result: it is marked, because its position depends only on the scores. */
  isDecided?: boolean;
  /** What the company decided itself about either side; absent if it did not. */
  decided?: NonNullable<TopicScores['decided']>;
}

/** A topic that was decided to be material without a score has no position. */
export const hasPlace = ({ hasImpact, hasFinancial }: Pick<Standing, 'hasImpact' | 'hasFinancial'>) =>
  hasImpact || hasFinancial;

/** Sorts by importance: first the highest sum of both scores, then the larger point; topics that no longer exist come last. */
export function byWeight(first: MatrixPoint, second: MatrixPoint): number {
  return (
    Number(first.isGone ?? false) - Number(second.isGone ?? false) ||
    second.impact + second.financial - (first.impact + first.financial) ||
    second.counted.length - first.counted.length
  );
}

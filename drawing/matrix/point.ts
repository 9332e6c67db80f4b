import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import type { TopicPoint } from '#domain/results/matrix.ts';

/** One topic on the matrix, with what of it the picture shows. */
export interface MatrixPoint extends Pick<TopicPoint, 'impact' | 'financial' | 'hasImpact' | 'hasFinancial'> {
  topic: Pick<Topic, 'id' | 'code' | 'name' | 'category'>;
  /** The impacts, risks and opportunities that count, the highest score first: their number is the point's size. */
  counted: readonly (Pick<Component, 'title' | 'kind'> & { score: number })[];
}

/** What matters most comes first: the highest sum of both scores, then the larger point. */
export function byWeight(first: MatrixPoint, second: MatrixPoint): number {
  return (
    second.impact + second.financial - (first.impact + first.financial) || second.counted.length - first.counted.length
  );
}

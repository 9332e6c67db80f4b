import type { Component } from '#domain/components/component.ts';
import { scorerOf } from '#domain/measures/basis.ts';
import { type BorderlineCase, borderlineCases } from '#domain/results/borderline.ts';
import { buildMatrix } from '#domain/results/matrix.ts';
import { compareByScore } from '#domain/results/order.ts';
import type { AssessmentData } from './assessment-data.ts';
import { decidingComponents, findGaps, type Gap } from './gaps.ts';
import { type SectionProgress, wizardProgress } from './wizard-progress.ts';

/** What remains to be done, for the analyst and a language model. */
export interface OpenPoints {
  /** Entries that lift a topic above a threshold and have no justification, highest score first; `score` is out of 25. */
  unjustified: readonly { component: Component; score: number | null }[];
  /** Sections that are not complete. */
  sections: readonly SectionProgress[];
  gaps: readonly Gap[];
  /** Sides of topics near a threshold, including those that the company has decided. */
  borderline: readonly BorderlineCase[];
}

export function openPointsOf(data: AssessmentData): OpenPoints {
  const deciding = decidingComponents(data);
  const scoreOf = scorerOf(data);
  return {
    unjustified: data.components
      .filter(({ id, justification }) => deciding.has(id) && justification.trim() === '')
      .map((component) => ({ ...component, component, score: scoreOf(component).score }))
      .toSorted(compareByScore)
      .map(({ component, score }) => ({ component, score })),
    sections: wizardProgress(data).filter(({ state }) => state !== 'complete'),
    gaps: findGaps(data),
    borderline: borderlineCases(buildMatrix(data), data.assessment),
  };
}

/** How many rows a gap names; 0 if it concerns the whole assessment. */
export const rowsOfGap = ({ topicIds, componentIds, stakeholderIds }: Gap): number =>
  topicIds.length + componentIds.length + stakeholderIds.length;

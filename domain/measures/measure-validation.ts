import { type ProblemsIn, validateFields } from '#domain/fields/validation.ts';
import { measureFields } from './fields.ts';
import type { Measure } from './measure.ts';

type TogetherProblem = 'since-required' | 'reason-required';
type TogetherProblems = { since?: 'since-required'; effectReason?: 'reason-required' };

type FieldProblems = ProblemsIn<typeof measureFields>;

export type MeasureProblem = NonNullable<FieldProblems[keyof FieldProblems]> | TogetherProblem;

type MeasureProblems = Partial<Record<keyof typeof measureFields, MeasureProblem>>;

/** What its fields can have wrong only together: one that is there is so since a day, and who judges it says why. */
export function validateMeasureTogether(measure: Omit<Measure, 'id'>): TogetherProblems {
  return {
    ...(measure.state === 'implemented' && measure.since === '' && { since: 'since-required' as const }),
    ...(measure.effectiveness !== null &&
      measure.effectReason.trim() === '' && { effectReason: 'reason-required' as const }),
  };
}

/** What keeps a measure from being saved: at most one problem per field. */
export function validateMeasure(measure: Omit<Measure, 'id'>): MeasureProblems {
  return { ...validateMeasureTogether(measure), ...validateFields(measureFields, measure) };
}

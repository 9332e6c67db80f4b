import { type ProblemsIn, validateFields } from '#domain/fields/validation.ts';
import { measureFields } from './fields.ts';
import type { Measure } from './measure.ts';

type TogetherProblem = 'since-required' | 'reason-required';
type TogetherProblems = { since?: 'since-required'; effectReason?: 'reason-required' };

type FieldProblems = ProblemsIn<typeof measureFields>;

export type MeasureProblem = NonNullable<FieldProblems[keyof FieldProblems]> | TogetherProblem;

type MeasureProblems = Partial<Record<keyof typeof measureFields, MeasureProblem>>;

/** The problems that its fields can have only in combination: an implemented measure needs a date, and a judgement needs a reason. */
export function validateMeasureTogether(measure: Omit<Measure, 'id'>): TogetherProblems {
  return {
    ...(measure.state === 'implemented' && measure.since === '' && { since: 'since-required' as const }),
    ...(measure.effectiveness !== null &&
      measure.effectReason.trim() === '' && { effectReason: 'reason-required' as const }),
  };
}

/** Validates a measure; returns at most one problem per field. */
export function validateMeasure(measure: Omit<Measure, 'id'>): MeasureProblems {
  return { ...validateMeasureTogether(measure), ...validateFields(measureFields, measure) };
}

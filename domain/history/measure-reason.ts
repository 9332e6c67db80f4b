import type { Measure } from '#domain/measures/measure.ts';
import { kindAskedBy, measureRules, type ReasonKind } from './reason-rules.ts';

/** The kind of reason that a change of a measure needs; null if none. */
export const measureReasonAskedBy = (before: Measure, after: Measure): ReasonKind | null =>
  kindAskedBy(measureRules, before, after);

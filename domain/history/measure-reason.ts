import type { Measure } from '#domain/measures/measure.ts';
import { kindAskedBy, measureRules, type ReasonKind } from './reason-rules.ts';

/** Which reason changing a measure asks for; null where none. */
export const measureReasonAskedBy = (before: Measure, after: Measure): ReasonKind | null =>
  kindAskedBy(measureRules, before, after);

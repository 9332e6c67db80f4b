import { type Fields, line, oneOf, optionalScore5, reference } from '#domain/fields/kinds.ts';
import { MAX_REASON } from '#domain/limits.ts';
import type { Option } from '#domain/reference/option.ts';

/** The single horizons for which an entry can be scored, by name: a company may define the medium and long term in its own years. */
export const scoredHorizons = [
  { id: 'short', label: 'Short term' },
  { id: 'medium', label: 'Medium term' },
  { id: 'long', label: 'Long term' },
] as const satisfies readonly Option[];

export type ScoredHorizon = (typeof scoredHorizons)[number]['id'];

/**
 * The scores of an entry for a time horizon that is not its own; null for a value that nobody has given. At most one row for each entry
 * and horizon.
 */
export const horizonScoreFields = {
  componentId: reference({ of: 'component', label: 'Impact, risk or opportunity', required: 'component-required' }),
  horizon: oneOf(scoredHorizons, { label: 'Time horizon', default: 'long' }),
  scale: optionalScore5({ label: 'Scale' }),
  scope: optionalScore5({ label: 'Scope' }),
  irremediability: optionalScore5({ label: 'Irremediability' }),
  /** Counts if no detail is given, as in the entry itself. */
  severity: optionalScore5({ label: 'Severity' }),
  magnitude: optionalScore5({ label: 'Potential magnitude' }),
  likelihood: optionalScore5({ label: 'Likelihood' }),
  reason: line({ label: 'Reason', max: MAX_REASON, required: 'reason-required' }),
} as const satisfies Fields;

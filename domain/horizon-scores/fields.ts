import { type Fields, line, oneOf, optionalScore5, reference } from '#domain/fields/kinds.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { scoredHorizons } from './horizons.ts';

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

import type { Measure } from '#domain/measures/measure.ts';
import type { ReasonKind } from './reason-kind.ts';

/**
 * Which reason changing a measure asks for, as `asks_reason` in the database does; null where none. Asked is why one loses what lets it
 * lower a score (method M28). Whether it did lower one no line of the history knows: one that is only planned asks where it is put off.
 */
export function measureReasonAskedBy(before: Measure, after: Measure): ReasonKind | null {
  const becomes = (name: 'state' | 'kind', value: string) => before[name] !== value && after[name] === value;
  const isPutOff = before.since !== '' && after.since > before.since && !becomes('state', 'implemented');
  const isNotEffective = before.effectiveness === 'effective' && after.effectiveness !== 'effective';
  return becomes('state', 'planned') || becomes('kind', 'remediation') || isNotEffective || isPutOff ? 'score' : null;
}

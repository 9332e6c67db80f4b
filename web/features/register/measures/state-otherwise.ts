import type { NetScore } from '#domain/measures/measure.ts';

/**
 * What is stated net with some of its values changed. A reason belongs to the values that it was given for: the first change of what is
 * saved asks for another, and going back to what is saved brings its reason back.
 *
 * @param saved as it is saved; null where nothing is
 */
export function stateOtherwise(stated: NetScore, changed: Partial<NetScore>, saved: NetScore | null): NetScore {
  const next = { ...stated, ...changed };
  if (saved === null) return next;
  const isOther = hasOtherValues(next, saved);
  if (isOther && !hasOtherValues(stated, saved) && next.reason === saved.reason) return { ...next, reason: '' };
  return isOther || next.reason !== '' || changed.reason !== undefined ? next : { ...next, reason: saved.reason };
}

/** Whether something else is stated than is saved, whatever the reason. */
export const hasOtherValues = ({ reason: _, ...stated }: NetScore, { reason: __, ...saved }: NetScore): boolean =>
  Object.entries(saved).some(([name, value]) => stated[name as keyof typeof stated] !== value);

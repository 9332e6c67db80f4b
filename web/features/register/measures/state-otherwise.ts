import type { NetScore } from '#domain/measures/measure.ts';

/**
 * The values after measures, with some of them changed. A reason belongs to the values that it was given for: the first change to saved
 * values asks for another, and going back restores their reason.
 *
 * @param saved the saved values; null if there are none
 */
export function stateOtherwise(stated: NetScore, changed: Partial<NetScore>, saved: NetScore | null): NetScore {
  const next = { ...stated, ...changed };
  if (saved === null) return next;
  const isOther = hasOtherValues(next, saved);
  if (isOther && !hasOtherValues(stated, saved) && next.reason === saved.reason) return { ...next, reason: '' };
  return isOther || next.reason !== '' || changed.reason !== undefined ? next : { ...next, reason: saved.reason };
}

/** Whether the stated values differ from the saved ones, ignoring the reason. */
export const hasOtherValues = ({ reason: _, ...stated }: NetScore, { reason: __, ...saved }: NetScore): boolean =>
  Object.entries(saved).some(([name, value]) => stated[name as keyof typeof stated] !== value);

import type { Tier } from '#domain/value-chain/tiers.ts';
import { compareActivities, type OrderedActivity } from '#domain/value-chain/tiers.ts';

/** Where an activity goes: a tier, and the activity that it comes before, or the end. */
export interface Destination {
  tier: Tier;
  before: string | null;
}

/** The activities of a tier in their order. */
export function inTier<Row extends OrderedActivity>(rows: readonly Row[], tier: Tier): Row[] {
  return rows.filter((row) => row.tier === tier).toSorted(compareActivities);
}

/** The position after all others of a tier. */
export function endOf(rows: readonly OrderedActivity[], tier: Tier): number {
  return Math.max(-1, ...inTier(rows, tier).map(({ position }) => position)) + 1;
}

/** The rows that a move changes, with their new tiers and positions; none if it changes nothing. */
export function movedTo<Row extends OrderedActivity>(
  rows: readonly Row[],
  id: string,
  { tier, before }: Destination,
): Row[] {
  const moved = rows.find((row) => row.id === id);
  if (!moved || before === id) return [];
  const others = inTier(rows, tier).filter((row) => row.id !== id);
  const at = others.findIndex((row) => row.id === before);
  const order = others.toSpliced(at < 0 ? others.length : at, 0, moved);
  return order
    .map((row, position) => ({ ...row, tier, position }))
    .filter((next) => {
      const was = rows.find((row) => row.id === next.id);
      return was?.tier !== next.tier || was.position !== next.position;
    });
}

/** One position up or down within the tier; null at an end. */
export function stepFrom(rows: readonly OrderedActivity[], id: string, lines: -1 | 1): Destination | null {
  const moved = rows.find((row) => row.id === id);
  if (!moved) return null;
  const order = inTier(rows, moved.tier);
  const at = order.indexOf(moved);
  const next = at + lines;
  if (next < 0 || next >= order.length) return null;
  return { tier: moved.tier, before: order[lines < 0 ? next : next + 1]?.id ?? null };
}

import type { tiers } from './fields.ts';

/** A tier of the value chain. */
export type Tier = (typeof tiers)[number]['id'];

/** The part of the value chain that a tier is in. */
export type ChainPart = 'upstream' | 'own' | 'downstream';

/** 'own' for 'own', 'upstream' for 'upstream-2'. */
export const partOf = (tier: Tier): ChainPart => tier.split('-')[0] as ChainPart;

/** The distance of a tier from the company: -3 for raw materials, 0 for its own operations, 3 for the end of life. */
function distanceOf(tier: Tier): number {
  const far = Number(tier.split('-')[1] ?? 0);
  return partOf(tier) === 'upstream' ? -far : far;
}

/** The fields that determine the position of an activity. */
export interface OrderedActivity {
  id: string;
  name: string;
  tier: Tier;
  position: number;
}

/** Activities in the order of the picture: from upstream to downstream, and within each tier in the company's order. */
export function compareActivities(one: OrderedActivity, other: OrderedActivity): number {
  return (
    distanceOf(one.tier) - distanceOf(other.tier) ||
    one.position - other.position ||
    one.name.localeCompare(other.name) ||
    (one.id < other.id ? -1 : 1)
  );
}

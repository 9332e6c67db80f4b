import { tiers } from './fields.ts';
import type { Tier } from './tiers.ts';

/** What decides where an activity stands among others. */
export interface Ordered {
  id: string;
  name: string;
  tier: Tier;
  position: number;
}

const tierRank = new Map<string, number>(tiers.map(({ id }, at) => [id, at]));

/** As activities stand in the picture: from upstream to downstream, in each tier in the order that the company gave them. */
export function compareActivities(one: Ordered, other: Ordered): number {
  return (
    (tierRank.get(one.tier) ?? 0) - (tierRank.get(other.tier) ?? 0) ||
    one.position - other.position ||
    one.name.localeCompare(other.name) ||
    (one.id < other.id ? -1 : 1)
  );
}

import type { Tier } from '#domain/value-chain/tiers.ts';

/** The button that opens an activity. */
export const cardId = (activityId: string) => `activity-${activityId}`;

/** The button that adds an activity to a tier. */
export const tierAddId = (tier: Tier) => `add-to-${tier}`;

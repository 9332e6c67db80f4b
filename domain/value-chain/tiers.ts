import type { tiers } from './fields.ts';

/** A tier of the value chain. */
export type Tier = (typeof tiers)[number]['id'];

/** Where in the value chain a tier lies. */
export type ChainPart = 'upstream' | 'own' | 'downstream';

/** 'own' of 'own', 'upstream' of 'upstream-2'. */
export const partOf = (tier: Tier): ChainPart => tier.split('-')[0] as ChainPart;

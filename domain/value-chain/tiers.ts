import type { Option } from '#domain/reference/option.ts';

/** The tiers of a value chain, from raw materials to the end of a product's life (ESRS 1 (2023) §63; (2026) §62). */
export const tiers = [
  { id: 'upstream-3', label: 'Raw materials (tier 3 and beyond)' },
  { id: 'upstream-2', label: 'Suppliers of suppliers (tier 2)' },
  { id: 'upstream-1', label: 'Direct suppliers (tier 1)' },
  { id: 'own', label: 'Own operations' },
  { id: 'downstream-1', label: 'Distribution and customers' },
  { id: 'downstream-2', label: 'Use' },
  { id: 'downstream-3', label: 'End of life' },
] as const satisfies readonly Option[];

export type Tier = (typeof tiers)[number]['id'];

/** Where in the value chain a tier lies. */
export type ChainPart = 'upstream' | 'own' | 'downstream';

/** 'own' of 'own', 'upstream' of 'upstream-2'. */
export const partOf = (tier: Tier): ChainPart => tier.split('-')[0] as ChainPart;

import type { Option } from '#domain/reference/option.ts';

/** The single horizons for which an entry can be scored, by name: a company may define the medium and long term in its own years. */
export const scoredHorizons = [
  { id: 'short', label: 'Short term' },
  { id: 'medium', label: 'Medium term' },
  { id: 'long', label: 'Long term' },
] as const satisfies readonly Option[];

export type ScoredHorizon = (typeof scoredHorizons)[number]['id'];

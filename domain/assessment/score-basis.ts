import type { Option } from '#domain/reference/option.ts';

/** Which of the two scores results use: the one before measures, unless the company decides otherwise (method M30). */
export const scoreBases = [
  { id: 'gross', label: 'Gross, before measures' },
  { id: 'net', label: 'Net, after measures that count' },
] as const satisfies readonly Option[];

export type ScoreBasis = (typeof scoreBases)[number]['id'];

export const SCORE_BASES = scoreBases.map(({ id }) => id);

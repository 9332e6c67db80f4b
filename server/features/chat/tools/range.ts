import { z } from 'zod';

/** Values from `min` to `max`; `above` and `below` leave their end out. */
export const range = z.object({
  min: z.number().optional(),
  max: z.number().optional(),
  above: z.number().optional(),
  below: z.number().optional(),
});
export type Range = z.infer<typeof range>;

export const isWithin = (value: number | null | undefined, { min, max, above, below }: Range) =>
  typeof value === 'number' &&
  (min === undefined || value >= min) &&
  (max === undefined || value <= max) &&
  (above === undefined || value > above) &&
  (below === undefined || value < below);

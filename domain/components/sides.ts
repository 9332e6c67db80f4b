import type { Option } from '#domain/reference/option.ts';
import type { Side } from './component-score.ts';

/** The two sides of double materiality: what an impact, and what a risk or opportunity, is scored on. */
export const sides = [
  { id: 'impact', label: 'Impact' },
  { id: 'financial', label: 'Financial' },
] as const satisfies readonly (Option & { id: Side })[];

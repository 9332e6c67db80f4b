import type { Option } from '#domain/reference/option.ts';
import type { Side } from './component-score.ts';

/** The two sides of double materiality: an impact is scored on one, a risk or opportunity on the other. */
export const sides = [
  { id: 'impact', label: 'Impact' },
  { id: 'financial', label: 'Financial' },
] as const satisfies readonly (Option & { id: Side })[];

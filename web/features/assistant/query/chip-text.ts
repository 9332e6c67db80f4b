import type { Chip } from '#domain/query/chips/chip.ts';
import { askMessages as say } from './messages.ts';

/** Slots whose words say nothing without their label. */
const NEEDS_LABEL = ['first', 'groupBy', 'year'];

/** What a chip shows: mostly its words alone, as in a sentence. */
export function chipText({ slot, label, said }: Pick<Chip, 'slot' | 'label' | 'said'>): string {
  if (said === null) return label;
  return NEEDS_LABEL.includes(slot) ? say.chipText(label, said) : said;
}

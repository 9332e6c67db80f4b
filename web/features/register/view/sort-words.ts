import { componentNoun } from '#domain/query/fields/component.ts';
import type { SortOrder } from '#domain/query/query.ts';
import { registerMessages as say } from '../rows/messages.ts';

/** How a field of the register is sorted: options in their own order, words alphabetically. */
function wayOf(field: string): keyof typeof say.orders {
  const { kind, options } = componentNoun.fields[field] ?? {};
  if (options) return 'options';
  return kind === 'number' || kind === 'flag' || kind === 'date' ? kind : 'words';
}

/** The order after the first click: the highest figure first, flags that are true first; otherwise the start of the alphabet or list. */
export const firstOrder = (field: string): SortOrder => (/number|flag/.test(wayOf(field)) ? 'highest' : 'lowest');

/** The words for the order of rows sorted by a field. */
export const orderWords = (field: string, order: SortOrder): string => say.orders[wayOf(field)][order];

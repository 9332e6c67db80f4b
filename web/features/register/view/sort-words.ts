import { componentNoun } from '#domain/query/fields/component.ts';
import type { SortOrder } from '#domain/query/query.ts';
import { registerMessages as say } from '../rows/messages.ts';

/** How a field of the register is sorted: options in their own order, words by the alphabet. */
function wayOf(field: string): keyof typeof say.orders {
  const { kind, options } = componentNoun.fields[field] ?? {};
  if (options) return 'options';
  return kind === 'number' || kind === 'flag' || kind === 'date' ? kind : 'words';
}

/** What a first press puts first: the highest figure, of a flag what it says; else what one begins to read with. */
export const firstOrder = (field: string): SortOrder => (/number|flag/.test(wayOf(field)) ? 'highest' : 'lowest');

/** How rows sorted by a field are said to be. */
export const orderWords = (field: string, order: SortOrder): string => say.orders[wayOf(field)][order];

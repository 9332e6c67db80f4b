import type { Chip, ChipWorld } from '#domain/query/chips/chip.ts';
import { chipsOf, fieldsToAdd } from '#domain/query/chips/chips-of.ts';
import { fieldChip, type SaidCondition, saidConditions } from '#domain/query/chips/field-chip.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import type { Query } from '#domain/query/query.ts';

/** The prefix of a field's slot. */
const WHERE = 'where.';

/** The chip of a slot, even if the query does not use it; null if its noun has no such slot. */
export function chipAt(query: Query, slot: string, world: ChipWorld): Chip | null {
  const shown = chipsOf(query, world).find((chip) => chip.slot === slot);
  if (shown || !slot.startsWith(WHERE)) return shown ?? null;
  const name = slot.slice(WHERE.length);
  return name in nouns[query.noun].fields ? fieldChip(query, name, world) : null;
}

/** The slots that a query does not use yet, most common ones first. */
export function slotsToAdd(query: Query, world: ChipWorld): { slot: string; label: string }[] {
  const empty = chipsOf(query, world).filter(({ said }) => said === null);
  const others = fieldsToAdd(query, world).map(({ name, label }) => ({ slot: WHERE + name, label }));
  return [...empty.map(({ slot, label }) => ({ slot, label })), ...others];
}

/** The conditions on these slots that can be added with one click. */
export function conditionsToAdd(
  query: Query,
  slots: readonly { slot: string }[],
  world: ChipWorld,
): (SaidCondition & { slot: string })[] {
  return slots
    .filter(({ slot }) => slot.startsWith(WHERE))
    .flatMap(({ slot }) => saidConditions(query, slot.slice(WHERE.length), world).map((said) => ({ slot, ...said })));
}

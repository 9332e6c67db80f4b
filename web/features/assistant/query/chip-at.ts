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

/** What a search finds: every chip, shown or not, and every condition that can be set with one click, each label once. */
export function slotsToFind(
  query: Query,
  world: ChipWorld,
): (Partial<SaidCondition> & { slot: string; label: string })[] {
  const chips = [...chipsOf(query, world).map(({ slot, label }) => ({ slot, label })), ...slotsToAdd(query, world)];
  const slots = [...new Map(chips.map((chip) => [chip.slot, chip])).values()];
  const conditions = slots
    .filter(({ slot }) => slot.startsWith(WHERE))
    .flatMap(({ slot }) => saidConditions(query, slot.slice(WHERE.length), world).map((said) => ({ slot, ...said })));
  const isSaid = (label: string) => conditions.some((condition) => condition.label === label);
  return [...slots.filter(({ label }) => !isSaid(label)), ...conditions];
}

import type { Chip, ChipWorld } from '#domain/query/chips/chip.ts';
import { chipsOf, fieldsToAdd } from '#domain/query/chips/chips-of.ts';
import { fieldChip, type SaidCondition, saidConditions } from '#domain/query/chips/field-chip.ts';
import type { QueryField, QueryKind } from '#domain/query/fields/field.ts';
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

/** What a slot that can be added is about, for the list of all. */
export type SlotGroup = 'common' | 'choices' | 'numbers' | 'texts' | 'dates' | 'work';

/** A slot that a query does not use yet. */
export interface FreeSlot {
  slot: string;
  label: string;
  group: SlotGroup;
}

/** The slots that a query does not use yet, most common ones first, then those of a kind together. */
export function slotsToAdd(query: Query, world: ChipWorld): FreeSlot[] {
  const empty = chipsOf(query, world).filter(({ said }) => said === null);
  const { fields } = nouns[query.noun];
  const others = fieldsToAdd(query, world).map(({ name, label }): FreeSlot => {
    return { slot: WHERE + name, label, group: groupOf(fields[name]) };
  });
  return [...empty.map(({ slot, label }): FreeSlot => ({ slot, label, group: 'common' })), ...others];
}

const GROUP_OF_KIND: Readonly<Record<QueryKind, SlotGroup>> = {
  choice: 'choices',
  choices: 'choices',
  flag: 'choices',
  reference: 'choices',
  number: 'numbers',
  line: 'texts',
  'long-text': 'texts',
  date: 'dates',
};

const groupOf = (field: QueryField | undefined): SlotGroup =>
  field?.ofWork ? 'work' : GROUP_OF_KIND[field?.kind ?? 'line'];

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

import type { ChipWorld } from '#domain/query/chips/chip.ts';
import type { Query } from '#domain/query/query.ts';
import { QueryChips } from '#web/features/assistant/query/query-chips.tsx';
import { registerMessages as say } from '../rows/messages.ts';

interface FiltersProps {
  query: Query;
  world: ChipWorld;
  onQuery: (query: Query) => void;
}

/** Only conditions: the order, groups and columns have their own controls here. */
const isCondition = (slot: string) => slot.startsWith('where.');

/** The filters of the rows, in words that can be changed. */
export function Filters({ query, world, onQuery }: FiltersProps) {
  return (
    <QueryChips
      label={say.filters}
      addLabel={say.addFilter}
      query={query}
      world={world}
      only={isCondition}
      onChange={onQuery}
    />
  );
}

import type { ChipWorld } from '#domain/query/chips/chip.ts';
import { chipsOf } from '#domain/query/chips/chips-of.ts';
import type { Query } from '#domain/query/query.ts';
import { cn } from '#web/lib/cn.ts';
import { AddChip } from './add-chip.tsx';
import { ChipButton } from './chip-button.tsx';

/** As wide as the screen; a chip that is cut at its edge says that there are more. */
const ONE_ROW = 'max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:shrink-0';

interface QueryChipsProps {
  /** Names the chips for assistive technology. */
  label: string;
  query: Query;
  world: ChipWorld;
  /** Also the parts that are asked for most, though nothing is said of them. */
  showsEmpty?: boolean;
  isBusy?: boolean;
  /** On a phone in one row that is pushed sideways, so that what stands below stays in view. */
  inOneRow?: boolean;
  /** The changed query, and which chip was pressed. */
  onChange: (query: Query, slot: string) => void;
}

/** A query as chips that are pressed. */
export function QueryChips({
  label,
  query,
  world,
  showsEmpty = false,
  isBusy = false,
  inOneRow = false,
  onChange,
}: QueryChipsProps) {
  const shown = chipsOf(query, world).filter(({ said }) => showsEmpty || said !== null);
  return (
    <fieldset aria-label={label} className={cn('flex min-w-0 flex-wrap gap-1.5', inOneRow && ONE_ROW)}>
      {shown.map(({ slot }) => (
        <ChipButton key={slot} query={query} slot={slot} world={world} isBusy={isBusy} onChange={onChange} />
      ))}
      <AddChip query={query} world={world} except={shown.map(({ slot }) => slot)} isBusy={isBusy} onChange={onChange} />
    </fieldset>
  );
}

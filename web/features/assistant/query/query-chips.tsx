import type { ChipWorld } from '#domain/query/chips/chip.ts';
import { chipsOf } from '#domain/query/chips/chips-of.ts';
import type { Query } from '#domain/query/query.ts';
import { AddChip } from './add-chip.tsx';
import { ChipButton } from './chip-button.tsx';

interface QueryChipsProps {
  /** Names the chips for assistive technology. */
  label: string;
  query: Query;
  world: ChipWorld;
  /** Also shows the most common parts that the query does not use. */
  showsEmpty?: boolean;
  isBusy?: boolean;
  /** The label of the chip that adds a condition. */
  addLabel?: string;
  /** Which slots are offered; all if omitted. */
  only?: (slot: string) => boolean;
  /** The changed query, and the chip that was used. */
  onChange: (query: Query, slot: string) => void;
}

/** A query as chips. */
export function QueryChips(props: QueryChipsProps) {
  const { label, query, world, showsEmpty = false, isBusy = false, only = () => true, addLabel, onChange } = props;
  const shown = chipsOf(query, world).filter(({ slot, said }) => only(slot) && (showsEmpty || said !== null));
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-wrap gap-1.5">
      {shown.map(({ slot }) => (
        <ChipButton key={slot} query={query} slot={slot} world={world} isBusy={isBusy} onChange={onChange} />
      ))}
      <AddChip
        label={addLabel}
        query={query}
        world={world}
        offers={only}
        isShown={(slot) => shown.some((chip) => chip.slot === slot)}
        isBusy={isBusy}
        onChange={onChange}
      />
    </fieldset>
  );
}

import { ChevronLeft, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ChipWorld, QueryChange } from '#domain/query/chips/chip.ts';
import { withChange } from '#domain/query/chips/with-change.ts';
import type { Query } from '#domain/query/query.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { chipAt, type FreeSlot, type SlotGroup, slotsToAdd, slotsToFind } from './chip-at.ts';
import { ChipPanel } from './chip-panel.tsx';
import { chipStyles, panelStyles, partStyles } from './chip-styles.ts';
import { askMessages as say } from './messages.ts';
import { useDraftQuery } from './use-draft-query.ts';
import { goThrough, useSought } from './use-sought.tsx';

interface AddChipProps {
  query: Query;
  world: ChipWorld;
  /** 'Add' if omitted. */
  label?: string | undefined;
  /** Which slots are offered. */
  offers: (slot: string) => boolean;
  /** Which of them are already shown as chips: not listed, but found by a search. */
  isShown: (slot: string) => boolean;
  isBusy: boolean;
  onChange: (query: Query, slot: string) => void;
}

/** Adds a part to a query: first the person chooses which one, then its value. */
export function AddChip({ label = say.add, query, world, offers, isShown, isBusy, onChange }: AddChipProps) {
  const [slot, setSlot] = useState<string | null>(null);
  const { draft, isOpen, setOpen, choose, toggle } = useDraftQuery(query, (next) => onChange(next, slot ?? ''));
  const chip = slot === null ? null : chipAt(draft, slot, world);
  const part = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with the list. On touch devices, no field takes the focus, which would open the keyboard.
  useEffect(() => {
    if (slot === null || matchMedia('(pointer: coarse)').matches) return;
    part.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [slot]);
  const open = (next: boolean) => {
    if (next) setSlot(null);
    setOpen(next);
  };
  const slots = isOpen ? slotsToAdd(query, world).filter(({ slot: each }) => offers(each) && !isShown(each)) : [];
  const isListed = (label: string) => slots.some((each) => each.label === label);
  return (
    <Popover
      open={isOpen}
      onOpenChange={open}
      title={chip?.label ?? say.addTitle}
      className={panelStyles}
      trigger={
        <button
          type="button"
          data-chip="add"
          disabled={isBusy}
          className={cn(chipStyles(false), partStyles, 'gap-1 px-2.5 max-sm:px-4')}
        >
          <Plus aria-hidden="true" className="size-3.5" />
          {label}
        </button>
      }
    >
      {chip ? (
        <>
          <Button size="sm" variant="ghost" onClick={() => setSlot(null)} className="-ml-2 self-start">
            <ChevronLeft aria-hidden="true" />
            {say.back}
          </Button>
          <div ref={part} className="contents">
            <ChipPanel query={draft} chip={chip} onChoose={choose} onToggle={toggle} onDone={() => open(false)} />
          </div>
        </>
      ) : (
        <SlotList
          slots={slots}
          found={() => slotsToFind(query, world).filter((each) => offers(each.slot) && !isListed(each.label))}
          onChoose={setSlot}
          onAsk={({ slot: asked, change }) => {
            setOpen(false);
            onChange(withChange(query, change), asked);
          }}
        />
      )}
    </Popover>
  );
}

interface OfferedChip extends Pick<FreeSlot, 'slot' | 'label'> {
  /** None for a condition that a search found. */
  group?: SlotGroup;
  /** Applied immediately; without it, the person next chooses a value for the slot. */
  change?: QueryChange | undefined;
}
type ChipQuestion = OfferedChip & { change: QueryChange };

interface SlotListProps {
  slots: readonly OfferedChip[];
  /** What else a search finds. */
  found: () => readonly OfferedChip[];
  onChoose: (slot: string) => void;
  onAsk: (asked: ChipQuestion) => void;
}

function SlotList({ slots, found, onChoose, onAsk }: SlotListProps) {
  const take = ({ change, ...offered }: OfferedChip) =>
    change ? onAsk({ ...offered, change }) : onChoose(offered.slot);
  const { shown, field } = useSought(slots, take, found);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of its buttons
    <div className="flex min-h-0 flex-col" onKeyDown={goThrough}>
      {field}
      <div className="-mx-2 mt-2 min-h-0 overflow-y-auto">
        {[...Map.groupBy(shown, ({ group }) => group)].map(([group, offered]) => (
          <SlotGroupList key={group ?? ''} name={group && say.slotGroups[group]} offered={offered} onTake={take} />
        ))}
      </div>
      {shown.length === 0 ? <p className="text-muted">{say.nothingFound}</p> : null}
    </div>
  );
}

interface SlotGroupListProps {
  /** None for conditions that a search found. */
  name: string | undefined;
  offered: readonly OfferedChip[];
  onTake: (offered: OfferedChip) => void;
}

function SlotGroupList({ name, offered, onTake }: SlotGroupListProps) {
  const id = useId();
  return (
    <>
      {name ? (
        <p id={id} className="px-2 pt-2 pb-0.5 text-xs text-muted">
          {name}
        </p>
      ) : null}
      <ul aria-labelledby={name && id}>
        {offered.map((each) => (
          <li key={`${each.slot} ${each.label}`}>
            <button
              type="button"
              onClick={() => onTake(each)}
              className="flex min-h-8 w-full items-center rounded-sm px-2 py-1 text-left hover:bg-sunken focus-visible:-outline-offset-2 max-sm:min-h-11"
            >
              {each.label}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

import { ChevronDown, X } from 'lucide-react';
import type { Chip, ChipWorld } from '#domain/query/chips/chip.ts';
import { withChange } from '#domain/query/chips/with-change.ts';
import type { Query } from '#domain/query/query.ts';
import { cn } from '#web/lib/cn.ts';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { chipAt } from './chip-at.ts';
import { ChipPanel } from './chip-panel.tsx';
import { chipStyles, panelStyles, partStyles } from './chip-styles.ts';
import { askMessages as say } from './messages.ts';
import { useDraftQuery } from './use-draft-query.ts';

export interface ChipButtonProps {
  query: Query;
  slot: string;
  world: ChipWorld;
  /** Nothing can be changed at the moment. */
  isBusy: boolean;
  onChange: (query: Query, slot: string) => void;
}

/** One part of a query: selecting it shows the alternatives; its cross removes it. */
export function ChipButton({ query, slot, world, isBusy, onChange }: ChipButtonProps) {
  const change = (next: Query) => onChange(next, slot);
  const { draft, isOpen, setOpen, choose, toggle } = useDraftQuery(query, change);
  const chip = chipAt(draft, slot, world);
  if (!chip) return null;
  const { label, said, clear } = chip;
  return (
    <span className={chipStyles(said !== null)}>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        title={label}
        className={panelStyles}
        trigger={
          <button
            type="button"
            data-chip={slot}
            disabled={isBusy}
            aria-label={said === null ? label : say.change(label, said)}
            className={cn(
              partStyles,
              'min-w-0 gap-1 rounded-l-full pl-3',
              clear && said !== null ? 'pr-1' : 'rounded-r-full pr-2.5',
            )}
          >
            <span className="min-w-0 truncate">{chipText(chip)}</span>
            {clear && said !== null ? null : <ChevronDown aria-hidden="true" className="size-3 shrink-0 opacity-70" />}
          </button>
        }
      >
        <ChipPanel query={draft} chip={chip} onChoose={choose} onToggle={toggle} onDone={() => setOpen(false)} />
      </Popover>
      {clear && said !== null ? (
        <button
          type="button"
          disabled={isBusy}
          aria-label={say.removeChip(label, said)}
          title={say.removeChip(label, said)}
          onClick={() => change(withChange(query, clear))}
          className={cn(partStyles, 'justify-center rounded-r-full pr-1.5 pl-1 max-sm:w-11')}
        >
          <X aria-hidden="true" className="size-3.5" />
        </button>
      ) : null}
    </span>
  );
}

/** Slots whose words mean nothing without their label. */
const NEEDS_LABEL = ['first', 'groupBy', 'year'];

/** The text of a chip: usually only its words, as in a sentence. */
function chipText({ slot, label, said }: Pick<Chip, 'slot' | 'label' | 'said'>): string {
  if (said === null) return label;
  return NEEDS_LABEL.includes(slot) ? say.chipText(label, said) : said;
}

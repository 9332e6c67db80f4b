import { X } from 'lucide-react';
import type { Chip, QueryChange } from '#domain/query/chips/chip.ts';
import type { Query } from '#domain/query/query.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { ChipEntryForm } from './chip-entry-form.tsx';
import { ChoiceList } from './choice-list.tsx';
import { askMessages as say } from './messages.ts';

interface ChipPanelProps {
  query: Query;
  chip: Chip;
  /** Applies the change and closes the popover. */
  onChoose: (change: QueryChange) => void;
  /** Applies the change; more may follow. */
  onToggle: (change: QueryChange) => void;
  onDone: () => void;
}

/** The choices and the form of one chip. */
export function ChipPanel({ query, chip, onChoose, onToggle, onDone }: ChipPanelProps) {
  const { slot, label, said, choices, entry, clear } = chip;
  const takesSeveral = choices.some(({ toggle }) => toggle !== null);
  return (
    <div className="flex min-h-0 flex-col gap-3">
      {entry ? (
        <ChipEntryForm key={JSON.stringify(entry)} query={query} slot={slot} entry={entry} onEnter={onChoose} />
      ) : null}
      <ChoiceList label={label} choices={choices} onChoose={onChoose} onToggle={onToggle} />
      {takesSeveral || clear ? (
        <div className="flex justify-between gap-2">
          {clear && said !== null ? (
            <Button size="sm" variant="ghost" aria-label={say.removeChip(label, said)} onClick={() => onChoose(clear)}>
              <X aria-hidden="true" />
              {say.remove}
            </Button>
          ) : (
            <span />
          )}
          {takesSeveral ? (
            <Button size="sm" variant="primary" onClick={onDone}>
              {say.done}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

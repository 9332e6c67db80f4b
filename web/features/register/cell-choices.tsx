import { Popover } from '@base-ui/react/popover';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import type { ComponentChange } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import { cn } from '#web/lib/cn.ts';
import { popupStyles } from '#web/ui/popup-styles.ts';
import { cellId } from './active-cell.ts';
import { choicesOf } from './choices-of.ts';
import type { CellEdit } from './columns.ts';
import { registerMessages as say } from './messages.ts';
import { TABLE_ID } from './table-id.ts';

interface CellChoicesProps {
  component: Component;
  columnId: string;
  label: string;
  edit: CellEdit;
  onChoose: (change: ComponentChange) => void;
  onClose: () => void;
}

/** The values of a cell with what each stands for; opens at the cell and closes with the choice. */
export function CellChoices({ component, columnId, label, edit, onChoose, onClose }: CellChoicesProps) {
  const value = component[edit.name];
  const present = useRef<HTMLButtonElement>(null);
  const choices = choicesOf(edit, component);
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={() => document.getElementById(cellId(component.id, columnId))}
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={12}
          className="z-40"
        >
          <Popover.Popup
            className={cn(popupStyles, 'w-80 max-w-(--available-width) p-1.5 text-sm')}
            initialFocus={present}
            finalFocus={() => document.getElementById(TABLE_ID)}
            onKeyDown={(event) => {
              const chosen = edit.kind === 'score' && choices.find(({ value }) => String(value) === event.key);
              if (chosen) onChoose(chosen.change);
              else moveFocus(event);
            }}
          >
            <Popover.Title className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-muted">
              {say.valueOf(label, component.title)}
            </Popover.Title>
            <div
              role="listbox"
              aria-label={label}
              className="max-h-[min(24rem,var(--available-height))] overflow-y-auto"
            >
              {choices.map(({ value: offered, text, change }) => (
                <button
                  key={String(offered)}
                  ref={offered === value ? present : undefined}
                  type="button"
                  role="option"
                  aria-selected={offered === value}
                  onClick={() => onChoose(change)}
                  className={cn(
                    'flex min-h-8 w-full items-start gap-2.5 rounded-sm px-2.5 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-2 max-sm:min-h-11',
                    offered === value && 'font-medium text-accent-strong',
                  )}
                >
                  {edit.kind === 'score' && offered !== null ? (
                    <span className="figures w-3 shrink-0">{offered}</span>
                  ) : null}
                  <span className="min-w-0 flex-1">{text}</span>
                  {offered === value ? <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0" /> : null}
                </button>
              ))}
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Arrows go through the choices. */
function moveFocus(event: React.KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')];
  const at = options.indexOf(document.activeElement as HTMLElement);
  options[(at + step + options.length) % options.length]?.focus();
  event.preventDefault();
}

import { Combobox } from '@base-ui/react/combobox';
import { Check, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { cn } from '#web/lib/cn.ts';
import { choiceMessages as say } from '../messages.ts';
import { popupPosition, popupStyles } from '../popup-styles.ts';
import { type ControlProps, useFieldControl } from './field-context.ts';
import type { Option } from './select.tsx';

export interface MultiComboboxProps {
  options: readonly Option[];
  /** The values of the chosen options, in the order in which they were chosen. */
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  placeholder?: string;
  /** Shown if no option matches the typed text. */
  emptyText?: string;
  /**
   * The values of the options that match the typed text, in the order in which they are offered; if absent, options are matched by their
   * labels.
   */
  find?: (query: string) => readonly string[];
  /** For a single choice: the list closes when one is made. */
  closesOnChoice?: boolean;
  disabled?: boolean;
  id?: string;
  /** Its name if there is no Field around it. */
  'aria-label'?: string;
  className?: string;
}

/**
 * Several of many options (250 countries): type to search, Enter or a click to choose, Backspace or the cross to remove. The list stays
 * open while the person chooses.
 */
export function MultiCombobox({ options, value, onValueChange, ...props }: MultiComboboxProps) {
  const control = useFieldControl<ControlProps>({ id: props.id });
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const [query, setQuery] = useState('');
  const group = useRef<HTMLDivElement>(null);
  const [staysBelow, setStaysBelow] = useState(true);
  const { find } = props;
  const found = useMemo(() => find?.(query).flatMap((item) => byValue.get(item) ?? []), [find, query, byValue]);
  const chosen = useMemo(
    () => value.map((item) => byValue.get(item) ?? { value: item, label: item }),
    [value, byValue],
  );
  return (
    <Combobox.Root<Option, true>
      multiple
      items={options}
      {...(found && { filteredItems: found })}
      inputValue={query}
      onInputValueChange={setQuery}
      value={chosen}
      onValueChange={(next) => onValueChange(next.map((option) => option.value))}
      isItemEqualToValue={(a, b) => a.value === b.value}
      onOpenChange={(open, details) => {
        if (!open && details.reason === 'item-press' && !props.closesOnChoice) details.cancel();
        if (open) setStaysBelow(hasRoomBelow(group.current));
      }}
      disabled={props.disabled}
      autoHighlight
    >
      <Combobox.InputGroup
        ref={group}
        className={cn(
          'flex min-h-9 w-full min-w-0 cursor-text flex-wrap items-center gap-1 rounded-md border border-line-strong bg-surface px-1.5 py-1 transition-colors',
          'hover:border-muted has-[input:focus]:outline-2 has-[input:focus]:outline-focus',
          control['aria-invalid'] && 'border-danger',
          props.disabled && 'bg-sunken text-muted',
          props.className,
        )}
      >
        <Combobox.Chips className="contents">
          {chosen.map((option) => (
            <Combobox.Chip
              key={option.value}
              aria-label={option.label}
              className="flex h-6 max-w-full items-center gap-0.5 rounded-sm bg-accent-soft pl-2 text-xs font-medium text-accent-strong data-highlighted:outline-2 data-highlighted:outline-focus"
            >
              <span className="truncate">{option.label}</span>
              {props.disabled ? (
                <span className="w-2" />
              ) : (
                <Combobox.ChipRemove
                  aria-label={say.remove(option.label)}
                  className="flex size-6 shrink-0 items-center justify-center rounded-sm hover:text-ink"
                >
                  <X aria-hidden="true" className="size-3" />
                </Combobox.ChipRemove>
              )}
            </Combobox.Chip>
          ))}
          <Combobox.Input
            id={control.id}
            aria-label={props['aria-label']}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            aria-required={control['aria-required']}
            placeholder={chosen.length === 0 ? props.placeholder : ''}
            className="h-6 min-w-12 flex-1 bg-transparent px-1.5 text-base outline-none md:text-sm"
          />
        </Combobox.Chips>
      </Combobox.InputGroup>
      <OptionsPopup emptyText={props.emptyText} staysBelow={staysBelow} />
    </Combobox.Root>
  );
}

/** The height in pixels from which a list is of use: six options. */
const USEFUL = 208;

/** Whether a list below covers neither this control nor what comes before it, and still shows enough. */
const hasRoomBelow = (control: Element | null): boolean =>
  control !== null && window.innerHeight - control.getBoundingClientRect().bottom >= USEFUL;

/** The options that match the typed text. */
function OptionsPopup({
  emptyText = say.nothingMatches,
  staysBelow,
}: {
  emptyText: string | undefined;
  /** Opens below, shorter than it could be above. */
  staysBelow: boolean;
}) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner
        {...popupPosition}
        align="start"
        sideOffset={4}
        collisionAvoidance={{ side: staysBelow ? 'none' : 'flip' }}
        collisionPadding={8}
        className="z-40 outline-none"
      >
        <Combobox.Popup
          className={cn(
            popupStyles,
            'max-h-[min(var(--available-height),20rem)] w-(--anchor-width) min-w-56 overflow-y-auto overscroll-contain p-1',
          )}
        >
          <Combobox.Empty className="px-2.5 py-2 text-sm text-muted empty:hidden">{emptyText}</Combobox.Empty>
          <Combobox.List>
            {(option: Option) => (
              <Combobox.Item
                key={option.value}
                value={option}
                className="flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2.5 py-1 text-sm outline-none select-none data-highlighted:bg-sunken forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2 forced-colors:data-highlighted:outline-solid"
              >
                <span className="min-w-0 flex-1">{option.label}</span>
                <Combobox.ItemIndicator className="text-accent">
                  <Check aria-hidden="true" className="size-4" />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

import { Check } from 'lucide-react';
import type { ChipChoice, QueryChange } from '#domain/query/chips/chip.ts';
import { cn } from '#web/lib/cn.ts';
import { askMessages as say } from './messages.ts';
import { goThrough, useSought } from './use-sought.tsx';

/** From this number of choices on, they can be searched. */
const MANY = 12;

interface ChoiceListProps {
  /** Names the group for assistive technology. */
  label: string;
  choices: readonly ChipChoice[];
  /** Chooses only this, and closes the popover. */
  onChoose: (change: QueryChange) => void;
  /** Adds this to the others; more may follow. */
  onToggle: (change: QueryChange) => void;
}

/** The choices of a chip; if several can be chosen, each has its own tick. */
export function ChoiceList({ label, choices, onChoose, onToggle }: ChoiceListProps) {
  const take = ({ toggle, change }: ChipChoice) => (toggle ? onToggle(toggle) : onChoose(change));
  const { shown, field } = useSought(choices, take);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of its buttons
    <div className="flex min-h-0 flex-col gap-2" onKeyDown={goThrough}>
      {choices.length > MANY ? field : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is always as high as its contents and does not scroll */}
      <div role="group" aria-label={label} className="-mx-2 flex min-h-0 flex-col overflow-y-auto">
        {shown.map((choice) => (
          <ChoiceButton key={choice.label} choice={choice} onPress={() => take(choice)} />
        ))}
        {shown.length === 0 ? <p className="px-2 text-muted">{say.nothingFound}</p> : null}
      </div>
    </div>
  );
}

function ChoiceButton({ choice, onPress }: { choice: ChipChoice; onPress: () => void }) {
  const { label, isChosen, toggle } = choice;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={cn(
        'flex min-h-8 w-full shrink-0 items-center gap-2 rounded-sm px-2 py-1 text-left hover:bg-sunken focus-visible:-outline-offset-2 max-sm:min-h-11',
        isChosen && 'font-medium text-accent-strong',
      )}
    >
      <span
        className={cn(
          'grid size-4 shrink-0 place-items-center',
          toggle && 'rounded-sm border border-line-strong',
          toggle && isChosen && 'border-accent bg-accent text-on-accent',
        )}
      >
        {isChosen ? <Check aria-hidden="true" strokeWidth={3} className="size-3" /> : null}
      </span>
      <span className="min-w-0 break-words">{label}</span>
    </button>
  );
}

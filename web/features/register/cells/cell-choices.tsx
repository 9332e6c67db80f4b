import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import type { ComponentChange } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import { isOpenIn } from '#domain/components/score-fields.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { MAX_CRITERION_REASON } from '#domain/limits.ts';
import { useScalesOf } from '#web/features/register/scales/scales-of.ts';
import { cn } from '#web/lib/cn.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { LimitedInput } from '#web/ui/inputs/limited-text.tsx';
import { PopupAt, type PopupAtProps } from '#web/ui/overlays/popup-at.tsx';
import type { CellEdit } from '../rows/columns.ts';
import { useCellWords } from './cell-draft.ts';
import { type Choice, choicesOf } from './choices-of.ts';
import { keptMessages, cellMessages as say } from './messages.ts';

interface CellChoicesProps extends Omit<PopupAtProps, 'title' | 'children'> {
  assessmentId: AssessmentId;
  component: Component;
  label: string;
  edit: CellEdit;
  onChoose: (change: ComponentChange) => void;
}

/** The values of a cell with their meanings; opens at the cell and closes with the choice. */
export function CellChoices({ assessmentId, component, label, edit, onChoose, onClose, ...place }: CellChoicesProps) {
  const value = component[edit.name];
  const choices = choicesOf(edit, component, useScalesOf(assessmentId));
  const words = useCellWords(assessmentId, component, edit);
  const { reason, said } = words;
  // Tab moves from the highlighted value to its reason, and selects the value.
  const [at, setAt] = useState<Choice['value']>(value);
  const taken = words.score === undefined ? null : (choices.find((choice) => choice.value === words.score) ?? null);
  const shown = taken ? taken.value : value;
  // A missing score is where the selection starts, but is not marked as chosen.
  const isOpen = taken === null && edit.kind === 'score' && isOpenIn(component, edit.name);
  const first = choices.some((choice) => choice.value === at) ? at : choices[0]?.value;
  const isTooLong = reason !== null && said.length > MAX_CRITERION_REASON;
  // A stored draft means that it was not saved.
  const [isHeld, setIsHeld] = useState(isTooLong);
  const field = useId();

  const take = (choice: Choice | undefined) => choice && words.take(choice.value as Score5 | null);

  /** Keeps the choice and the text however the person leaves the cell; anything that cannot be saved stays where it can be corrected. */
  function leave(choice: Choice | null): void {
    if (isTooLong) {
      if (choice) take(choice);
      setIsHeld(true);
      document.getElementById(field)?.focus();
      return;
    }
    words.forget();
    const isOther = reason !== null && said.trim() !== component[reason];
    if (choice || isOther) onChoose({ ...choice?.change, ...(isOther && { [reason]: said.trim() }) });
    else onClose();
  }

  function leaveReason(): void {
    words.forget();
    if (taken) onChoose(taken.change);
    else onClose();
  }

  return (
    <PopupAt
      {...place}
      onClose={() => leave(taken)}
      isList
      discard={isTooLong ? { label: keptMessages.leaveReason, onPress: leaveReason } : null}
      title={say.valueOf(label, component.title)}
      onKeyDown={(event) => {
        if (event.target instanceof HTMLInputElement) return;
        const chosen = edit.kind === 'score' && choices.find(({ value }) => String(value) === event.key);
        if (chosen) leave(chosen);
        else if (event.key === 'Tab' && reason && !event.shiftKey && at !== shown) {
          take(choices.find((choice) => choice.value === at));
        } else moveFocus(event);
      }}
    >
      <div role="listbox" aria-label={label} className="max-h-[min(24rem,var(--available-height))] overflow-y-auto">
        {choices.map((choice) => (
          <ChoiceOption
            key={String(choice.value)}
            choice={choice}
            isScore={edit.kind === 'score'}
            isFirst={choice.value === first}
            isChosen={choice.value === shown && !isOpen}
            onFocus={() => setAt(choice.value)}
            onClick={() => leave(choice)}
          />
        ))}
      </div>
      {reason ? (
        <form
          className="border-t px-2.5 pt-2 pb-1"
          onSubmit={(event) => {
            event.preventDefault();
            leave(taken);
          }}
        >
          <Field
            id={field}
            hideLabel
            label={componentFields[reason].label}
            hint={words.meanwhile === null ? undefined : keptMessages.changedMeanwhile(words.meanwhile)}
            error={isHeld && isTooLong ? keptMessages.reasonTooLong : undefined}
          >
            <LimitedInput
              value={said}
              most={MAX_CRITERION_REASON}
              placeholder={say.whyScore}
              autoComplete="off"
              onChange={(event) => words.say(event.currentTarget.value)}
            />
          </Field>
        </form>
      ) : null}
    </PopupAt>
  );
}

interface ChoiceOptionProps {
  choice: Choice;
  isScore: boolean;
  /** Whether Tab reaches it. */
  isFirst: boolean;
  isChosen: boolean;
  onFocus: () => void;
  onClick: () => void;
}

function ChoiceOption({ choice, isScore, isFirst, isChosen, onFocus, onClick }: ChoiceOptionProps) {
  return (
    <button
      data-first={isFirst ? '' : undefined}
      type="button"
      role="option"
      aria-selected={isChosen}
      tabIndex={isFirst ? 0 : -1}
      onFocus={onFocus}
      onClick={onClick}
      className={cn(
        'flex min-h-8 w-full items-start gap-2.5 rounded-sm px-2.5 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-2 max-sm:min-h-11',
        isChosen && 'font-medium text-accent-strong',
      )}
    >
      {isScore && choice.value !== null ? <span className="figures w-3 shrink-0">{choice.value}</span> : null}
      <span className="min-w-0 flex-1">
        {choice.text}
        {choice.more ? <span className="figures block text-xs font-normal text-muted">{choice.more}</span> : null}
      </span>
      {isChosen ? <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0" /> : null}
    </button>
  );
}

/** The arrow keys move through the choices. */
function moveFocus(event: React.KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')];
  const at = options.indexOf(document.activeElement as HTMLElement);
  options[(at + step + options.length) % options.length]?.focus();
  event.preventDefault();
}

import { Check } from 'lucide-react';
import { useState } from 'react';
import type { ComponentChange } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import { REASON_OF } from '#domain/components/criteria.ts';
import { componentFields } from '#domain/components/fields.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { MAX_CRITERION_REASON } from '#domain/limits.ts';
import { useScalesOf } from '#web/features/scales/scales-of.ts';
import { cn } from '#web/lib/cn.ts';
import { Field } from '#web/ui/field.tsx';
import { LimitedInput } from '#web/ui/limited-text.tsx';
import { PopupAt, type PopupAtProps } from '#web/ui/popup-at.tsx';
import { choicesOf } from './choices-of.ts';
import type { CellEdit } from './columns.ts';
import { registerMessages as say } from './messages.ts';

interface CellChoicesProps extends Omit<PopupAtProps, 'title' | 'children'> {
  assessmentId: AssessmentId;
  component: Component;
  label: string;
  edit: CellEdit;
  onChoose: (change: ComponentChange) => void;
}

/** The values of a cell with what each stands for; opens at the cell and closes with the choice. */
export function CellChoices({ assessmentId, component, label, edit, onChoose, onClose, ...place }: CellChoicesProps) {
  const reason = edit.kind === 'score' ? REASON_OF[edit.name] : null;
  const [said, setSaid] = useState(reason ? component[reason] : '');
  const isOther = reason !== null && said.trim() !== component[reason] && said.length <= MAX_CRITERION_REASON;
  const because = isOther ? { [reason]: said.trim() } : {};
  const value = component[edit.name];
  const choices = choicesOf(edit, component, useScalesOf(assessmentId));
  return (
    <PopupAt
      {...place}
      // What was typed is kept, however one leaves.
      onClose={() => (isOther ? onChoose(because) : onClose())}
      isList
      title={say.valueOf(label, component.title)}
      onKeyDown={(event) => {
        const chosen = edit.kind === 'score' && choices.find(({ value }) => String(value) === event.key);
        if (event.target instanceof HTMLInputElement) return;
        if (chosen) onChoose({ ...chosen.change, ...because });
        else moveFocus(event);
      }}
    >
      <div role="listbox" aria-label={label} className="max-h-[min(24rem,var(--available-height))] overflow-y-auto">
        {choices.map(({ value: offered, text, more, change }) => (
          <button
            key={String(offered)}
            data-first={offered === value ? '' : undefined}
            type="button"
            role="option"
            aria-selected={offered === value}
            onClick={() => onChoose({ ...change, ...because })}
            className={cn(
              'flex min-h-8 w-full items-start gap-2.5 rounded-sm px-2.5 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-2 max-sm:min-h-11',
              offered === value && 'font-medium text-accent-strong',
            )}
          >
            {edit.kind === 'score' && offered !== null ? <span className="figures w-3 shrink-0">{offered}</span> : null}
            <span className="min-w-0 flex-1">
              {text}
              {more ? <span className="figures block text-xs font-normal text-muted">{more}</span> : null}
            </span>
            {offered === value ? <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0" /> : null}
          </button>
        ))}
      </div>
      {reason ? (
        <form
          className="border-t px-2.5 pt-2 pb-1"
          onSubmit={(event) => {
            event.preventDefault();
            if (isOther) onChoose(because);
            else if (said.length <= MAX_CRITERION_REASON) onClose();
          }}
        >
          <Field hideLabel label={componentFields[reason].label}>
            <LimitedInput
              value={said}
              most={MAX_CRITERION_REASON}
              placeholder={say.whyScore}
              autoComplete="off"
              onChange={(event) => setSaid(event.currentTarget.value)}
            />
          </Field>
        </form>
      ) : null}
    </PopupAt>
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

import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cn } from '#web/lib/cn.ts';
import { scoreMessages as say } from '../messages.ts';
import { type ControlProps, useFieldControl } from './field-context.ts';

export interface ScoreSliderProps {
  /** Null if it is not scored yet; no step is filled. */
  value: number | null;
  onValueChange: (value: number) => void;
  /** Highest score; the lowest is always 1, the step 1. */
  max: 5 | 10;
  /** What is next to the steps, and what assistive technology reads: '4 of 5, high'. */
  getValueText: (value: number) => string;
  /** What assistive technology reads instead: the meaning of the value. */
  spoken?: string | undefined;
  /** Describes the slider, besides the field's hint and error. */
  'aria-describedby'?: string | undefined;
  /** What the slider sets. Leave it out inside a Field, whose label is used. */
  label?: string | undefined;
  /** The words below the first and the last step. */
  lowLabel?: ReactNode;
  highLabel?: ReactNode;
  /** Takes the score back, by Delete or Backspace. */
  onClear?: (() => void) | undefined;
  /** Nobody has chosen the value: it has a dashed outline and is announced as not set. */
  isDefault?: boolean;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  /** Hides the value's text next to the steps (screen readers still announce it). */
  hideValueText?: boolean;
  className?: string | undefined;
}

/** The score that a key sets: 1 to 9, and 0 for 10. */
function scoreOfKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, max: number): number | null {
  if (ctrlKey || metaKey || altKey || !/^\d$/.test(key)) return null;
  const score = Number(key) || 10;
  return score <= max ? score : null;
}

/** The chosen step is highlighted; those below it are tinted and keep their numerals. */
const looks = {
  chosen: 'border-accent bg-accent text-on-accent font-medium forced-colors:outline-2',
  below: 'border-accent/30 bg-accent-soft text-accent-strong',
  default: 'border-2 border-dashed border-muted bg-surface text-ink forced-colors:outline-dashed',
  rest: 'border-line bg-sunken text-muted',
};

function lookOf(step: number, value: number | null, isDefault: boolean): string {
  if (value === null || step > value) return looks.rest;
  if (step === value) return isDefault ? looks.default : looks.chosen;
  return isDefault ? looks.rest : looks.below;
}

/**
 * A score from 1 to 5 or 10 as a row of steps. A native range input covers them, its thumb as wide as one step, so that pressing a step
 * sets exactly that step, and drag, arrow keys, Home and End, touch and assistive technology work as on the platform. A digit sets its
 * score.
 */
export function ScoreSlider({
  value,
  onValueChange,
  max,
  getValueText,
  isDefault = false,
  ...props
}: ScoreSliderProps) {
  const ownId = useId();
  const control = useFieldControl<ControlProps>({ id: props.id, 'aria-describedby': props['aria-describedby'] });
  const id = control.id ?? `${ownId}range`;
  const steps = Array.from({ length: max }, (_, index) => index + 1);
  const wordsOf = (score: string) => (value === null ? say.notScored : isDefault ? say.notSet(score) : score);
  const text = wordsOf(getValueText(value ?? 1));
  const resting = Math.ceil(max / 2);
  return (
    <div className={cn('flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1', props.className)}>
      <div
        className={cn('min-w-0', max === 5 ? 'w-full max-w-96 sm:w-60' : 'w-full max-w-md flex-1 basis-56 sm:basis-60')}
      >
        <div className="relative rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <div data-steps="" aria-hidden="true" className={cn('flex h-8 gap-0.5', props.disabled && 'opacity-50')}>
            {steps.map((step) => (
              <span
                key={step}
                className={cn(
                  'figures flex flex-1 items-center justify-center border text-xs transition-colors first:rounded-l-md last:rounded-r-md',
                  lookOf(step, value, isDefault),
                )}
              >
                {step}
              </span>
            ))}
          </div>
          <input
            id={id}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            type="range"
            name={props.name}
            min={1}
            max={max}
            step={1}
            value={value ?? resting}
            disabled={props.disabled}
            aria-label={props.label}
            aria-valuetext={props.spoken === undefined ? text : wordsOf(props.spoken)}
            onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
            onClick={(event) => {
              // For the browser, pressing the current step changes nothing, but for the person it sets the first score.
              if (value === null || isDefault) onValueChange(event.currentTarget.valueAsNumber);
            }}
            onKeyDown={(event) => {
              const isFirst = value === null || isDefault;
              if (isFirst && event.key === ' ') onValueChange(value ?? resting);
              if (event.key === 'Delete' || event.key === 'Backspace') props.onClear?.();
              const score = scoreOfKey(event, max);
              if (score !== null) onValueChange(score);
            }}
            className={cn('score-range absolute inset-0', max === 5 ? 'score-range-5' : 'score-range-10')}
          />
        </div>
        {props.lowLabel || props.highLabel ? (
          <div aria-hidden="true" className="mt-1 flex justify-between gap-2 text-xs text-muted">
            <span>{props.lowLabel}</span>
            <span className="text-right">{props.highLabel}</span>
          </div>
        ) : null}
      </div>
      {props.hideValueText ? null : (
        <output htmlFor={id} aria-hidden="true" className="figures text-xs text-muted max-sm:min-w-15">
          {text}
        </output>
      )}
    </div>
  );
}

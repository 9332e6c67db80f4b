import { type ReactNode, useId } from 'react';
import { cn } from '#web/lib/cn.ts';
import { FieldGroup } from './field.tsx';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  hideLabel?: boolean;
  /** The id of the group, if the caller needs to know it. */
  id?: string;
  options: readonly RadioOption<Value>[];
  value: Value | null | undefined;
  onValueChange: (value: Value) => void;
  disabled?: boolean | undefined;
  /** Side by side, if there is room. */
  inline?: boolean;
  /** Each in a frame, side by side from 640 px: for few weighty choices. */
  isFramed?: boolean;
  /** Groups with the same name are one choice: one of all their options is chosen. */
  name?: string;
  className?: string;
}

/** One of a few options, all of them visible. Arrow keys change the choice. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hint, error, required, hideLabel, options, value, onValueChange, inline, isFramed, disabled } = props;
  const ownName = useId();
  return (
    <FieldGroup
      id={props.id}
      role="radiogroup"
      label={label}
      hint={hint}
      error={error}
      required={required}
      className={props.className}
      {...(hideLabel ? { hideLabel } : {})}
    >
      <div
        className={
          isFramed ? 'grid gap-2 sm:grid-flow-col' : cn('flex gap-x-5 gap-y-2', inline ? 'flex-wrap' : 'flex-col')
        }
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              'inline-flex min-h-6 min-w-0 items-start gap-2.5 text-sm has-disabled:text-muted',
              isFramed &&
                'cursor-pointer rounded-md border p-3 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft',
            )}
          >
            <span className="flex h-5 items-center">
              <input
                type="radio"
                required={required}
                name={props.name ?? ownName}
                value={option.value}
                checked={option.value === value}
                disabled={disabled || option.disabled}
                onChange={() => onValueChange(option.value)}
                className={cn(
                  'size-4.5 shrink-0 appearance-none rounded-full border border-line-strong bg-surface transition-colors hover:border-accent',
                  'checked:border-5 checked:border-accent disabled:opacity-50 disabled:hover:border-line-strong',
                  error && 'border-danger',
                )}
              />
            </span>
            <span className="min-w-0">
              {option.label}
              {option.hint ? <span className="block text-xs text-muted">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

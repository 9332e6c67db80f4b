import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '#web/lib/cn.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Hides the label, which remains its name. */
  hideLabel?: boolean;
  /** Shows the hint beside the label, where there is room: a row of one line in a long list. */
  inLine?: boolean;
}

/** Takes effect immediately, unlike a checkbox in a form. The label is on the left, the switch on the right. */
export function Switch({ label, hint, hideLabel = false, inLine = false, className, ...props }: SwitchProps) {
  const id = useId();
  const inputId = props.id ?? `${id}switch`;
  return (
    <div className={cn('flex min-w-0 items-start justify-between gap-4', className)}>
      <div
        className={cn(
          'min-w-0',
          hideLabel && 'sr-only',
          inLine && 'sm:grid sm:min-h-6 sm:grid-cols-[11rem_1fr] sm:items-center sm:gap-x-4',
        )}
      >
        <label htmlFor={inputId} className="block text-sm font-medium">
          {label}
        </label>
        {hint ? (
          <p id={`${id}hint`} className={cn('text-sm text-muted', inLine ? 'max-sm:mt-0.5' : 'mt-0.5')}>
            {hint}
          </p>
        ) : null}
      </div>
      <span className="relative inline-flex h-6 w-10 shrink-0">
        <input
          {...props}
          id={inputId}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox carries its checked state natively
          role="switch"
          aria-describedby={hint ? `${id}hint` : props['aria-describedby']}
          className={cn(
            'peer h-6 w-10 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors',
            'hover:border-accent checked:border-accent checked:bg-accent checked:hover:bg-accent-strong',
            'disabled:cursor-not-allowed disabled:opacity-50',
          )}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full border border-line-strong bg-surface transition-transform peer-checked:translate-x-4 peer-checked:border-transparent peer-checked:bg-on-accent forced-colors:bg-[CanvasText]"
        />
      </span>
    </div>
  );
}

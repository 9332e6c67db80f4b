import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '#web/lib/cn.ts';
import { useFieldControl } from './field-context.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Shown next to the box as its name. If absent, give `aria-label` or put it in a Field. */
  label?: ReactNode;
  hint?: ReactNode;
  /** Some, but not all, of its items are ticked. */
  indeterminate?: boolean;
}

/** A native checkbox with our own look; the label can be pressed as well. */
export function Checkbox({ label, hint, indeterminate = false, className, ref, ...props }: CheckboxProps) {
  const hintId = useId();
  const control = useFieldControl({ ...props, 'aria-describedby': hint ? hintId : props['aria-describedby'] });

  function attach(element: HTMLInputElement | null) {
    if (element) element.indeterminate = indeterminate;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
    return undefined;
  }

  const box = (
    <span className="relative inline-grid size-4.5 shrink-0 place-items-center">
      <input
        {...control}
        {...(label ? { id: props.id } : {})}
        ref={attach}
        type="checkbox"
        className={cn(
          'peer col-start-1 row-start-1 size-4.5 appearance-none rounded-sm border border-line-strong bg-surface transition-colors',
          'after:absolute after:-inset-1 hover:border-accent',
          'checked:border-accent checked:bg-accent print:[print-color-adjust:exact] indeterminate:border-accent indeterminate:bg-accent',
          'disabled:opacity-50 disabled:hover:border-line-strong aria-invalid:border-danger',
        )}
      />
      {control.checked === false && !indeterminate ? null : (
        <>
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none col-start-1 row-start-1 hidden size-3.5 text-on-accent peer-checked:block peer-indeterminate:hidden forced-colors:text-[CanvasText]"
          />
          <Minus
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none col-start-1 row-start-1 hidden size-3.5 text-on-accent peer-indeterminate:block forced-colors:text-[CanvasText]"
          />
        </>
      )}
    </span>
  );
  if (!label) return box;
  return (
    <div className={cn('min-w-0', className)}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box inside is the control */}
      <label className="flex w-fit max-w-full min-h-6 items-start gap-2.5 py-0.5 text-sm has-disabled:text-muted">
        <span className="flex h-5 items-center">{box}</span>
        <span className="min-w-0">{label}</span>
      </label>
      {hint ? (
        <p id={hintId} className="pl-7 text-xs text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

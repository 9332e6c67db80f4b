import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '#web/lib/cn.ts';
import { Spinner } from '../display/spinner.tsx';
import { type ButtonStyleProps, buttonStyles } from './button-styles.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
  /** While true, the button keeps the focus, shows `busyText` and cannot be pressed again. */
  busy?: boolean | undefined;
  /** The text while it is busy ('Updating...'); otherwise its own text stays. */
  busyText?: string | undefined;
}

/** A button. `type` is 'button' by default, so that no button submits a form by accident. */
export function Button({ variant, size, busy, busyText, className, children, onClick, ...props }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // The second click of a double click means the same as the first, however quickly that was handled.
    if (busy || event.detail > 1) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...props}
      onClick={press}
      aria-disabled={busy || props['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      className={cn(buttonStyles({ variant, size }), className)}
    >
      {busy ? (
        <>
          <Spinner className="text-current" />
          {busyText ?? children}
        </>
      ) : (
        children
      )}
    </button>
  );
}

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { cn } from '#web/lib/cn.ts';
import { buttonStyles } from '../inputs/button-styles.ts';
import { uiMessages as say } from '../messages.ts';
import { backdropStyles } from '../popup-styles.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, right-aligned, the main one last. On narrow screens, they are stacked with the main one on top. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** If false, neither Escape nor a click outside closes it (work in progress, unsaved input). */
  dismissible?: boolean;
  /** The element that gets the focus when it opens; if absent, the first field, or otherwise the first control. */
  focusFirst?: () => HTMLElement | null;
  /** If true, the title gets it: for a dialog to read before anything is filled in. */
  focusesTitle?: boolean;
  children?: ReactNode;
}

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

/**
 * A modal dialog: it keeps the focus inside, returns it to the element that opened it, and closes with Escape. On phones, it is a sheet
 * from below.
 */
export function Dialog({ open, onOpenChange, title, description, footer, size = 'md', ...rest }: DialogProps) {
  const { dismissible = true, focusFirst, focusesTitle = false, children } = rest;
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (next || dismissible) onOpenChange(next);
      }}
      disablePointerDismissal={!dismissible}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropStyles} />
        <Base.Viewport className="fixed inset-0 flex items-end justify-center overflow-hidden sm:items-center sm:p-6">
          <Base.Popup
            // The first field rather than the close button; on touch devices, that would open the keyboard.
            initialFocus={(opened) =>
              (focusesTitle ? heading.current : focusFirst?.()) ??
              (opened === 'touch' ? true : (firstField(body.current) ?? true))
            }
            className={cn(
              'flex max-h-[92dvh] w-full min-w-0 flex-col rounded-t-md border bg-raised text-ink shadow-float outline-none sm:rounded-md',
              'transition-[opacity,translate] data-starting-style:translate-y-2 data-starting-style:opacity-0',
              'data-ending-style:translate-y-2 data-ending-style:opacity-0',
              widths[size],
            )}
          >
            <div className="flex items-start justify-between gap-4 px-5 pt-5">
              <div className="min-w-0">
                <Base.Title
                  ref={heading}
                  tabIndex={focusesTitle ? -1 : undefined}
                  className="headline text-lg text-balance outline-none"
                >
                  {title}
                </Base.Title>
                {description ? (
                  <Base.Description className="mt-1 text-sm text-muted">{description}</Base.Description>
                ) : null}
              </div>
              {dismissible ? (
                <Base.Close
                  aria-label={say.close}
                  className={cn(buttonStyles({ variant: 'ghost', size: 'sm' }), '-mt-1 -mr-2 size-8 px-0 text-muted')}
                >
                  <X aria-hidden="true" />
                </Base.Close>
              ) : null}
            </div>
            <div ref={body} className="line-once-scrolled min-h-0 overflow-y-auto px-5 py-5 empty:py-2.5">
              {children}
            </div>
            {footer ? (
              <div className="flex flex-col-reverse gap-2 border-t px-5 py-4 sm:flex-row sm:justify-end">{footer}</div>
            ) : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

function firstField(body: HTMLElement | null): HTMLElement | null {
  return body?.querySelector<HTMLElement>(':is(input, select, textarea):not(:disabled)') ?? null;
}

import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { cn } from '#web/lib/cn.ts';
import { backdropStyles } from '../popup-styles.ts';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its name for assistive technology; not shown. */
  title: string;
  side?: 'left' | 'right';
  /** The element that gets the focus when it opens; if absent, the first control. */
  focusFirst?: () => HTMLElement | null;
  /** The element that gets the focus when it closes; if absent, the one that had it before. */
  focusAfter?: () => HTMLElement | null;
  className?: string;
  children: ReactNode;
}

const sides = {
  left: 'left-0 border-r data-starting-style:-translate-x-full data-ending-style:-translate-x-full',
  right: 'right-0 border-l data-starting-style:translate-x-full data-ending-style:translate-x-full',
};

/** A modal panel that slides in from an edge, 18rem wide. */
export function Sheet({ open, onOpenChange, title, side = 'left', className, children, ...focus }: SheetProps) {
  const { focusFirst, focusAfter } = focus;
  const before = useFocusBefore(open);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropStyles} />
        <Base.Popup
          {...(focusFirst && { initialFocus: () => focusFirst() ?? true })}
          finalFocus={() => focusAfter?.() ?? before() ?? true}
          className={cn(
            'fixed inset-y-0 flex w-72 max-w-[90vw] flex-col overflow-y-auto bg-surface text-ink outline-none transition-transform duration-200',
            sides[side],
            className,
          )}
        >
          <Base.Title className="sr-only">{title}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * The element that had the focus before something opened: it is read during rendering, because a field in it may take the focus
 * immediately.
 */
function useFocusBefore(isOpen: boolean): () => HTMLElement | null {
  const wasOpen = useRef(false);
  const had = useRef<Element | null>(null);
  if (isOpen !== wasOpen.current) {
    wasOpen.current = isOpen;
    if (isOpen) had.current = document.activeElement;
  }
  return () => {
    const element = had.current;
    // The item of a menu is gone by then; the focus returns to the menu's button.
    const isThere = element instanceof HTMLElement && element !== document.body && element.isConnected;
    return isThere ? element : null;
  };
}

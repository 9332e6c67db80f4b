import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { popupPosition, popupStyles } from '../popup-styles.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its heading, by which assistive technology announces it. */
  title: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Whether the focus returns to the element that opened it; called when it closes. The focus returns unless this returns false. */
  finalFocus?: () => boolean;
  className?: string;
  children: ReactNode;
}

/** A small panel next to its trigger: guidance, a filter. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    title,
    side = 'bottom',
    align = 'start',
    open,
    onOpenChange,
    finalFocus,
    className,
    children,
  } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          {...popupPosition}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-40"
        >
          <Base.Popup
            finalFocus={finalFocus}
            className={cn(popupStyles, 'w-80 max-w-(--available-width) p-4 text-sm', className)}
          >
            <Base.Title className="mb-1 font-medium">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

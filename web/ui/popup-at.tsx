import { Popover as Base } from '@base-ui/react/popover';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { popupStyles } from './popup-styles.ts';

export interface PopupAtProps {
  /** Ids of the elements beside which it opens, and that takes the focus when it closes. */
  anchorId: string;
  returnToId: string;
  title: ReactNode;
  /** Choices one below the other, as wide as it is; else a form. */
  isList?: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  onClose: () => void;
  children: ReactNode;
}

/** A form or choices at a cell of a table, open from the beginning. What is marked with `data-first` takes the focus. */
export function PopupAt({ anchorId, returnToId, title, isList = false, onKeyDown, onClose, children }: PopupAtProps) {
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Positioner
          anchor={() => document.getElementById(anchorId)}
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={12}
          className="z-40"
        >
          <Base.Popup
            className={cn(popupStyles, 'w-80 max-w-(--available-width) text-sm', isList ? 'p-1.5' : 'p-4')}
            initialFocus={() => document.querySelector<HTMLElement>('[data-first]')}
            finalFocus={() => document.getElementById(returnToId)}
            onKeyDown={onKeyDown}
          >
            <Base.Title
              className={cn('font-medium', isList ? 'px-2.5 pt-1.5 pb-1 text-xs text-muted' : 'mb-2 break-words')}
            >
              {title}
            </Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

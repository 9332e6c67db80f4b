import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { popupStyles } from './popup-styles.ts';

export interface PopupAtProps {
  /** Ids of the elements beside which it opens, and that takes the focus when it closes. */
  anchorId: string;
  returnToId: string;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A form at a cell of a table, open from the beginning. What is marked with `data-first` takes the focus. */
export function PopupAt({ anchorId, returnToId, title, onClose, children }: PopupAtProps) {
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
            className={cn(popupStyles, 'w-80 max-w-(--available-width) p-4 text-sm')}
            initialFocus={() => document.querySelector<HTMLElement>('[data-first]')}
            finalFocus={() => document.getElementById(returnToId)}
          >
            <Base.Title className="mb-2 font-medium break-words">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

import { Popover as Base } from '@base-ui/react/popover';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { Button } from '../inputs/button.tsx';
import { popupPosition, popupStyles } from '../popup-styles.ts';

export interface PopupAtProps {
  /** Ids of the element next to which it opens, and of the one that gets the focus when it closes. */
  anchorId: string;
  returnToId: string;
  title: ReactNode;
  /** Choices one below the other, as wide as the element; otherwise a form. */
  isList?: boolean;
  /** Set while its contents cannot be saved: nothing behind it can be pressed, and this button closes it without saving. */
  discard?: { label: string; onPress: () => void } | null;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  onClose: () => void;
  children: ReactNode;
}

/** A form or choices at a cell of a table, open from the start. The element with `data-first` gets the focus. */
export function PopupAt(props: PopupAtProps) {
  const { anchorId, returnToId, title, isList = false, discard = null, onKeyDown, onClose, children } = props;
  return (
    <Base.Root open modal={discard !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Positioner
          {...popupPosition}
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
            {discard ? (
              <Base.Close
                render={<Button variant="link" size="sm" className="mx-2.5 mb-1 font-normal" />}
                onClick={(event) => {
                  event.preventBaseUIHandler();
                  discard.onPress();
                }}
              >
                {discard.label}
              </Base.Close>
            ) : null}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { popupPosition } from '../popup-styles.ts';

export interface TooltipProps {
  /** A short phrase. It must never be the only place for important information, because touch screens have no hover. */
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  disabled?: boolean;
  /** One element that can take the focus and a ref, for example a Button. */
  children: ReactElement;
}

/** A short explanation on hover or focus. */
export function Tooltip({ text, side = 'top', disabled = false, children }: TooltipProps) {
  return (
    <Base.Root disabled={disabled}>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner {...popupPosition} side={side} sideOffset={6} className="z-50">
          <Base.Popup className="max-w-64 rounded-sm bg-ink px-2 py-1 text-xs text-ground transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

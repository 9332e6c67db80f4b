import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { popupPosition, popupStyles } from '../popup-styles.ts';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A drop-down of actions: `<Menu trigger={<IconButton label="More">…</IconButton>}><MenuItem …>`. */
export function Menu({ trigger, side = 'bottom', align = 'end', children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          {...popupPosition}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-40 outline-none"
        >
          <Base.Popup className={cn(popupStyles, 'max-h-(--available-height) min-w-44 overflow-y-auto p-1')}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps {
  onPress?: () => void;
  icon?: ReactNode;
  disabled?: boolean;
  /** For actions that cannot be undone. */
  danger?: boolean;
  /** A link instead of an action: `render={<Link to="…" />}`. */
  render?: ReactElement;
  children: ReactNode;
}

export function MenuItem({ onPress, icon, disabled = false, danger = false, render, children }: MenuItemProps) {
  return (
    <Base.Item
      {...(render ? { render } : {})}
      onClick={() => onPress?.()}
      disabled={disabled}
      className={cn(
        'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1 text-sm outline-none select-none',
        'data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
        'forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2 forced-colors:data-highlighted:outline-solid',
        danger ? 'text-danger' : 'text-ink [&_svg]:text-muted',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
    </Base.Item>
  );
}

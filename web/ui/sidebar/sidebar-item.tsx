import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { Tooltip } from '../overlays/tooltip.tsx';
import { useSidebar } from './sidebar-state.ts';

type SidebarItemProps<As extends ElementType> = {
  /** A router's link, 'a' or 'button' (the default). */
  as?: As;
  icon: LucideIcon;
  label: string;
  /** The current page. */
  isActive?: boolean;
  /** A number or a dot on the right. */
  badge?: ReactNode;
} & Omit<ComponentProps<As>, 'as' | 'children'>;

/** An entry that is not in a list, for example in the footer. If only icons are shown, its label becomes a tooltip. */
export function SidebarButton<As extends ElementType = 'button'>(props: SidebarItemProps<As>) {
  const { as, icon: Icon, label, isActive, badge, className, onClick, ...rest } = props as SidebarItemProps<'button'>;
  const { isExpanded, isMobile, setSheetOpen } = useSidebar();
  const Element: ElementType = as ?? 'button';
  const showsLabel = isExpanded || isMobile;
  return (
    <Tooltip text={label} side="right" disabled={showsLabel}>
      <Element
        type={Element === 'button' ? 'button' : undefined}
        aria-current={isActive ? 'page' : undefined}
        {...rest}
        onClick={(event: never) => {
          onClick?.(event);
          if (isMobile) setSheetOpen(false);
        }}
        className={cn(
          'flex h-9 w-full items-center gap-2.5 overflow-hidden rounded-md px-2.5 text-left text-sm whitespace-nowrap text-ink transition-colors',
          'hover:bg-sunken focus-visible:-outline-offset-2',
          isActive &&
            'bg-accent-soft font-medium text-accent-strong hover:bg-accent-soft forced-colors:outline-2 forced-colors:-outline-offset-2',
          className,
        )}
      >
        <Icon aria-hidden="true" className={cn('size-4 shrink-0', isActive ? 'text-accent' : 'text-muted')} />
        <span className={cn('min-w-0 flex-1 truncate', !showsLabel && 'sr-only')}>{label}</span>
        {showsLabel ? badge : null}
      </Element>
    </Tooltip>
  );
}

/** An entry of a SidebarGroup: `<SidebarItem as={NavLink} to="/app" icon={…} label="Questionnaire" isActive={…} />`. */
export function SidebarItem<As extends ElementType = 'button'>(props: SidebarItemProps<As>) {
  return (
    <li>
      <SidebarButton {...(props as SidebarItemProps<'button'>)} />
    </li>
  );
}

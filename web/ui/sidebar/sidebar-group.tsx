import { type ReactNode, useId } from 'react';
import { cn } from '#web/lib/cn.ts';
import { useSidebar } from './sidebar-state.ts';

/** A labelled list of entries; if only icons are shown, a thin line replaces the label. */
export function SidebarGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const { isExpanded, isMobile } = useSidebar();
  const showsLabel = isExpanded || isMobile;
  return (
    <div className="px-1.5">
      <div id={id} className={cn('overline-label px-2.5 pb-1.5 whitespace-nowrap', !showsLabel && 'sr-only')}>
        {label}
      </div>
      <ul aria-labelledby={id} className={cn('flex flex-col gap-0.5', !showsLabel && 'border-t pt-2')}>
        {children}
      </ul>
    </div>
  );
}

import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { Sheet } from '../overlays/sheet.tsx';
import { useSidebar } from './sidebar-state.ts';

/**
 * The sidebar itself: 16rem wide, or 3rem with only icons, beside the page; below 768 px, a sheet of 18rem. `label` names the navigation.
 */
export function Sidebar({ label, children }: { label: string; children: ReactNode }) {
  const { isMobile, isExpanded, isSheetOpen, setSheetOpen } = useSidebar();
  if (isMobile) {
    return (
      <Sheet open={isSheetOpen} onOpenChange={setSheetOpen} title={label}>
        <nav aria-label={label} className="flex min-h-full flex-1 flex-col">
          {children}
        </nav>
      </Sheet>
    );
  }
  return (
    <div
      data-state={isExpanded ? 'expanded' : 'collapsed'}
      className={cn(
        'sticky top-0 h-dvh shrink-0 overflow-hidden border-r bg-surface transition-[width] duration-200 print:hidden',
        isExpanded ? 'w-64' : 'w-12',
      )}
    >
      <nav aria-label={label} className="flex h-full w-full flex-col overflow-x-hidden overflow-y-auto">
        {children}
      </nav>
    </div>
  );
}

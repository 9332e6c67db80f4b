import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useMediaQuery } from '../use-media-query.ts';
import { NARROW_WINDOW, readSidebarCookie, SidebarContext, writeSidebarCookie } from './sidebar-state.ts';

/**
 * Keeps the sidebar's state (7-day cookie `sidebar_state`) and listens for Ctrl/Cmd+B. It wraps the sidebar and the page. Until a person
 * chooses, the sidebar shows only icons where the window is too narrow for it and a table.
 */
export function SidebarProvider({ children }: { children: ReactNode }) {
  const isMobile = useMediaQuery('(max-width: 767.98px)');
  const isNarrow = useMediaQuery(NARROW_WINDOW);
  const [chosen, setChosen] = useState(readSidebarCookie);
  const isExpanded = chosen ?? !isNarrow;
  const [isSheetOpen, setSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isMobile) return setSheetOpen((open) => !open);
    writeSidebarCookie(!isExpanded);
    setChosen(!isExpanded);
  }, [isMobile, isExpanded]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      toggle();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  const state = useMemo(
    () => ({ isExpanded, isMobile, isSheetOpen: isMobile && isSheetOpen, toggle, setSheetOpen }),
    [isExpanded, isMobile, isSheetOpen, toggle],
  );
  return (
    <SidebarContext value={state}>
      <div className="flex min-h-dvh w-full print:block print:min-h-0">{children}</div>
    </SidebarContext>
  );
}

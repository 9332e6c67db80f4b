import { PanelLeft } from 'lucide-react';
import { IconButton } from '../inputs/icon-button.tsx';
import { uiMessages as say } from '../messages.ts';
import { useSidebar } from './sidebar-state.ts';

/** Opens and closes the sidebar; it is in the page's header. */
export function SidebarTrigger() {
  const { toggle, isExpanded, isMobile, isSheetOpen } = useSidebar();
  return (
    <IconButton
      label={say.toggleSidebar}
      aria-expanded={isMobile ? isSheetOpen : isExpanded}
      aria-keyshortcuts="Control+B Meta+B"
      onClick={toggle}
    >
      <PanelLeft aria-hidden="true" />
    </IconButton>
  );
}

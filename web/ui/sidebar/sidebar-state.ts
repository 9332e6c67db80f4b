import { createContext, useContext } from 'react';

/** The sidebar's state for its parts, and for code that closes it after a navigation. */
export interface SidebarState {
  /** Wide (16rem) or icons only (3rem). Desktop only. */
  isExpanded: boolean;
  /** The sheet of 18rem below 768 px. */
  isSheetOpen: boolean;
  isMobile: boolean;
  toggle: () => void;
  setSheetOpen: (open: boolean) => void;
}

/** Windows in which the sidebar shows only icons until the person chooses; `theme.js` has it too, for the first paint. */
export const NARROW_WINDOW = '(max-width: 1099.98px)';

export const SidebarContext = createContext<SidebarState | null>(null);

export function useSidebar(): SidebarState {
  const state = useContext(SidebarContext);
  if (!state) throw new Error('useSidebar outside SidebarProvider');
  return state;
}

const sevenDays = 60 * 60 * 24 * 7;
// Over https a name that binds the cookie to exactly this host; browsers refuse that name on plain http.
const cookieName = () => (location.protocol === 'https:' ? '__Host-sidebar_state' : 'sidebar_state');

/** What the person chose in the last seven days; null if they did not choose. */
export function readSidebarCookie(): boolean | null {
  const choice = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${cookieName()}=`));
  return choice === undefined ? null : !choice.endsWith('=false');
}

export function writeSidebarCookie(isExpanded: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Firefox and Safari
  document.cookie = `${cookieName()}=${isExpanded}; path=/; max-age=${sevenDays}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
}

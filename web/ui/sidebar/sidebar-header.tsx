import type { ReactNode } from 'react';

/** Logo and name at the top. */
export function SidebarHeader({ children }: { children: ReactNode }) {
  return <div className="flex h-14 shrink-0 items-center overflow-hidden px-1.5">{children}</div>;
}

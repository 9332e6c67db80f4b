import type { ReactNode } from 'react';

/** Who is signed in, theme, Sign Out. */
export function SidebarFooter({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-0.5 border-t px-1.5 py-2">{children}</div>;
}

import type { ReactNode } from 'react';

/** The groups; takes up the remaining space. */
export function SidebarContent({ children }: { children: ReactNode }) {
  return <div className="flex flex-1 flex-col gap-4 py-2">{children}</div>;
}

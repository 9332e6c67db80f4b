import type { ReactNode } from 'react';

/** Everything beside the sidebar. */
export function SidebarInset({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-1 flex-col print:block">{children}</div>;
}

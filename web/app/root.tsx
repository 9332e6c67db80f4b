import { Outlet, ScrollRestoration } from 'react-router';
import { useRouteFocus } from '#web/lib/use-route-focus.ts';
import { PageAnnouncer } from '#web/ui/page-announcer.tsx';

/** Around every screen: what a page load would do for the reader when the address changes without one. */
export function Root() {
  useRouteFocus();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <PageAnnouncer />
    </>
  );
}

import { createBrowserRouter, Navigate, Outlet, type RouteObject, ScrollRestoration } from 'react-router';
import { APP_START, type AppScreenName, appScreenNames, isAboveOthers, isInFrame, screens } from '#contract/screens.ts';
import { sessionMessages } from '#web/features/account/session/messages.ts';
import { Waiting } from '#web/features/shell/page-skeletons/waiting.tsx';
import { useRouteFocus } from '#web/lib/use-route-focus.ts';
import { NotFoundPage } from '#web/pages/not-found.tsx';
import { PageAnnouncer } from '#web/ui/layout/page-announcer.tsx';
import { Guard } from './guard.tsx';
import { RouteError } from './route-error.tsx';
import { ScreenError } from './screen-error.tsx';
import { fetchScreen } from './screen-files.ts';

function toRoute(name: AppScreenName): RouteObject {
  return {
    path: isAboveOthers(name) ? `${screens[name].path}/:shown?` : screens[name].path,
    lazy: async () => ({ Component: await fetchScreen(name) }),
  };
}

const outside = appScreenNames.filter((name) => !isInFrame(name));
const isOpen = (name: AppScreenName) => screens[name].who === 'visitor';

/** All screens of the application. Public pages are separate HTML pages, reached by plain links. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: Waiting,
      children: [
        ...outside.filter(isOpen).map(toRoute),
        ...(import.meta.env.DEV ? [gallery] : []),
        {
          element: <Guard loadingText={sessionMessages.loading} failedText={sessionMessages.profileNotLoaded} />,
          children: outside.filter((name) => !isOpen(name)).map(toRoute),
        },
        {
          path: APP_START.path,
          element: <Guard />,
          children: [
            { index: true, element: <Navigate to={APP_START.leadsTo} replace /> },
            {
              lazy: async () => ({ Component: (await import('./app-shell.tsx')).AppShell }),
              children: [
                // Inside the frame: if a screen fails, the menu still works.
                {
                  ErrorBoundary: ScreenError,
                  children: appScreenNames.filter(isInFrame).map(toRoute),
                },
              ],
            },
          ],
        },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ]);
}

/** All parts of the design system in every state; not available in production. */
const gallery: RouteObject = {
  path: '/dev/ui',
  lazy: async () => ({ Component: (await import('./dev-ui.tsx')).default }),
};

/** Wraps every screen, and does what a page load would do for the reader when the address changes without one. */
function Root() {
  useRouteFocus();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <PageAnnouncer />
    </>
  );
}

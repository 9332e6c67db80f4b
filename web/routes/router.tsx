import { createBrowserRouter, Navigate } from 'react-router';
import { Waiting } from '#web/features/boot/waiting.tsx';
import { companyMessages, setupFailures } from '#web/features/company/messages.ts';
import { Guard } from '#web/features/session/guard.tsx';
import { NotFoundScreen } from './not-found.tsx';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';

/** Each screen is a chunk of its own: `default` of its file is the component. */
const screen = (load: () => Promise<{ default: React.ComponentType }>) => async () => ({
  Component: (await load()).default,
});

/** Every route (product P2) but for `/` and `/demo`: those are HTML of their own, reached by plain links. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: Waiting,
      children: [
        { path: '/auth', lazy: screen(() => import('./auth.tsx')) },
        { path: '/invitation', lazy: screen(() => import('./invitation.tsx')) },
        ...(import.meta.env.DEV ? [{ path: '/dev/ui', lazy: screen(() => import('./dev-ui.tsx')) }] : []),
        {
          element: <Guard loadingText={companyMessages.setupLoading} failedText={setupFailures.profileNotLoaded} />,
          children: [{ path: '/company-setup', lazy: screen(() => import('./company-setup.tsx')) }],
        },
        {
          path: '/app',
          element: <Guard />,
          children: [
            { index: true, element: <Navigate to="/app/assessment" replace /> },
            {
              lazy: async () => ({ Component: (await import('./app-shell.tsx')).AppShell }),
              children: [
                { path: 'assessment', lazy: screen(() => import('./assessment.tsx')) },
                { path: 'dashboard', lazy: screen(() => import('./dashboard.tsx')) },
                { path: 'chat', lazy: screen(() => import('./chat.tsx')) },
                { path: 'company', lazy: screen(() => import('./company.tsx')) },
                { path: 'profile', lazy: screen(() => import('./profile.tsx')) },
                { path: 'settings', lazy: screen(() => import('./settings.tsx')) },
              ],
            },
          ],
        },
        { path: '*', Component: NotFoundScreen },
      ],
    },
  ]);
}

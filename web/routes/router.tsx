import { createBrowserRouter, Navigate } from 'react-router';
import { Guard } from '#web/features/session/guard.tsx';
import { AppShell } from './app-shell.tsx';
import { NotFoundScreen } from './not-found.tsx';
import { RouteError } from './route-error.tsx';

/** Each screen is a chunk of its own: `default` of its file is the component. */
const screen = (load: () => Promise<{ default: React.ComponentType }>) => async () => ({
  Component: (await load()).default,
});

/** Every route of the specification, section 2. */
export function createRouter() {
  return createBrowserRouter([
    {
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        { path: '/', lazy: screen(() => import('./landing.tsx')) },
        { path: '/auth', lazy: screen(() => import('./auth.tsx')) },
        { path: '/demo', lazy: screen(() => import('./demo.tsx')) },
        { path: '/invitation', lazy: screen(() => import('./invitation.tsx')) },
        ...(import.meta.env.DEV ? [{ path: '/dev/ui', lazy: screen(() => import('./dev-ui.tsx')) }] : []),
        {
          element: <Guard loadingText="Loading your profile..." />,
          children: [{ path: '/company-setup', lazy: screen(() => import('./company-setup.tsx')) }],
        },
        {
          path: '/app',
          element: <Guard />,
          children: [
            { index: true, element: <Navigate to="/app/assessment" replace /> },
            {
              Component: AppShell,
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

import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { prefetchScreen } from './app/prefetch-screen.ts';
import { createRouter } from './app/router.tsx';
import { sessionQuery } from './features/account/session/api.ts';
import { endOutline } from './features/shell/page-skeletons/end-outline.ts';
import { findRoot } from './lib/find-root.ts';
import { createQueryClient } from './lib/query-client.ts';

const Toaster = lazy(loadToaster);
const queryClient = createQueryClient();
// Requested in parallel with the screen's files, not after them.
void queryClient.fetchQuery(sessionQuery).then(
  ({ company }) => (company ? prefetchScreen(queryClient, window.location) : undefined),
  () => undefined,
);

const root = findRoot();
endOutline(root);
// As a transition: React renders in slices, so that the page stays responsive.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createRouter()} />
        {/* Toasts shown before it has loaded wait in the store. */}
        <Suspense>
          <Toaster />
        </Suspense>
      </QueryClientProvider>
    </StrictMode>,
  ),
);

/** If the file cannot be loaded now, it is loaded once the connection is back. Without it, the application works, and messages wait. */
async function loadToaster(): Promise<{ default: typeof import('./ui/overlays/toaster.tsx').Toaster }> {
  try {
    return { default: (await import('./ui/overlays/toaster.tsx')).Toaster };
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadToaster();
  }
}

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
// Asked for beside the screen's files, not after them.
void queryClient.fetchQuery(sessionQuery).then(
  ({ company }) => (company ? prefetchScreen(queryClient, window.location) : undefined),
  () => undefined,
);

const root = findRoot();
endOutline(root);
// As a transition React draws in slices and leaves the page free to answer.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createRouter()} />
        {/* What is said before it arrives waits in the store. */}
        <Suspense>
          <Toaster />
        </Suspense>
      </QueryClientProvider>
    </StrictMode>,
  ),
);

/** Out of reach now, it is there when the connection is back. Without it the application works, and what it says waits. */
async function loadToaster(): Promise<{ default: typeof import('./ui/overlays/toaster.tsx').Toaster }> {
  try {
    return { default: (await import('./ui/overlays/toaster.tsx')).Toaster };
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadToaster();
  }
}

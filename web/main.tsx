import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { sessionQuery } from './features/session/api.ts';
import { createQueryClient } from './lib/query-client.ts';
import { createRouter } from './routes/router.tsx';

const Toaster = lazy(async () => ({ default: (await import('./ui/toaster.tsx')).Toaster }));
const queryClient = createQueryClient();
// Asked for beside the screen's files, not after them.
void queryClient.prefetchQuery(sessionQuery);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createRouter()} />
      {/* What is said before it arrives waits in the store. */}
      <Suspense>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  </StrictMode>,
);

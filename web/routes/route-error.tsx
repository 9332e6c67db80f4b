import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '#web/ui/button.tsx';

const RELOADED = 'reloaded-for-missing-chunk';

/** A file of an older version is gone after an update: one reload fetches the new one. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|module script failed|Failed to fetch/i.test(error.message)
  );
}

/** The router's fallback. Unsaved input is kept in the browser and is there again after the reload. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    if (!isMissingChunk(error)) return;
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < 30_000) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    window.location.reload();
  }, [error]);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <h1 className="headline text-xl">Unexpected Application Error!</h1>
      <p className="max-w-prose text-muted">Something failed on this page. What you typed is kept in this browser.</p>
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
    </main>
  );
}

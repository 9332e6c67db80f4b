import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { StandIn } from '#web/features/public/stand-in.tsx';
import { reloadForMissingChunk } from '#web/lib/missing-chunk.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** The router's fallback. Unsaved input is kept in the browser and is there again after the reload. */
export function RouteError() {
  const error = useRouteError();
  const [isReloading, setReloading] = useState(false);
  useEffect(() => {
    const look = () => setReloading(reloadForMissingChunk(error));
    look();
    // Out of reach is not gone: a file that did not arrive offline is there when the connection is back.
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [error]);
  if (isReloading) {
    return (
      <div className="grid min-h-dvh place-items-center">
        <Spinner label="Loading the new version..." />
      </div>
    );
  }
  return (
    <StandIn
      title="Unexpected Application Error!"
      text="Something failed on this page. What you typed is kept in this browser; loading the page again usually helps."
    >
      <PageTitle>Error</PageTitle>
      <Button variant="primary" size="lg" onClick={() => window.location.reload()}>
        Load the page again
      </Button>
      <LinkButton href="/app" size="lg">
        Go to the start
      </LinkButton>
    </StandIn>
  );
}

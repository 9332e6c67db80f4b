import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { FullPageMessage } from '#web/features/shell/public/full-page-message.tsx';
import { reloadForMissingChunk } from '#web/lib/missing-chunk.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { appMessages as say } from './messages.ts';

/** The router's fallback. Unsaved input is kept in the browser and is restored after the reload. */
export function RouteError() {
  const error = useRouteError();
  const [isReloading, setReloading] = useState(false);
  useEffect(() => {
    const look = () => setReloading(reloadForMissingChunk(error));
    look();
    // A file that failed to load offline may load once the connection is back.
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [error]);
  if (isReloading) {
    return (
      <div className="grid min-h-dvh place-items-center">
        <Spinner label={say.newVersion} />
      </div>
    );
  }
  return (
    <FullPageMessage title={say.error} text={say.errorText}>
      <PageTitle>{say.errorTitle}</PageTitle>
      <Button variant="primary" size="lg" onClick={() => window.location.reload()}>
        {say.reload}
      </Button>
      <LinkButton href="/app" size="lg">
        {say.start}
      </LinkButton>
    </FullPageMessage>
  );
}

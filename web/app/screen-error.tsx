import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { isMissingChunk, reloadForMissingChunk } from '#web/lib/missing-chunk.ts';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { connectionMessages, appMessages as say } from './messages.ts';

/** Shown if a screen failed or its file did not load; the frame around it stays. */
export function ScreenError() {
  const error = useRouteError();
  useEffect(() => {
    const look = () => void reloadForMissingChunk(error);
    look();
    // A file that failed to load offline may load once the connection is back.
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [error]);
  const isOutOfReach = isMissingChunk(error);
  return (
    <div className="py-16">
      <PageTitle>{say.errorTitle}</PageTitle>
      <ErrorState
        title={isOutOfReach ? connectionMessages.outOfReach : say.error}
        description={isOutOfReach ? connectionMessages.outOfReachText : say.errorText}
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}

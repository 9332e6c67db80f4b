import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router';
import { redirectFor } from '#contract/arrival.ts';
import { screens } from '#contract/screens.ts';
import { sessionQuery } from '#web/features/account/session/api.ts';
import { sessionMessages as say } from '#web/features/account/session/messages.ts';
import { Waiting } from '#web/features/shell/page-skeletons/waiting.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';

/**
 * Redirects to the sign-in with a way back: after an expired session, people return to where they were (product P19). Auditors are
 * redirected to the audit screen, with the record that a link to the questionnaire names.
 */
function comingBack(elsewhere: string, path: string, search: string): string {
  if (elsewhere === screens.audit.path) return elsewhere + search;
  const isHeldUp = elsewhere === screens.auth.path && path.startsWith('/app/');
  return isHeldUp ? `${elsewhere}?next=${encodeURIComponent(path + search)}` : elsewhere;
}

interface GuardProps {
  loadingText?: string;
  /** The heading if the session could not be read. */
  failedText?: string;
}

/** Shows the screens below it to people who may see them, and sends others to the screen that `redirectFor` returns. */
export function Guard({ loadingText, failedText = say.unreachable }: GuardProps) {
  const { data, error, refetch, isFetching } = useQuery(sessionQuery);
  const { pathname, search } = useLocation();
  if (data) {
    const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
    const elsewhere = redirectFor(path, {
      isSignedIn: data.user !== null,
      hasCompany: data.company !== null,
      role: data.role,
    });
    return elsewhere ? <Navigate to={comingBack(elsewhere, path, search)} replace /> : <Outlet />;
  }
  if (error) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState
          title={failedText}
          description={say.unreachableText}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </main>
    );
  }
  return <Waiting label={loadingText} />;
}

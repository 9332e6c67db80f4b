import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { readSessionAnew } from '#web/features/account/session/api.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { confirm } from './api.ts';
import { type AuthCode, authMessages as say, sayRefusal } from './messages.ts';

/** After these refusals, the link is still valid. */
const mayPass: readonly AuthCode[] = ['unreachable', 'database-away', 'unexpected'];

interface ConfirmLinkProps {
  token: string;
  minPasswordLength: number;
  onSignedIn: (next: string) => Promise<void>;
}

/** Uses the link of the confirmation email, once, and continues with the person signed in. */
export function ConfirmLink({ token, minPasswordLength, onSignedIn }: ConfirmLinkProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // A query, not an effect: React mounts twice in development, which must not use up the link.
  const {
    data: outcome,
    refetch,
    isFetching,
  } = useQuery({
    queryKey: ['confirm', token],
    queryFn: () => confirm(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  useEffect(() => {
    if (!outcome) return;
    if (outcome.ok) {
      toast.success(say.confirmed, { description: say.welcomeBackText, id: 'auth' });
      void onSignedIn(outcome.body.next);
    } else if (outcome.code === 'link-invalid') {
      // If the link is opened twice in one browser, the person is already signed in, so it has done its work.
      const goOnIfSignedIn = async () => {
        const session = await readSessionAnew(queryClient);
        if (session.user?.emailVerified) await navigate(session.landing, { replace: true });
      };
      void goOnIfSignedIn().catch(() => undefined);
    }
  }, [outcome, onSignedIn, queryClient, navigate]);

  if (!outcome || outcome.ok || isFetching) return <Spinner label={say.confirming} />;
  const canTryAgain = mayPass.includes(outcome.code);
  return (
    <Alert
      tone="error"
      title={say.confirmFailed}
      announce
      action={
        canTryAgain ? (
          <Button variant="primary" onClick={() => void refetch()}>
            {say.tryAgain}
          </Button>
        ) : (
          <LinkButton as={Link} to="/auth" variant="primary">
            {say.backToSignIn}
          </LinkButton>
        )
      }
    >
      <p>{sayRefusal(outcome.code, { minPasswordLength, retryAfterSeconds: outcome.retryAfterSeconds })}</p>
      {canTryAgain ? null : <p className="mt-1">{say.confirmHelp}</p>}
    </Alert>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { sessionQuery } from '#web/features/account/session/api.ts';
import { type InvitationLink, invitationQuery } from '#web/features/company/invitations/api.ts';
import { InvalidInvitation, type InvalidReason } from '#web/features/company/invitations/invalid-invitation.tsx';
import { invitationMessages as say } from '#web/features/company/invitations/messages.ts';
import { readInvitationPlace } from '#web/features/company/invitations/read-invitation-place.ts';
import { SignInRequired } from '#web/features/company/invitations/sign-in-required.tsx';
import { TeamInvitation } from '#web/features/company/invitations/team-invitation.tsx';
import { beginningIn } from '#web/features/company/offboarding/api.ts';
import { type api, codeOf } from '#web/lib/api.ts';
import { type Explanations, explainRefusal } from '#web/lib/explain-refusal.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Wordmark } from '#web/ui/mark.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';

/** The page that an invitation link leads to, whether or not the person is signed in. */
export default function InvitationScreen() {
  const { search, hash } = useLocation();
  const place = readInvitationPlace(search, hash);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-lg flex-col gap-6 px-4 pt-[max(2.5rem,16dvh)] pb-10">
      <PageTitle>{say.pageTitle}</PageTitle>
      <a href="/" className="self-start rounded-sm">
        <Wordmark />
      </a>
      <h1 className="sr-only">{say.pageTitle}</h1>
      {place.ok ? <OpenInvitation link={place.link} /> : <InvalidInvitation reason={placeReasons[place.reason]} />}
    </main>
  );
}

const placeReasons = { 'no-id': 'noId', incomplete: 'notFound' } as const;

function OpenInvitation({ link }: { link: InvitationLink }): ReactNode {
  const session = useQuery(sessionQuery);
  const user = session.data?.user ?? null;
  const invitation = useQuery({ ...invitationQuery(link, user?.id ?? null), enabled: session.data !== undefined });
  const failure = session.error ?? invitation.error;
  if (failure) {
    const reason = reasonOf(failure);
    const retry = () => void (session.error ? session : invitation).refetch();
    return <InvalidInvitation reason={reason} {...(reason === 'loadFailed' && { onRetry: retry })} />;
  }
  if (!invitation.data) return <Spinner label={say.loading} />;
  if (!user) return <SignInRequired link={link} invitation={invitation.data} />;
  if (invitation.data.obstacle === 'already-member') return <AlreadyIn company={invitation.data.companyName} />;
  return <TeamInvitation link={link} invitation={invitation.data} />;
}

/** If the link is used again after it was accepted, it leads to the same place as the first time. */
function AlreadyIn({ company }: { company: string }) {
  const client = useQueryClient();
  useEffect(() => {
    toast.info(say.alreadyIn(company), { id: 'already-in' });
  }, [company]);
  return <Navigate to={beginningIn(client)} replace />;
}

const reasons: Explanations<typeof api.invitations.open, InvalidReason> = {
  'not-found': () => 'notFound',
  'already-processed': () => 'alreadyProcessed',
  expired: () => 'expired',
  'inviter-not-admin': () => 'inviterNotAdmin',
  'rate-limited': () => 'rateLimited',
};

/** A link that was cut off is answered as malformed, and is just as invalid. */
const reasonOf = (error: unknown): InvalidReason =>
  codeOf(error) === 'malformed' ? 'notFound' : (explainRefusal(reasons, error) ?? 'loadFailed');

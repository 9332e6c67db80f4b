import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Fragment, lazy, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { OpenInvitationShape } from '#contract/invitations.ts';
import { screens } from '#contract/screens.ts';
import type { Role } from '#domain/people/permissions.ts';
import { useSignOut } from '#web/features/account/session/use-sign-out.ts';
import { beginningIn, enterAnotherPlace, type WayOutInput } from '#web/features/company/offboarding/api.ts';
import { sayAudit } from '#web/features/company/team/say-audit.ts';
import { api } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { Card, CardBody, CardDescription, CardFooter, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import type { InvitationLink } from './api.ts';
import { acceptRefusals, obstacleSentences, invitationMessages as say } from './messages.ts';

/** Loaded only for people who belong to another company, because the dialog and form are a large part of this page. */
const JoinFromElsewhere = lazy(async () => ({
  default: (await import('./join-from-elsewhere.tsx')).JoinFromElsewhere,
}));

/** The invitation as the signed-in person sees it. Accept is disabled while something prevents it. */
export function TeamInvitation({ invitation, link }: { invitation: OpenInvitationShape; link: InvitationLink }) {
  const { companyName, invitedBy, email, role, audit, expiresAt, obstacle } = invitation;
  const accept = useAcceptInvitation(link, role);
  const isElsewhere = obstacle === 'in-another-company';
  const [isAsking, setAsking] = useState(false);
  const isOtherAccount = obstacle === 'wrong-account';
  useEffect(() => {
    if (!isOtherAccount) return;
    toast.error(say.error, { description: obstacleSentences['wrong-account'](email), id: 'wrong-account' });
  }, [isOtherAccount, email]);
  const rows = [
    [say.company, companyName],
    [say.invitedBy, invitedBy],
    [say.email, email],
    [
      say.role,
      <Fragment key="role">
        <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{say.roles[role]}</Badge>
        <p className="mt-1 text-sm text-pretty text-muted">{say.allows[role]}</p>
      </Fragment>,
    ],
    ...(audit ? [[say.access, sayAudit(audit)] as const] : []),
    [say.expiry, formatMoment(expiresAt)],
  ] as const;
  return (
    <Card aria-labelledby="team-invitation">
      <CardHeader>
        <div>
          <CardTitle id="team-invitation">{say.title}</CardTitle>
          <CardDescription>{say.subtitle}</CardDescription>
        </div>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        <dl className="divide-y">
          {rows.map(([term, value]) => (
            <div key={term} className="grid gap-x-6 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[8rem_1fr]">
              <dt className="text-sm text-muted">{term}</dt>
              <dd dir="auto" className="min-w-0 text-start break-words">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {obstacle ? (
          <Alert
            tone="warning"
            announce={!isOtherAccount}
            action={<OtherWay isOtherAccount={isOtherAccount} hasCompany={obstacle === 'in-another-company'} />}
          >
            {obstacleSentences[obstacle](email)}
          </Alert>
        ) : null}
      </CardBody>
      <CardFooter>
        <Button
          variant="primary"
          disabled={obstacle !== null && !isElsewhere}
          busy={accept.isPending && !isElsewhere}
          busyText={say.accepting}
          onClick={() => (isElsewhere ? setAsking(true) : accept.isPending || accept.mutate(undefined))}
        >
          {say.accept}
        </Button>
        <LinkButton as={Link} to="/auth" variant="ghost">
          {say.cancel}
        </LinkButton>
      </CardFooter>
      {isElsewhere ? (
        <Suspense>
          <JoinFromElsewhere
            joining={companyName}
            open={isAsking}
            onClose={() => setAsking(false)}
            onJoin={(leaving) => accept.mutateAsync(leaving)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

function OtherWay({ isOtherAccount, hasCompany }: { isOtherAccount: boolean; hasCompany: boolean }) {
  // The page's address contains the invitation: after a reload, the page asks people to sign in.
  const signOut = useSignOut(() => window.location.reload());
  if (isOtherAccount) {
    return (
      <Button size="sm" busy={signOut.isPending} onClick={() => signOut.mutate()}>
        {say.signOutFirst}
      </Button>
    );
  }
  if (!hasCompany) return null;
  return (
    <LinkButton as={Link} to="/app" size="sm">
      {say.goToApp}
    </LinkButton>
  );
}

/** Joins the company, leaving the previous one in the same step if there is one, and goes to the person's first screen in it. */
function useAcceptInvitation(link: InvitationLink, role: Role) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (leaving?: WayOutInput) => api.invitations.accept({ ...link, ...(leaving && { leaving }) }),
    onSuccess: async ({ companyName }) => {
      const showTasks = { label: say.showTasks, onPress: () => void navigate(screens.home.path) };
      toast.success(say.success, {
        description: say.welcome(companyName),
        // Auditors start on their own screen, which lists their tasks.
        ...(role !== 'auditor' && { action: showTasks, timeout: 10_000 }),
      });
      await enterAnotherPlace(client);
      await navigate(beginningIn(client), { replace: true });
    },
    onError: async (error) => {
      toast.error(say.error, { description: explainRefusal(acceptRefusals, error) ?? say.acceptFailed });
      await client.invalidateQueries({ queryKey: queryKeys.invitation });
    },
  });
}

import type { OwnInvitationShape } from '#contract/invitations.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { inviteMessages, ownInvitationMessages as say } from './messages.ts';
import { useOwnInvitation } from './use-own-invitation.ts';

/** Invitations to the person's confirmed address; renders nothing if there are none. */
export function OwnInvitations({ invitations }: { invitations: readonly OwnInvitationShape[] }) {
  if (invitations.length === 0) return null;
  return (
    <Card aria-labelledby="own-invitations">
      <CardHeader>
        <div>
          <CardTitle id="own-invitations">{say.title(invitations.length)}</CardTitle>
          <CardDescription>{say.text}</CardDescription>
        </div>
      </CardHeader>
      <CardBody>
        <ul aria-labelledby="own-invitations" className="divide-y">
          {invitations.map((invitation) => (
            <OwnInvitation key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function OwnInvitation({ invitation }: { invitation: OwnInvitationShape }) {
  const { companyName, invitedBy, role, expiresAt } = invitation;
  const { join, decline } = useOwnInvitation(invitation);
  const isBusy = join.isPending || decline.isPending;
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
            {companyName}
          </span>
          <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{inviteMessages.roles[role]}</Badge>
        </p>
        <p className="text-xs wrap-anywhere text-muted">
          {inviteMessages.invitedBy(invitedBy)} · {inviteMessages.expires(formatMoment(expiresAt))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          aria-label={say.joinCompany(companyName)}
          busy={join.isPending}
          busyText={say.joining}
          disabled={decline.isPending}
          onClick={() => isBusy || join.mutate()}
        >
          {say.join}
        </Button>
        <Button
          aria-label={say.declineCompany(companyName)}
          busy={decline.isPending}
          busyText={say.declining}
          disabled={join.isPending}
          onClick={() => isBusy || decline.mutate()}
        >
          {say.decline}
        </Button>
      </div>
    </li>
  );
}

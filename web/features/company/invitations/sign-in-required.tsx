import { Link } from 'react-router';
import type { OpenInvitationShape } from '#contract/invitations.ts';
import { invitationPath } from '#domain/people/invitation.ts';
import { authHref } from '#web/features/account/auth/read-auth-place.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import type { InvitationLink } from './api.ts';
import { invitationMessages as say } from './messages.ts';

interface SignInRequiredProps {
  link: InvitationLink;
  invitation: OpenInvitationShape;
}

/** Says who invites a visitor to what, and leads to signing in or signing up with the invited address filled in, and back here. */
export function SignInRequired({ link, invitation }: SignInRequiredProps) {
  const { email, invitedBy, companyName, role } = invitation;
  const next = invitationPath(link.id, link.secret);
  return (
    <Card aria-labelledby="sign-in-required">
      <CardHeader>
        <CardTitle id="sign-in-required">{say.signInTitle}</CardTitle>
      </CardHeader>
      <CardBody>
        <p className="break-words">{say.invites(invitedBy, companyName, role)}</p>
        <p className="mt-1 text-sm text-pretty text-muted">{say.allows[role]}</p>
        <p className="mt-4">{say.signInText}</p>
        <p className="mt-2 text-sm break-words text-muted">{email}</p>
      </CardBody>
      <CardFooter>
        <LinkButton
          as={Link}
          to={authHref('sign-up', next, email)}
          state={{ invitedBy, companyName }}
          variant="primary"
        >
          {say.createAccount}
        </LinkButton>
        <LinkButton as={Link} to={authHref('sign-in', next, email)}>
          {say.signIn}
        </LinkButton>
      </CardFooter>
    </Card>
  );
}

import { Link } from 'react-router';
import { invitationPath } from '#domain/people/invitation.ts';
import { authHref } from '#web/features/account/auth/read-auth-place.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import type { InvitationLink } from './api.ts';
import { invitationMessages as say } from './messages.ts';

/** Leads a visitor to signing in or signing up, with the invited address filled in, and back here afterwards. */
export function SignInRequired({ link, email }: { link: InvitationLink; email: string }) {
  const next = invitationPath(link.id, link.secret);
  return (
    <Card aria-labelledby="sign-in-required">
      <CardHeader>
        <CardTitle id="sign-in-required">{say.signInTitle}</CardTitle>
      </CardHeader>
      <CardBody>
        <p>{say.signInText}</p>
        <p className="mt-2 text-sm break-words text-muted">{email}</p>
      </CardBody>
      <CardFooter>
        <LinkButton as={Link} to={authHref('sign-in', next, email)} variant="primary">
          {say.signIn}
        </LinkButton>
        <p className="flex flex-wrap items-baseline gap-x-1.5 text-sm text-muted sm:ms-2">
          {say.noAccount}
          <Link
            to={authHref('sign-up', next, email)}
            className="font-medium text-accent underline-offset-4 hover:underline"
          >
            {say.createAccount}
          </Link>
        </p>
      </CardFooter>
    </Card>
  );
}

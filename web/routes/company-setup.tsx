import '#web/lib/later-routes.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { daysInAll } from '#domain/progress/work-plan.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { useSignOut } from '#web/features/account/session/use-sign-out.ts';
import { CompanySetupForm } from '#web/features/company/company/company-setup-form.tsx';
import { companyMessages as say } from '#web/features/company/company/messages.ts';
import { ownInvitationsQuery } from '#web/features/company/invitations/api.ts';
import { OwnInvitations } from '#web/features/company/invitations/own-invitations.tsx';
import { ClosedCompanies } from '#web/features/company/offboarding/closed-companies.tsx';
import { PartingAlert } from '#web/features/company/offboarding/parting-alert.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardBody } from '#web/ui/layout/card.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Wordmark } from '#web/ui/mark.tsx';

/**
 * Company setup: the guard has shown 'Loading your profile...' and lets in only people without a company. Before the setup itself, the
 * screen shows what may make it unnecessary: what happened to the person's company, who has invited them, and what they can still keep
 * (product P4).
 */
export default function CompanySetupScreen() {
  const { user, parting } = useSession();
  const { data: invitations = [] } = useQuery(ownInvitationsQuery);
  const signOut = useSignOut();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-lg flex-col gap-6 sm:justify-center px-4 py-10">
      <PageTitle>{say.setupTitle}</PageTitle>
      <Wordmark />
      {parting ? <PartingAlert parting={parting} /> : null}
      <OwnInvitations invitations={invitations} />
      <ClosedCompanies />
      <header>
        <h1 className="headline text-xl">{say.setupTitle}</h1>
        <p className="mt-1 text-sm text-pretty text-muted">{say.setupSubtitle}</p>
        <p className="mt-1 text-sm text-pretty text-muted">{say.setupNext(String(daysInAll()))}</p>
      </header>
      <Card>
        <CardBody className="sm:py-6">
          <CompanySetupForm />
        </CardBody>
      </Card>
      {invitations.length === 0 ? <p className="text-sm text-pretty text-muted">{say.invitedHint}</p> : null}
      {user ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          <span className="min-w-0 wrap-anywhere max-sm:basis-full">{say.signedInAs(user.email)}</span>
          <Button
            variant="link"
            className="no-underline hover:underline"
            busy={signOut.isPending}
            onClick={() => signOut.mutate()}
          >
            {say.signOut}
          </Button>
          <Link to="/app/settings" className="font-medium text-accent underline-offset-4 hover:underline">
            {say.settings}
          </Link>
        </p>
      ) : null}
    </main>
  );
}

import { CompanySetupForm } from '#web/features/company/company-setup-form.tsx';
import { companyMessages as say } from '#web/features/company/messages.ts';
import { useSession } from '#web/features/session/use-session.ts';
import { useSignOut } from '#web/features/session/use-sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody } from '#web/ui/card.tsx';
import { Wordmark } from '#web/ui/mark.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';

/** Company setup: the guard has said 'Loading your profile...' and let in only who has no company yet. */
export default function CompanySetupScreen() {
  const { user } = useSession();
  const signOut = useSignOut();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-lg flex-col gap-6 sm:justify-center px-4 py-10">
      <PageTitle>{say.setupTitle}</PageTitle>
      <Wordmark />
      <header>
        <h1 className="headline text-xl">{say.setupTitle}</h1>
        <p className="mt-1 text-sm text-pretty text-muted">{say.setupSubtitle}</p>
      </header>
      <Card>
        <CardBody className="sm:py-6">
          <CompanySetupForm />
        </CardBody>
      </Card>
      {user ? (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <span className="min-w-0 wrap-anywhere">{say.signedInAs(user.email)}</span>
          <Button
            variant="link"
            className="no-underline hover:underline"
            busy={signOut.isPending}
            onClick={() => signOut.mutate()}
          >
            {say.signOut}
          </Button>
        </p>
      ) : null}
    </main>
  );
}

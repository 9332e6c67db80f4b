import { publicMessages } from '#web/features/public/public-messages.ts';
import { Card, CardBody } from '#web/ui/card.tsx';
import { Wordmark } from '#web/ui/mark.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** What stands on a screen's page before the application's script has arrived: rendered at build time, and by the router until the screen's file is there. */
export function AppBoot() {
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 noscript:hidden">
      <Spinner label="Loading..." />
      <TakesLong />
    </div>
  );
}

/** The auth screen's outline. */
export function AuthBoot() {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 px-4 py-10 noscript:hidden">
      <Wordmark className="self-start" />
      <div aria-hidden="true">
        <Skeleton className="h-8.5 w-32" />
        <Skeleton className="mt-2 h-4 w-64" />
      </div>
      <Card>
        <CardBody className="flex flex-col gap-5 sm:py-6">
          {['email', 'password'].map((field) => (
            <div key={field} className="flex flex-col gap-1.5">
              <Skeleton className="h-5 w-20" />
              <Skeleton className="h-9 w-full" />
            </div>
          ))}
          <Skeleton className="h-11 w-full" />
        </CardBody>
      </Card>
      <AuthClaim />
      <TakesLong />
    </div>
  );
}

/** What one signs in to; below the form, on every mode of the auth screen. */
export function AuthClaim() {
  return <p className="max-w-xs text-sm text-pretty text-muted">{publicMessages.claim}</p>;
}

/** Comes after some seconds, without a script: the script itself may be what does not arrive. */
function TakesLong() {
  return (
    <p className="appear-late max-w-sm text-center text-sm text-muted">
      This takes longer than usual. Check the connection and{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, query included; no script is there for a button */}
      <a href="" className="text-accent underline underline-offset-4">
        load the page again
      </a>
      .
    </p>
  );
}

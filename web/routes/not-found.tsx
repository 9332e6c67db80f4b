import { StandIn } from '#web/features/public/stand-in.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';

/** The 404 page; the server has logged the path. */
export function NotFoundScreen() {
  return (
    <StandIn title="404" text="Oops! Page not found" isFigure>
      <PageTitle>Page not found</PageTitle>
      <LinkButton href="/" variant="primary" size="lg">
        Return to Home
      </LinkButton>
    </StandIn>
  );
}

import { StandIn } from '#web/features/public/stand-in.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The 404 page; the server has logged the path. */
export function NotFoundScreen() {
  return (
    <StandIn title="404" text="Oops! Page not found" isFigure>
      <LinkButton href="/" variant="primary" size="lg">
        Return to Home
      </LinkButton>
    </StandIn>
  );
}

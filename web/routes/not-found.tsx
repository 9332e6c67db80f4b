import { StandIn } from '#web/features/public/stand-in.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { routeMessages as say } from './messages.ts';

/** The 404 page; the server has logged the path. */
export function NotFoundScreen() {
  return (
    <StandIn title={say.notFoundFigure} text={say.notFound} isFigure>
      <PageTitle>{say.notFoundTitle}</PageTitle>
      <LinkButton href="/" variant="primary" size="lg">
        {say.home}
      </LinkButton>
    </StandIn>
  );
}

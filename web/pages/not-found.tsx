import { publicMessages as say } from '#web/features/shell/page-skeletons/messages.ts';
import { FullPageMessage } from '#web/features/shell/public/full-page-message.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';

/** The 404 page; the server has logged the requested path. */
export function NotFoundPage() {
  return (
    <FullPageMessage title={say.notFoundFigure} text={say.notFound} isFigure>
      <PageTitle>{say.notFoundTitle}</PageTitle>
      <LinkButton href="/" variant="primary" size="lg">
        {say.home}
      </LinkButton>
    </FullPageMessage>
  );
}

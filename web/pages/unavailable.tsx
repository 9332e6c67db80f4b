import { publicMessages as say } from '#web/features/shell/page-skeletons/messages.ts';
import { FullPageMessage } from '#web/features/shell/public/full-page-message.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';

/** Shown by the server while it is being updated, or if its database does not answer. */
export function UnavailablePage() {
  return (
    <FullPageMessage
      title={say.unavailable}
      text={
        <>
          <p>{say.unavailableText}</p>
          <p role="status" data-looking hidden className="mt-3">
            {say.looking}
          </p>
        </>
      }
    >
      <LinkButton href="" variant="primary" size="lg">
        {say.tryAgain}
      </LinkButton>
    </FullPageMessage>
  );
}

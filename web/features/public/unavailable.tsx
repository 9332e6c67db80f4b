import { LinkButton } from '#web/ui/link-button.tsx';
import { StandIn } from './stand-in.tsx';

/** Shown by the server while it is being updated or its database does not answer. */
export function Unavailable() {
  return (
    <StandIn
      title="Twofold is not available right now"
      text={
        <>
          <p>
            The server is being updated, or its database does not answer. Nothing you saved is lost, and what you typed
            is kept in this browser.
          </p>
          <p role="status" data-looking hidden className="mt-3">
            This page looks every few seconds and goes on by itself.
          </p>
        </>
      }
    >
      <LinkButton href="" variant="primary" size="lg">
        Try again
      </LinkButton>
    </StandIn>
  );
}

import { LinkButton } from '#web/ui/link-button.tsx';
import { publicMessages as say } from './public-messages.ts';
import { StandIn } from './stand-in.tsx';

/** Shown by the server while it is being updated or its database does not answer. */
export function Unavailable() {
  return (
    <StandIn
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
    </StandIn>
  );
}

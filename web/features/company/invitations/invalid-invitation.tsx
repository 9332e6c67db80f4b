import { Link } from 'react-router';
import { Button } from '#web/ui/inputs/button.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { invitationMessages as say } from './messages.ts';

export type InvalidReason =
  | 'noId'
  | 'notFound'
  | 'alreadyProcessed'
  | 'expired'
  | 'inviterNotAdmin'
  | 'rateLimited'
  | 'loadFailed';

const hints: Partial<Record<InvalidReason, string>> = {
  noId: say.cutHint,
  notFound: say.cutHint,
  alreadyProcessed: say.askAgainHint,
  expired: say.askAgainHint,
};

/** The error card of the invitation page. */
export function InvalidInvitation({ reason, onRetry }: { reason: InvalidReason; onRetry?: () => void }) {
  return (
    <Card role="alert" aria-labelledby="invalid-invitation">
      <CardHeader>
        <CardTitle level={2} id="invalid-invitation">
          {say.invalidTitle}
        </CardTitle>
      </CardHeader>
      <CardBody>
        <p>{say[reason]}</p>
        {hints[reason] ? <p className="mt-2 text-sm text-muted">{hints[reason]}</p> : null}
      </CardBody>
      <CardFooter>
        {onRetry ? <Button onClick={onRetry}>{say.tryAgain}</Button> : null}
        <LinkButton as={Link} to="/auth" variant={onRetry ? 'secondary' : 'primary'}>
          {say.goToLogin}
        </LinkButton>
      </CardFooter>
    </Card>
  );
}

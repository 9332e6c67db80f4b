import { Link } from 'react-router';
import { codeOf } from '#web/lib/api.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { dashboardMessages as say } from './messages.ts';

interface DashboardFailedProps {
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
}

/** Why there is no dashboard, and what the person can do. */
export function DashboardFailed({ error, isBusy, onRetry }: DashboardFailedProps) {
  const code = codeOf(error);
  // Unknown assessments and those of other companies get the same response.
  const isUnknown = code === 'not-found' || code === 'malformed';
  return (
    <Card>
      {isUnknown ? (
        <ErrorState
          title={say.notFound}
          description={say.notFoundText}
          action={
            <LinkButton as={Link} to="/app/dashboard" variant="primary">
              {say.showNewest}
            </LinkButton>
          }
        />
      ) : (
        <ErrorState title={say.loadFailed} description={say.loadFailedText} onRetry={onRetry} busy={isBusy} />
      )}
    </Card>
  );
}

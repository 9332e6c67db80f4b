import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AssessmentShape } from '#contract/assessment.ts';
import { screens } from '#contract/screens.ts';
import { frozenResultPath } from '#domain/chat/chat-source.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { signOffQuery } from '#web/features/assurance/sign-off/api.ts';
import { SignOffCard } from '#web/features/assurance/sign-off/sign-off-card.tsx';
import { teamQuery } from '#web/features/company/team/api.ts';
import { dashboardQuery } from '#web/features/results/dashboard/api.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { FindingFigure } from './finding-figure.tsx';
import { FinishFiles } from './finish-files.tsx';
import { finishMessages as say } from './messages.ts';

/** What follows a completed assessment: its finding with the matrix, the signatures that are missing, files and the auditor. */
export function Finish({ completed }: { completed: AssessmentShape }) {
  const { id } = completed;
  const { data: signOff } = useQuery(signOffQuery(id));
  return (
    <div className="@container">
      <div className="grid items-start gap-6 @min-[60rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Result completed={completed} />
        <div className="flex min-w-0 flex-col gap-6">
          {signOff?.sha256 ? <SignOffCard assessmentId={id} sha256={signOff.sha256} isOpenAgain={false} /> : null}
          <FinishFiles assessmentId={id} />
          <InviteAuditor />
        </div>
      </div>
    </div>
  );
}

/** The finding in words above the matrix. */
function Result({ completed: { id } }: { completed: AssessmentShape }) {
  const { data, isError, isFetching, refetch } = useQuery(dashboardQuery(id));
  const dashboard = data?.dashboard ?? null;
  return (
    <Card aria-label={say.label}>
      <CardBody className="flex flex-col gap-4">
        {dashboard ? (
          <FindingFigure results={dashboard} />
        ) : isError ? (
          <ErrorState title={say.loadFailed} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Spinner label={say.loading} className="min-h-64" />
        )}
        <div className="flex flex-wrap gap-2">
          <LinkButton as={Link} to={`${screens.dashboard.path}?assessment=${id}`}>
            {say.dashboard}
          </LinkButton>
          <LinkButton as={Link} to={frozenResultPath(id)}>
            {say.frozen}
          </LinkButton>
        </div>
      </CardBody>
    </Card>
  );
}

/** A link to invite an auditor, for admins of a company without one. */
function InviteAuditor() {
  const mayInvite = useMay('team.invite');
  const { data: members } = useQuery({ ...teamQuery, enabled: mayInvite });
  // The sign-off loads the members for everybody.
  if (!mayInvite || !members || members.some(({ role }) => role === 'auditor')) return null;
  return (
    <Card aria-labelledby="finish-auditor">
      <CardHeader>
        <div>
          <CardTitle id="finish-auditor">{say.auditor}</CardTitle>
          <CardDescription>{say.auditorText}</CardDescription>
        </div>
      </CardHeader>
      <CardBody>
        <LinkButton as={Link} size="sm" to={`${screens.company.path}?setting=invite-member`}>
          {say.invite}
        </LinkButton>
      </CardBody>
    </Card>
  );
}

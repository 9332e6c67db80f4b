import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import { readFrozenResult } from '#domain/frozen-results/check-frozen-file.ts';
import { wholeOfFrozen } from '#domain/frozen-results/whole-of-frozen.ts';
import { NothingHere } from '#web/features/questionnaire/assessment/nothing-here.tsx';
import { type FrozenAnswer, frozenQuery } from '#web/features/results/frozen-results/api.ts';
import { codeOf } from '#web/lib/api.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { registerMessages } from '../rows/messages.ts';
import { CompletedRegister } from './completed-register.tsx';
import { completedRegisterMessages as say } from './messages.ts';

/** The register of a completed assessment: the rows as they were last frozen, whatever has happened to them since. */
export function CompletedScreen({ assessmentId }: { assessmentId: string }) {
  const { data, error, isFetching, refetch } = useQuery(frozenQuery(assessmentId, null));
  if (data) return <Frozen assessmentId={assessmentId} answer={data} />;
  const code = error && codeOf(error);
  if (code === 'not-found' || code === 'malformed') {
    return (
      <NothingHere title={say.notFrozen} description={say.notFrozenText} to={screens.register.path} way={say.toDraft} />
    );
  }
  return error ? (
    <ErrorState
      title={registerMessages.failed}
      description={registerMessages.failedText}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  ) : (
    <Spinner label={registerMessages.loading} className="m-auto" />
  );
}

function Frozen({ assessmentId, answer }: { assessmentId: string; answer: FrozenAnswer }) {
  const result = useMemo(() => readFrozenResult(answer), [answer]);
  const whole = useMemo(
    () =>
      result && result.format !== 1
        ? wholeOfFrozen(result, answer.signOff.state === 'final', answer.signOff.state !== 'completed')
        : null,
    [result, answer],
  );
  const toResults = (
    <LinkButton as={Link} to={`${screens.results.path}?assessmentId=${assessmentId}`} size="sm">
      {say.toResults}
    </LinkButton>
  );
  if (!result || result.format === 1 || !whole) {
    return <EmptyState title={say.noTable} description={say.noTableText} action={toResults} />;
  }
  const { by, at } = result.completed;
  return (
    <>
      {answer.isOpenAgain ? (
        <Alert tone="warning" action={toResults}>
          {say.openAgain}
        </Alert>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border bg-surface py-2 pr-2 pl-4 text-sm">
          <p className="min-w-0 wrap-anywhere">{say.completed(by, formatMoment(at))}</p>
          {toResults}
        </div>
      )}
      <CompletedRegister whole={whole} />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import { readFrozenResult } from '#domain/frozen-results/check-frozen-file.ts';
import { wholeOfFrozen } from '#domain/frozen-results/whole-of-frozen.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { chainMessages, completedChainMessages as say } from '#web/features/questionnaire/value-chain/messages.ts';
import { ReadChain } from '#web/features/questionnaire/value-chain/read-chain.tsx';
import { stateQuery } from '#web/features/results/as-of/api.ts';
import { frozenQuery } from '#web/features/results/frozen-results/api.ts';
import { codeOf } from '#web/lib/api.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';

/**
 * The value chain of a completed assessment, read-only, as it was frozen. Earlier formats do not hold the activities, which are read as
 * they were at that moment.
 */
export function CompletedChain({ assessmentId }: { assessmentId: string }) {
  const frozen = useQuery(frozenQuery(assessmentId, null));
  const result = useMemo(() => {
    const read = frozen.data ? readFrozenResult(frozen.data) : null;
    return read?.format === 1 ? null : read;
  }, [frozen.data]);
  const isWhole = result?.inputs.activities !== undefined;
  // While the assessment is completed, nothing below it changes: its current state is the state at that time.
  const at = result && frozen.data?.isOpenAgain ? result.completed.at : null;
  const then = useQuery({ ...stateQuery(assessmentId as AssessmentId, at), enabled: result !== null && !isWhole });
  const whole = useMemo(() => {
    if (!result) return null;
    if (isWhole) return wholeOfFrozen(result, false);
    return then.data ? { ...wholeOfFrozen(result, false), activities: then.data.activities } : null;
  }, [result, isWhole, then.data]);
  const error = frozen.error ?? then.error;
  const code = error && codeOf(error);

  if (code === 'not-found' || code === 'malformed') {
    return <Nothing title={say.notThere} text={say.notThereText} />;
  }
  if (code === 'not-begun-then') return <Nothing title={say.notKnown} text={say.notKnownText} />;
  if (error) {
    return (
      <ErrorState
        title={chainMessages.failed}
        description={chainMessages.failedText}
        onRetry={() => {
          if (frozen.error) void frozen.refetch();
          else void then.refetch();
        }}
        busy={frozen.isFetching || then.isFetching}
      />
    );
  }
  if (frozen.data && !result) return <Nothing title={say.noRows} text={say.noRowsText} />;
  if (!result || !whole) return <Spinner label={chainMessages.loading} />;
  return (
    <>
      <Alert
        tone="info"
        action={
          <LinkButton as={Link} to={`${screens.results.path}?assessmentId=${assessmentId}`} size="sm">
            {say.toResults}
          </LinkButton>
        }
      >
        {(isWhole ? say.completed : say.completedEarlier)(formatMoment(result.completed.at))}
      </Alert>
      {whole.activities.length === 0 ? (
        <Nothing title={say.noActivities} text={say.noActivitiesText} />
      ) : (
        <ReadChain whole={whole} />
      )}
    </>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <Card>
      <EmptyState title={title} description={text} />
    </Card>
  );
}

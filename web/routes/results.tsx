import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { screens } from '#contract/screens.ts';
import { checkFrozenFile, readFrozenResult } from '#domain/frozen-results/check-frozen-file.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { SignOffCard } from '#web/features/assurance/sign-off/sign-off-card.tsx';
import { TakeAlong } from '#web/features/documents/files/export.tsx';
import { assessmentsQuery } from '#web/features/questionnaire/assessment/api.ts';
import { type FrozenAnswer, frozenQuery } from '#web/features/results/frozen-results/api.ts';
import { CheckCard } from '#web/features/results/frozen-results/check-card.tsx';
import { ChooseFrozen } from '#web/features/results/frozen-results/choose-frozen.tsx';
import { FrozenEvidence } from '#web/features/results/frozen-results/frozen-evidence.tsx';
import { FrozenFacts } from '#web/features/results/frozen-results/frozen-facts.tsx';
import { FrozenInputs } from '#web/features/results/frozen-results/frozen-inputs.tsx';
import { FrozenLeftOut } from '#web/features/results/frozen-results/frozen-left-out.tsx';
import { FrozenPaper } from '#web/features/results/frozen-results/frozen-paper.tsx';
import { FrozenScales } from '#web/features/results/frozen-results/frozen-scales.tsx';
import { FrozenThresholds } from '#web/features/results/frozen-results/frozen-thresholds.tsx';
import { FrozenTopics } from '#web/features/results/frozen-results/frozen-topics.tsx';
import { resultsMessages as say } from '#web/features/results/frozen-results/messages.ts';
import { codeOf } from '#web/lib/api.ts';
import { focusOncePartStands } from '#web/lib/focus-soon.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The frozen result of the assessment that the address names, by default of the latest one; read-only. */
export default function ResultsScreen() {
  const [params, setParams] = useSearchParams();
  useLinkedPlace('part', (id) => focusOncePartStands(id));
  const named = params.get('assessmentId');
  const { data: assessments } = useQuery({ ...assessmentsQuery, enabled: named === null });
  const isChoosing = named === null && assessments === undefined;
  const assessmentId = named ?? assessments?.find(({ completedAt }) => completedAt !== null)?.id ?? '';
  const { data, error, isFetching, refetch } = useQuery({
    ...frozenQuery(assessmentId, params.get('frozen')),
    enabled: assessmentId !== '',
  });
  const code = error ? codeOf(error) : null;
  const isNothing = (assessmentId === '' && !isChoosing) || code === 'not-found' || code === 'malformed';
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 py-6 sm:px-6 print:p-0">
      <PageHeader
        title={say.title}
        subtitle={say.subtitle}
        actions={
          <>
            {data ? (
              <LinkButton as={Link} to={`${screens.register.path}?assessment=${assessmentId}`} className="print:hidden">
                {say.register}
              </LinkButton>
            ) : null}
            {data ? (
              <LinkButton as={Link} to={`${screens.compare.path}?later=${assessmentId}`} className="print:hidden">
                {say.compare}
              </LinkButton>
            ) : null}
            {data ? (
              <TakeAlong key={data.id} assessmentId={assessmentId as AssessmentId} frozenId={wholeId(data)} />
            ) : null}
            <ToDashboard assessmentId={assessmentId} />
          </>
        }
      />
      {data ? (
        <>
          <ChooseFrozen
            assessmentId={assessmentId}
            shown={data.id}
            onChoose={(frozen) => setParams({ assessmentId, frozen })}
          />
          <FrozenRecord assessmentId={assessmentId as AssessmentId} answer={data} />
        </>
      ) : isNothing ? (
        <Card>
          <EmptyState title={say.none} description={say.noneText} />
        </Card>
      ) : error ? (
        <Card>
          <ErrorState title={say.loadFailed} onRetry={() => void refetch()} busy={isFetching} />
        </Card>
      ) : (
        <p role="status" className="text-sm text-muted">
          {say.loading}
        </p>
      )}
    </div>
  );
}

/**
 * The id by which a file of the result can be made; results in an early format do not contain their inputs, so no file can be made of
 * them.
 */
function wholeId(answer: FrozenAnswer): string | null {
  const result = readFrozenResult(answer);
  return result === null || result.format === 1 ? null : answer.id;
}

function ToDashboard({ assessmentId }: { assessmentId: string }) {
  return (
    <LinkButton
      as={Link}
      to={assessmentId ? `/app/dashboard?assessment=${assessmentId}` : '/app/dashboard'}
      className="print:hidden"
    >
      {say.dashboard}
    </LinkButton>
  );
}

function FrozenRecord({ assessmentId, answer }: { assessmentId: AssessmentId; answer: FrozenAnswer }) {
  const check = useMemo(() => checkFrozenFile(answer), [answer]);
  const result = check.state === 'unreadable' ? null : readFrozenResult(answer);
  return (
    <>
      {answer.isOpenAgain ? <Alert tone="warning">{say.isOpenAgain}</Alert> : null}
      <CheckCard file={answer} check={check} day={answer.frozenAt.slice(0, 10)} />
      {result ? (
        <>
          <FrozenPaper assessmentId={assessmentId} result={result} sha256={answer.sha256} />
          {result.format === 1 ? <Alert>{say.earlierFormat}</Alert> : null}
          <SignOffCard assessmentId={assessmentId} sha256={answer.sha256} isOpenAgain={answer.isOpenAgain} />
          <FrozenFacts result={result} sha256={answer.sha256} />
          <FrozenThresholds result={result} />
          <FrozenTopics assessmentId={assessmentId} result={result} />
          {result.format === 1 ? null : (
            <>
              <FrozenLeftOut result={result} />
              <FrozenInputs assessmentId={assessmentId} result={result} />
              {result.evidence ? <FrozenEvidence evidence={result.evidence} /> : null}
              {result.scales ? (
                <FrozenScales scales={{ words: result.scales, wordings: result.scaleWordings ?? [] }} />
              ) : null}
            </>
          )}
        </>
      ) : null}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { screens } from '#contract/screens.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { NameWithState } from '#web/features/assurance/sign-off/name-with-state.tsx';
import { completedIn, openAssessmentQuery } from '#web/features/questionnaire/assessment/api.ts';
import { NothingHere } from '#web/features/questionnaire/assessment/nothing-here.tsx';
import { chainMessages as say } from '#web/features/questionnaire/value-chain/messages.ts';
import { ValueChain } from '#web/features/questionnaire/value-chain/value-chain.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

// Few people look at another year's value chain.
const CompletedChain = lazy(async () => ({
  default: (await import('#web/features/results/frozen-results/completed-chain.tsx')).CompletedChain,
}));
const ReadChain = lazy(async () => ({
  default: (await import('#web/features/questionnaire/value-chain/read-chain.tsx')).ReadChain,
}));
const ChooseCompleted = lazy(async () => ({
  default: (await import('#web/features/results/frozen-results/choose-completed.tsx')).ChooseCompleted,
}));

/**
 * The value chain from raw materials to the end of life. It shows the current draft, or the completed assessment that the address names,
 * which is read-only; if there is no draft, the latest completed assessment.
 */
export default function ValueChainScreen() {
  const [params] = useSearchParams();
  const { data, isError, isFetching, refetch } = useQuery(openAssessmentQuery);
  const draft = data?.draft ?? null;
  const completedId = completedIn(params, data);
  const mayEdit = useMay('assessment.edit');
  return (
    <div className="flex w-full page-width flex-col gap-6 px-4 py-6 sm:px-6">
      <PageHeader
        title={say.title}
        subtitle={draft && completedId === null ? <NameWithState assessment={draft.assessment} /> : say.subtitle}
        actions={
          <Suspense fallback={null}>
            <ChooseCompleted shown={completedId ?? draft?.assessment.id} draftId={draft?.assessment.id} />
          </Suspense>
        }
      />
      {completedId !== null ? (
        <Suspense fallback={<Spinner label={say.loading} />}>
          <CompletedChain key={completedId} assessmentId={completedId} />
        </Suspense>
      ) : draft && !mayEdit ? (
        <Suspense fallback={<Spinner label={say.loading} />}>
          <ReadChain key={draft.assessment.id} whole={draft} />
        </Suspense>
      ) : draft ? (
        <ValueChain key={draft.assessment.id} whole={draft} />
      ) : data ? (
        <Card>
          <NothingHere
            title={say.noDraft}
            description={say.noDraftText}
            to={screens.assessment.path}
            way={say.openQuestionnaire}
          />
        </Card>
      ) : isError ? (
        <ErrorState title={say.failed} description={say.failedText} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Spinner label={say.loading} />
      )}
    </div>
  );
}

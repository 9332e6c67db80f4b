import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { screens } from '#contract/screens.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { NameWithState } from '#web/features/assurance/sign-off/name-with-state.tsx';
import { completedIn, openAssessmentQuery } from '#web/features/questionnaire/assessment/api.ts';
import { NothingHere } from '#web/features/questionnaire/assessment/nothing-here.tsx';
import { registerMessages as say } from '#web/features/register/rows/messages.ts';
import { Register } from '#web/features/register/screen/register.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

const ChooseCompleted = lazy(async () => ({
  default: (await import('#web/features/results/frozen-results/choose-completed.tsx')).ChooseCompleted,
}));
const CompletedRegister = lazy(async () => ({
  default: (await import('#web/features/register/completed/completed-register.tsx')).CompletedRegister,
}));
const CompletedScreen = lazy(async () => ({
  default: (await import('#web/features/register/completed/completed-screen.tsx')).CompletedScreen,
}));

/** Below `lg`, the choice of another assessment is beside the title, and includes what is otherwise below it. */
const IN_ONE_ROW =
  'max-lg:has-[select]:flex-nowrap max-lg:has-[select]:items-center max-lg:has-[select]:[&_p]:hidden max-lg:has-[select]:[&>:first-child]:shrink-0';

/**
 * The register: all impacts, risks and opportunities in one table. It shows the current draft, or the completed assessment that the
 * address names, which is read-only; if there is no draft, the latest completed assessment.
 */
export default function RegisterScreen() {
  const [params] = useSearchParams();
  const { data, isError, isFetching, refetch } = useQuery(openAssessmentQuery);
  const draft = data?.draft ?? null;
  const completedId = completedIn(params, data);
  const mayEdit = useMay('assessment.edit');
  return (
    // As high as the space below the header: the rows scroll, search and headings stay in view.
    <div className="flex h-[calc(100dvh-var(--frame-top,3.5rem))] min-h-96 flex-col gap-3 px-4 pt-5 pb-3 max-md:pt-3 sm:px-6">
      <PageHeader
        className={IN_ONE_ROW}
        title={say.title}
        subtitle={
          completedId !== null ? (
            say.subtitleCompleted
          ) : draft ? (
            <NameWithState assessment={draft.assessment} />
          ) : (
            say.subtitle
          )
        }
        actions={
          <Suspense fallback={null}>
            <ChooseCompleted shown={completedId ?? draft?.assessment.id} draftId={draft?.assessment.id} />
          </Suspense>
        }
      />
      {completedId !== null ? (
        <Suspense fallback={<Spinner label={say.loading} className="m-auto" />}>
          <CompletedScreen key={completedId} assessmentId={completedId} />
        </Suspense>
      ) : draft && !mayEdit ? (
        <Suspense fallback={<Spinner label={say.loading} className="m-auto" />}>
          <CompletedRegister key={draft.assessment.id} whole={draft} />
        </Suspense>
      ) : draft ? (
        <Register key={draft.assessment.id} whole={draft} />
      ) : data ? (
        <NothingHere
          title={say.noDraft}
          description={say.noDraftText}
          to={screens.assessment.path}
          way={say.openQuestionnaire}
        />
      ) : isError ? (
        <ErrorState title={say.failed} description={say.failedText} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div className="grid flex-1 place-items-center">
          <Spinner label={say.loading} />
        </div>
      )}
    </div>
  );
}

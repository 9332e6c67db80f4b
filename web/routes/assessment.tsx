import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { openAssessmentQuery } from '#web/features/questionnaire/assessment/api.ts';
import { BetweenAssessments } from '#web/features/questionnaire/assessment/between-assessments.tsx';
import { chooseDraft } from '#web/features/questionnaire/assessment/chosen-draft.ts';
import { sectionSlug, sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import { KeptAfterCompletion } from '#web/features/questionnaire/wizard/kept-after-completion.tsx';
import { wizardMessages as say } from '#web/features/questionnaire/wizard/messages.ts';
import { useTellCompletion } from '#web/features/questionnaire/wizard/use-tell-completion.ts';
import { Wizard } from '#web/features/questionnaire/wizard/wizard.tsx';
import { AssessmentLoading } from '#web/features/questionnaire/wizard/wizard-loading.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';

const Finish = lazy(async () => ({ default: (await import('#web/features/results/finish/finish.tsx')).Finish }));

const DownloadReport = lazy(() => import('#web/features/results/finish/download-report.tsx'));

/** The questionnaire: the sections of the draft, or the page that follows a completed assessment. */
export default function AssessmentScreen() {
  const [params] = useSearchParams();
  const { data, isError, isFetching, refetch } = useQuery(openAssessmentQuery);
  useTellCompletion(data);
  const isOther = useDraftOfAddress(data?.draft?.assessment.id);
  const named = sections.find((section) => sectionSlug(section) === params.get('section'));
  if (isOther) return <AssessmentLoading heading={named?.name} text={named?.description} />;
  if (data?.draft) return <Wizard key={data.draft.assessment.id} whole={data.draft} />;
  if (data?.latestCompleted || data?.removed.length) {
    const completed = data.latestCompleted;
    return (
      <BetweenAssessments
        open={data}
        actions={
          completed ? (
            // As high as the button, so that nothing moves.
            <Suspense fallback={<div className="h-9" />}>
              <DownloadReport completed={completed} />
            </Suspense>
          ) : null
        }
      >
        {completed ? (
          <>
            <KeptAfterCompletion assessment={completed} />
            <Suspense fallback={<Spinner label={say.loading} className="min-h-64" />}>
              <div className="mt-6">
                <Finish completed={completed} />
              </div>
            </Suspense>
          </>
        ) : null}
      </BetweenAssessments>
    );
  }
  if (isError || data) {
    return (
      <ErrorState
        title={named?.sectionType === 'stakeholder_mapping' ? say.stakeholdersFailed : say.loadFailed}
        description={say.loadFailedHint}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  return <AssessmentLoading heading={named?.name} text={named?.description} />;
}

/**
 * A link may name one of several drafts, `?assessment=ID`: this draft is then chosen, and the parameter is removed from the address. True
 * until then.
 */
function useDraftOfAddress(shown: string | undefined): boolean {
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const wanted = params.get('assessment');
  useEffect(() => {
    if (wanted === null) return;
    if (wanted !== shown) void chooseDraft(client, wanted);
    setParams(
      (present) => {
        present.delete('assessment');
        return present;
      },
      { replace: true },
    );
  }, [wanted, shown, client, setParams]);
  return wanted !== null;
}

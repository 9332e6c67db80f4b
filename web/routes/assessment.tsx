import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { openAssessmentQuery } from '#web/features/assessment/api.ts';
import { CompletedState } from '#web/features/assessment/completed-state.tsx';
import { sectionSlug, sections } from '#web/features/questionnaire/sections.ts';
import { wizardMessages as say } from '#web/features/wizard/messages.ts';
import { Wizard } from '#web/features/wizard/wizard.tsx';
import { AssessmentLoading } from '#web/features/wizard/wizard-loading.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

/** The questionnaire: the draft's wizard, or what comes after a completed assessment. */
export default function AssessmentScreen() {
  const [params] = useSearchParams();
  const { data, isError, isFetching, refetch } = useQuery(openAssessmentQuery);
  if (data?.draft) return <Wizard key={data.draft.assessment.id} whole={data.draft} />;
  if (data?.latestCompleted) return <CompletedState completed={data.latestCompleted} />;
  if (isError || data) {
    return (
      <ErrorState
        title={say.loadFailed}
        description={say.loadFailedHint}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  const named = sections.find((section) => sectionSlug(section) === params.get('section'));
  return <AssessmentLoading heading={named?.name} text={named?.description} />;
}

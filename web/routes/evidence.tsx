import { useQuery } from '@tanstack/react-query';
import { screens } from '#contract/screens.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { EvidenceLibrary } from '#web/features/assurance/evidence/evidence-library.tsx';
import { evidenceMessages as say } from '#web/features/assurance/evidence/messages.ts';
import { openAssessmentQuery } from '#web/features/questionnaire/assessment/api.ts';
import { NothingHere } from '#web/features/questionnaire/assessment/nothing-here.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** All evidence of the company, with how often the draft uses it, or the latest completed assessment if there is no draft. */
export default function EvidenceScreen() {
  const { data, isError, isFetching, refetch } = useQuery(openAssessmentQuery);
  const assessmentId: AssessmentId | undefined = data?.draft?.assessment.id ?? data?.latestCompleted?.id;
  return (
    <div className="flex w-full page-width flex-col gap-6 px-4 py-6 sm:px-6">
      <PageHeader title={say.screenTitle} subtitle={say.screenText} />
      {assessmentId ? (
        <EvidenceLibrary assessmentId={assessmentId} />
      ) : data ? (
        <Card>
          <NothingHere
            title={say.noAssessment}
            description={say.noAssessmentText}
            to={screens.assessment.path}
            way={say.openQuestionnaire}
          />
        </Card>
      ) : isError ? (
        <ErrorState title={say.failed} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Spinner label={say.loading} />
      )}
    </div>
  );
}

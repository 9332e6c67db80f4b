import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { AssessmentId } from '#domain/ids.ts';
import { AsOfView } from '#web/features/results/as-of/as-of-view.tsx';
import { asOfMessages as say } from '#web/features/results/as-of/messages.ts';
import { TimeForm } from '#web/features/results/as-of/time-form.tsx';
import { dashboardQuery } from '#web/features/results/dashboard/api.ts';
import { ChooseAssessment } from '#web/features/results/dashboard/choose-assessment.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** An assessment as it was at the time that the address names; by default, the assessment of the dashboard. */
export default function AsOfScreen() {
  const [params, setParams] = useSearchParams();
  const { data } = useQuery(dashboardQuery(null));
  const assessmentId = params.get('assessment') ?? data?.dashboard?.assessment.id ?? data?.choices[0]?.id ?? null;
  const [at, until] = [params.get('at'), params.get('until')];
  const show = (changed: Record<string, string | null>) =>
    setParams((present) => {
      for (const [name, value] of Object.entries(changed)) {
        if (value === null) present.delete(name);
        else present.set(name, value);
      }
      return present;
    });
  return (
    <div className="flex w-full page-width flex-col gap-6 px-4 py-6 sm:px-6 print:p-0">
      <PageHeader
        title={say.title}
        subtitle={say.subtitle}
        actions={
          data && assessmentId !== null && data.choices.length > 0 ? (
            <ChooseAssessment
              choices={data.choices}
              chosen={assessmentId}
              onChoose={(assessment) => show({ assessment })}
            />
          ) : undefined
        }
      />
      <TimeForm
        key={`${at} ${until}`}
        at={at}
        until={until}
        onShow={(chosen, other) => show({ at: chosen, until: other })}
      />
      {assessmentId !== null && at !== null ? (
        <AsOfView assessmentId={assessmentId as AssessmentId} at={at} until={until} />
      ) : (
        <Card>
          <EmptyState title={say.chooseTime} description={say.chooseTimeText} />
        </Card>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import type { AssessmentShape } from '#contract/assessment.ts';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import type { Matrix } from '#domain/results/matrix.ts';
import { AdoptThresholdsForm } from '#web/features/questionnaire/assessment/adopt-thresholds-form.tsx';
import { adoptedSaid } from '#web/features/questionnaire/assessment/adopted-said.ts';
import { completedByQuery } from '#web/features/questionnaire/assessment/completed-by.ts';
import { thresholdMessages } from '#web/features/questionnaire/assessment/messages.ts';
import { useAdoptThresholds } from '#web/features/questionnaire/assessment/use-adopt-thresholds.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { adoptionsQuery } from './api.ts';
import { dashboardMessages as say } from './messages.ts';

const AdoptionOutlook = lazy(() => import('#web/features/results/topic-decisions/adoption-outlook.tsx'));

interface AdoptionDialogProps {
  /** Under the adopted thresholds, with its scores. */
  dashboard: Dashboard;
  matrix: Matrix | null;
  /** The viewer's thresholds to adopt; null only shows the adopted ones. */
  proposed: Thresholds | null;
  onClose: () => void;
}

/** The adopted thresholds with author, time and reason; with a proposal, the form that adopts it (product P18). */
export function AdoptionDialog({ dashboard, matrix, proposed, onClose }: AdoptionDialogProps) {
  const { id: assessmentId } = dashboard.assessment;
  const { data, isError, isFetching, refetch } = useQuery(adoptionsQuery);
  const assessment = data?.find(({ id }) => id === assessmentId);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say.adoption(Boolean(assessment?.thresholdsAdopted), proposed !== null)}
    >
      {assessment ? (
        <Adoption assessment={assessment} dashboard={dashboard} matrix={matrix} proposed={proposed} onClose={onClose} />
      ) : isError || data ? (
        <ErrorState title={say.adoptionFailed} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Spinner label={say.adoptionLoading} className="min-h-24 text-sm" />
      )}
    </Dialog>
  );
}

interface AdoptionProps extends AdoptionDialogProps {
  assessment: AssessmentShape;
}

function Adoption({ assessment, dashboard, matrix, proposed, onClose }: AdoptionProps) {
  const { input, isOvertaken, news, question, propose, change, cancel, adopt } = useAdoptThresholds(
    assessment,
    onClose,
  );
  const { thresholds, thresholdsAdopted: adopted, thresholdsReason } = assessment;

  // Once, with the values from the dashboard: afterwards, the input belongs to the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (proposed) propose(proposed);
  }, []);

  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="figures font-medium">
          {thresholdMessages.summary(thresholds.impact, thresholds.financial, assessment.borderlineBand)}
        </p>
        <p className="text-xs text-muted">{adopted ? adoptedSaid(adopted) : thresholdMessages.notAdopted}</p>
        {thresholdsReason ? (
          <p dir="auto" className="mt-2 max-w-prose wrap-anywhere whitespace-pre-wrap">
            {thresholdsReason}
          </p>
        ) : null}
      </div>
      {isOvertaken ? <OvertakenAdoption assessment={assessment} /> : null}
      {proposed && input ? (
        <AdoptThresholdsForm
          assessmentId={assessment.id}
          news={news}
          input={input}
          outlook={(to) =>
            matrix ? (
              <Suspense>
                <AdoptionOutlook dashboard={dashboard} matrix={matrix} to={to} />
              </Suspense>
            ) : null
          }
          onChange={change}
          onAdopt={adopt}
          onCancel={() => {
            cancel();
            onClose();
          }}
        />
      ) : null}
      {question}
    </div>
  );
}

/** Says who completed the assessment while its thresholds were about to be adopted, and that nothing typed is lost (product P19). */
function OvertakenAdoption({ assessment }: { assessment: AssessmentShape }) {
  const { data: name = null } = useQuery(completedByQuery(assessment));
  return (
    <Alert tone="warning" announce title={thresholdMessages.overtaken(name)}>
      {thresholdMessages.overtakenText}
    </Alert>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AssessmentShape } from '#contract/assessment.ts';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import { AdoptThresholdsForm } from '#web/features/assessment/adopt-thresholds-form.tsx';
import { completedByQuery } from '#web/features/assessment/completed-by.ts';
import { thresholdMessages } from '#web/features/assessment/messages.ts';
import { useAdoptThresholds } from '#web/features/assessment/use-adopt-thresholds.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { adoptionsQuery } from './api.ts';
import { dashboardMessages as say } from './messages.ts';

interface AdoptionDialogProps {
  assessmentId: string;
  /** The viewer's thresholds, to be adopted; null only shows the adopted ones. */
  proposed: Thresholds | null;
  onClose: () => void;
}

/** The adopted thresholds with author, time and reason; with a proposal, the form that adopts it (product P18). */
export function AdoptionDialog({ assessmentId, proposed, onClose }: AdoptionDialogProps) {
  const { data, isError, isFetching, refetch } = useQuery(adoptionsQuery);
  const assessment = data?.find(({ id }) => id === assessmentId);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={say.adoption}>
      {assessment ? (
        <Adoption assessment={assessment} proposed={proposed} onClose={onClose} />
      ) : isError || data ? (
        <ErrorState title={say.adoptionFailed} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Spinner label={say.adoptionLoading} className="min-h-24 text-sm" />
      )}
    </Dialog>
  );
}

interface AdoptionProps {
  assessment: AssessmentShape;
  proposed: Thresholds | null;
  onClose: () => void;
}

function Adoption({ assessment, proposed, onClose }: AdoptionProps) {
  const { input, isOvertaken, news, question, propose, change, cancel, adopt } = useAdoptThresholds(
    assessment,
    onClose,
  );
  const { thresholds, thresholdsAdopted: adopted, thresholdsReason } = assessment;

  // Once, with the values she came with: afterwards the form is hers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (proposed) propose(proposed);
  }, []);

  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="figures font-medium">{thresholdMessages.summary(thresholds.impact, thresholds.financial)}</p>
        <p className="text-xs text-muted">
          {adopted ? thresholdMessages.adoptedBy(adopted.by, formatMoment(adopted.at)) : thresholdMessages.notAdopted}
        </p>
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

/** Says who has completed the assessment while its thresholds were about to be adopted, and that nothing typed is lost (product P19). */
function OvertakenAdoption({ assessment }: { assessment: AssessmentShape }) {
  const { data: name = null } = useQuery(completedByQuery(assessment));
  return (
    <Alert tone="warning" announce title={thresholdMessages.overtaken(name)}>
      {thresholdMessages.overtakenText}
    </Alert>
  );
}

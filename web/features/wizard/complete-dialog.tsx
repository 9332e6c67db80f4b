import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { SectionProgress } from '#domain/progress/wizard-progress.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { openAssessmentQuery } from '#web/features/assessment/api.ts';
import { THRESHOLD_FORM } from '#web/features/assessment/use-adopt-thresholds.ts';
import { sections } from '#web/features/questionnaire/sections.ts';
import { useKeptForms } from '#web/features/saving/use-kept-forms.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { keptSections } from './kept-sections.ts';
import { completionMessages as say } from './messages.ts';
import { MissingList } from './missing-list.tsx';

export interface CompleteDialogProps {
  open: boolean;
  whole: WholeAssessment;
  progress: readonly SectionProgress[];
  onClose: () => void;
  onOpenSection: (section: QuestionnaireSection) => void;
}

/** Says what is missing and what is not saved, and completes all the same if the person wants it (product P17). */
export function CompleteDialog({ open, whole, progress, onClose, onOpenSection }: CompleteDialogProps) {
  const { assessment } = whole;
  const complete = useComplete(assessment.id, onClose);
  const forms = useKeptForms(assessment.id);
  const kept = keptSections(forms, sections);
  const isThin = progress.some((section) => section.missing.length > 0);
  const { impact, financial } = assessment.thresholds;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !complete.isPending) onClose();
      }}
      title={say.title}
      description={say.text}
      footer={
        <>
          <Button onClick={onClose} disabled={complete.isPending}>
            {say.back}
          </Button>
          <Button
            variant="primary"
            busy={complete.isPending}
            busyText={say.completing}
            onClick={() => complete.mutate()}
          >
            {say.complete}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {isThin ? (
          <section>
            <h3 className="font-medium">{say.missingTitle}</h3>
            <p className="mb-2 text-sm text-muted">{say.missingText}</p>
            <MissingList progress={progress} onOpenSection={onOpenSection} />
          </section>
        ) : (
          <Alert tone="success">{say.nothingMissing}</Alert>
        )}
        {kept.length > 0 ? (
          <Alert
            tone="warning"
            title={say.keptTitle}
            action={kept.map((section) => (
              <Button key={section.name} size="sm" onClick={() => onOpenSection(section)}>
                {section.name}
              </Button>
            ))}
          >
            {say.keptText}
          </Alert>
        ) : null}
        {forms.includes(THRESHOLD_FORM) ? <Alert tone="warning">{say.thresholdsBegun}</Alert> : null}
        <p className="figures text-sm text-muted">
          {say.thresholds(impact, financial)}
          {assessment.thresholdsAdopted ? null : `; ${say.thresholdsDefault}`}
        </p>
      </div>
    </Dialog>
  );
}

function useComplete(assessmentId: WholeAssessment['assessment']['id'], onClose: () => void) {
  const client = useQueryClient();
  const reportFailure = useSaveFailure(openAssessmentQuery.queryKey);
  return useMutation({
    mutationFn: () => api.assessment.complete({ assessmentId }),
    onSuccess: (completed) => {
      toast.success(say.completed, { description: say.completedText });
      onClose();
      client.setQueryData(
        openAssessmentQuery.queryKey,
        (open) =>
          open && {
            ...open,
            draft: null,
            latestCompleted: completed,
            drafts: open.drafts.filter(({ id }) => id !== completed.id),
          },
      );
      void client.invalidateQueries({ queryKey: queryKeys.dashboard });
    },
    onError: (error) => reportFailure(error, say.failed),
  });
}

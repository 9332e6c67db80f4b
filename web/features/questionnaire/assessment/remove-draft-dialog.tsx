import { useMutation } from '@tanstack/react-query';
import type { AssessmentShape } from '#contract/assessment.ts';
import { REMOVED_DRAFT_DAYS } from '#domain/limits.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { openAssessmentQuery, useReadAgain } from './api.ts';
import { draftMessages as say } from './messages.ts';
import { useRestoreDraft } from './use-restore-draft.ts';

/** Asks before the draft is deleted for everyone; it can be restored immediately or later. */
export function RemoveDraftDialog({ assessment, onClose }: { assessment: AssessmentShape; onClose: () => void }) {
  const readAgain = useReadAgain();
  const { restore } = useRestoreDraft();
  const reportFailure = useSaveFailure(openAssessmentQuery.queryKey);
  const remove = useMutation({
    mutationFn: () => api.assessment.remove({ assessmentId: assessment.id }),
    onSuccess: async () => {
      await readAgain();
      const action = { label: say.undo, onPress: () => restore(assessment) };
      toast.success(say.removed, { description: assessment.name, action, timeout: 15_000 });
    },
    onError: (error) => reportFailure(error, say.removeFailed, 'deleting'),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say.removeTitle(assessment.name)}
      description={say.removeText(formatDay(assessment.financialYearStart), REMOVED_DRAFT_DAYS)}
      confirmLabel={say.remove}
      busyText={say.removing}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}

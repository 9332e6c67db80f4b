import { useMutation } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { openAssessmentQuery, useReadAgain } from './api.ts';
import { draftMessages as say } from './messages.ts';

/** Restores a deleted draft with all its contents. */
export function useRestoreDraft() {
  const readAgain = useReadAgain();
  const reportFailure = useSaveFailure(openAssessmentQuery.queryKey);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: { id: AssessmentId }) => api.assessment.restore({ assessmentId: id }),
    onSuccess: async ({ name }) => {
      await readAgain();
      toast.success(say.restored, { description: name });
    },
    onError: (error) => reportFailure(error, say.restoreFailed),
  });
  return { restore: mutate, restoring: isPending ? variables.id : null };
}

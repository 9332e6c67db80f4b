import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AssessmentShape } from '#contract/assessment.ts';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import type { ReasonsAsked } from '#domain/results/reasons-asked.ts';
import { openAssessmentQuery } from '#web/features/questionnaire/assessment/api.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { useForm } from '#web/ui/inputs/form.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { completionMessages as say } from './messages.ts';

export interface CompletionReasons {
  versionReason: string;
  climateReason: string;
}

/**
 * The form of the completion dialog with the required reasons. What is typed is kept in the browser until the assessment is completed.
 */
export function useComplete(assessment: AssessmentShape, asked: ReasonsAsked, onDone: () => void) {
  const [kept, keep] = useUnsaved<CompletionReasons>(assessment.id, 'completion-reasons');
  const { versionReason, climateReason } = assessment;
  const complete = useSendCompletion(assessment.id);
  return useForm<CompletionReasons>({
    value: kept ?? { versionReason, climateReason },
    onChange: keep,
    check: (value) => ({
      ...(asked.version && versionProblem(value.versionReason)),
      ...(value.climateReason.length > MAX_LONG_TEXT && { climateReason: limitMessages.tooLong(MAX_LONG_TEXT) }),
    }),
    send: async (value) => {
      const isDone = await complete(value);
      if (!isDone) return false;
      keep(undefined);
      onDone();
      return true;
    },
  });
}

function versionProblem(reason: string): { versionReason?: string } {
  if (reason.trim() === '') return { versionReason: say.versionReasonMissing };
  return reason.length > MAX_LONG_TEXT ? { versionReason: limitMessages.tooLong(MAX_LONG_TEXT) } : {};
}

/** Completes the assessment; resolves to whether this succeeded. */
function useSendCompletion(assessmentId: AssessmentShape['id']) {
  const client = useQueryClient();
  const reportFailure = useSaveFailure(openAssessmentQuery.queryKey);
  const { mutateAsync } = useMutation({
    mutationFn: (reasons: CompletionReasons) => api.assessment.complete({ assessmentId, ...reasons }),
    onSuccess: (completed) => {
      toast.success(say.completed, { description: say.completedText });
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
  return (reasons: CompletionReasons) =>
    mutateAsync(reasons).then(
      () => true,
      () => false,
    );
}

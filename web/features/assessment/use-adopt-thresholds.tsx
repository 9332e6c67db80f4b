import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AssessmentShape } from '#contract/assessment.ts';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import { saveAssessmentAsking } from '#web/features/saving/save-assessment.ts';
import { useConflictQuestion } from '#web/features/saving/use-conflict-question.tsx';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast-store.ts';
import { openAssessmentQuery, usePatchAssessment } from './api.ts';
import { thresholdMessages as say } from './messages.ts';

/** The name of the form's unsaved input in the browser. */
export const THRESHOLD_FORM = 'thresholds';

/** Thresholds about to be adopted. */
export interface ThresholdInput {
  impact: number;
  financial: number;
  reason: string;
}

/** Kept in the browser with the assessment as it was when the input began, so that a conflict is noticed. */
interface KeptInput extends ThresholdInput {
  seen: AssessmentShape;
}

/** Adopting thresholds: the unsaved input (undefined while nobody is at it) and what can be done with it. */
export function useAdoptThresholds(assessment: AssessmentShape, onAdopted?: () => void) {
  const [kept, setKept] = useUnsaved<KeptInput>(assessment.id, THRESHOLD_FORM);
  const patch = usePatchAssessment(assessment.id);
  const { question, ask } = useConflictQuestion();
  const reportFailure = useSaveFailure(openAssessmentQuery.queryKey);

  const client = useQueryClient();
  const mutationKey = ['adopt-thresholds', assessment.id];
  const mutation = useMutation({
    mutationKey,
    mutationFn: async ({ seen, impact, financial, reason }: KeptInput): Promise<boolean> => {
      const outcome = await saveAssessmentAsking<AssessmentShape>({
        seen,
        send: (version) =>
          api.assessment.adoptThresholds({ assessmentId: assessment.id, impact, financial, reason, version }),
        isUntouched: (before, current) => before.thresholdsAdopted?.at === current.thresholdsAdopted?.at,
        describe: (current) => ({
          label: say.conflict,
          mine: describe({ impact, financial, reason }),
          theirs: describe({ ...current.thresholds, reason: current.thresholdsReason }),
          changedBy: current.thresholdsAdopted?.by ?? null,
          changedAt: current.thresholdsAdopted?.at ?? null,
        }),
        ask,
      });
      if (!outcome) return false;
      const current = 'saved' in outcome ? outcome.saved : outcome.theirs;
      setKept(undefined);
      patch((whole) => ({ ...whole, assessment: current }));
      return 'saved' in outcome;
    },
    onSuccess: (isAdopted) => {
      if (!isAdopted) return;
      toast.success(say.saved);
      onAdopted?.();
    },
    onError: (error) => reportFailure(error, say.failed),
  });

  return {
    input: assessment.status === 'draft' ? kept : undefined,
    isPending: mutation.isPending,
    question,
    begin: () => setKept({ ...assessment.thresholds, reason: '', seen: assessment }),
    /** Begins, or goes on, with these two values: what a viewer has tried out on the dashboard. A reason already written stays. */
    propose: ({ impact, financial }: Thresholds) =>
      setKept({ seen: assessment, reason: '', ...kept, impact, financial }),
    change: (input: ThresholdInput) => kept && setKept({ ...kept, ...input }),
    cancel: () => setKept(undefined),
    // Asked of the cache: the second half of a double click comes before `isPending` is drawn, and would find a conflict.
    adopt: () => {
      if (kept && client.isMutating({ mutationKey }) === 0) mutation.mutate(kept);
    },
  };
}

function describe({ impact, financial, reason }: ThresholdInput): string {
  return `${say.summary(impact, financial)}\n${reason}`;
}

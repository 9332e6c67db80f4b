import { useMutation } from '@tanstack/react-query';
import type { AssessmentShape, WholeAssessment } from '#contract/assessment.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { saveAssessmentAsking } from '#web/features/saving/save-assessment.ts';
import { useConflictQuestion } from '#web/features/saving/use-conflict-question.tsx';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { toast } from '#web/ui/toast-store.ts';
import { openAssessmentQuery, usePatchAssessment } from './api.ts';
import { versionMessages as say } from './messages.ts';

export interface VersionChoiceInput {
  /** ISO date. */
  financialYearStart: string;
  esrsVersion: EsrsVersion;
}

/** Saves financial year and version; resolves whether it is done. `question` is to be rendered. */
export function useChooseVersion(assessment: AssessmentShape) {
  const patch = usePatchAssessment(assessment.id);
  const { question, ask } = useConflictQuestion();
  const reportFailure = useSaveFailure(openAssessmentQuery.queryKey);

  const mutation = useMutation({
    mutationFn: async (choice: VersionChoiceInput): Promise<boolean> => {
      const outcome = await saveAssessmentAsking<WholeAssessment>({
        seen: assessment,
        send: (version) => api.assessment.chooseVersion({ assessmentId: assessment.id, ...choice, version }),
        isUntouched: (seen, current) =>
          seen.esrsVersion === current.esrsVersion && seen.financialYearStart === current.financialYearStart,
        describe: (current) => ({
          label: say.conflict,
          mine: summarize(choice),
          theirs: summarize(current),
          changedBy: null,
          changedAt: null,
        }),
        ask,
      });
      if (!outcome) return false;
      if ('saved' in outcome) {
        patch(() => outcome.saved);
      } else {
        // The other person's version may have brought other topics with it.
        const whole = await api.assessment.read({ assessmentId: assessment.id });
        patch(() => whole);
      }
      return true;
    },
    onSuccess: (isDone) => {
      if (isDone) toast.success(say.saved);
    },
    onError: (error) => reportFailure(error, say.failed),
  });
  return { mutate: mutation.mutate, isPending: mutation.isPending, question };
}

function summarize(choice: VersionChoiceInput): string {
  return `${formatDay(choice.financialYearStart)}, ${esrsVersions[choice.esrsVersion].label}`;
}

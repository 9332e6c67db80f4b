import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AssessmentShape } from '#contract/assessment.ts';
import { keptRoute } from '#domain/assessment/esrs-version.ts';
import type { RowDraft } from '#web/features/saving/row-drafts.ts';
import { useAskingSave } from '#web/features/saving/use-asking-save.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { openAssessmentQuery, usePatchAssessment } from './api.ts';
import { versionMerging as merging, type VersionChoiceInput } from './merge-versions.ts';
import { versionMessages as say } from './messages.ts';

/** Saves the financial year and version; resolves to whether this succeeded. The caller must render `question`. */
export function useChooseVersion(assessment: AssessmentShape) {
  const { id } = assessment;
  const client = useQueryClient();
  const patch = usePatchAssessment(id);
  const { question, save } = useAskingSave(openAssessmentQuery.queryKey);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (choice: RowDraft<VersionChoiceInput>): Promise<boolean> => {
      const outcome = await save<VersionChoiceInput, AssessmentShape>([{ key: id, ...choice }], {
        merging,
        send: async (changes) => {
          const wholes = changes.map(({ value: { financialYearStart, route }, seenVersion }) =>
            api.assessment.chooseVersion({
              assessmentId: id,
              financialYearStart,
              ...keptRoute(route),
              version: seenVersion ?? assessment.version,
            }),
          );
          const saved = await Promise.all(wholes);
          for (const whole of saved) patch(() => whole);
          return saved.map((whole) => whole.assessment);
        },
        failedTitle: say.failed,
      });
      if (!outcome) return false;
      // The other person's version may have different topics.
      if (outcome.taken.length > 0) await client.invalidateQueries({ queryKey: openAssessmentQuery.queryKey });
      toast.success(say.saved);
      return true;
    },
  });
  return { choose: mutateAsync, isPending, question };
}

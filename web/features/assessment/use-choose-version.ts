import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AssessmentShape } from '#contract/assessment.ts';
import { type EsrsVersion, esrsVersions } from '#domain/reference/esrs-versions.ts';
import { wholeMerging } from '#web/features/saving/merging.ts';
import { begunFrom } from '#web/features/saving/row-drafts.ts';
import { useAskingSave } from '#web/features/saving/use-asking-save.ts';
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
  const { id } = assessment;
  const client = useQueryClient();
  const patch = usePatchAssessment(id);
  const { question, save } = useAskingSave(openAssessmentQuery.queryKey);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (choice: VersionChoiceInput): Promise<boolean> => {
      const outcome = await save<VersionChoiceInput, AssessmentShape>(
        [{ key: id, value: choice, ...begunFrom(assessment, choice, merging) }],
        {
          merging,
          send: async (changes) => {
            const wholes = changes.map(({ value, seenVersion }) =>
              api.assessment.chooseVersion({ assessmentId: id, ...value, version: seenVersion ?? assessment.version }),
            );
            const saved = await Promise.all(wholes);
            for (const whole of saved) patch(() => whole);
            return saved.map((whole) => whole.assessment);
          },
          failedTitle: say.failed,
        },
      );
      if (!outcome) return false;
      // The other person's version may have brought other topics with it.
      if (outcome.taken.length > 0) await client.invalidateQueries({ queryKey: openAssessmentQuery.queryKey });
      toast.success(say.saved);
      return true;
    },
  });
  return { choose: mutateAsync, isPending, question };
}

/** One thing: which standard can be chosen depends on the day. */
const merging = wholeMerging<VersionChoiceInput, AssessmentShape>({
  valueIn: (row, choice) => {
    const { financialYearStart, esrsVersion } = row ?? choice;
    return { financialYearStart, esrsVersion };
  },
  title: () => say.conflict,
  word: summarize,
});

function summarize(choice: VersionChoiceInput): string {
  return `${formatDay(choice.financialYearStart)}, ${esrsVersions[choice.esrsVersion].label}`;
}

import { queryOptions } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { readChosenDraft } from '#web/features/assessment/chosen-draft.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** What is worked on, with everything below it. Unlike the questionnaire, a look at home begins no assessment. */
export const homeQuery = queryOptions({
  queryKey: [...queryKeys.assessment, 'home'],
  queryFn: ({ signal }) => {
    const chosen = readChosenDraft();
    return api.assessment.readDraft(chosen ? { assessmentId: chosen as AssessmentId } : {}, { signal });
  },
});

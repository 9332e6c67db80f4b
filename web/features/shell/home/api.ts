import { queryOptions } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { openAssessmentQuery } from '#web/features/questionnaire/assessment/api.ts';
import { readChosenDraft } from '#web/features/questionnaire/assessment/chosen-draft.ts';
import { HOLDS_WHOLE } from '#web/features/questionnaire/assessment/is-assessment-cached.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** The current draft with everything below it. Unlike the questionnaire, the home screen does not start an assessment. */
export const homeQuery = queryOptions({
  queryKey: [...queryKeys.assessment, 'home'],
  queryFn: async ({ signal, client }) => {
    const askedAt = Date.now();
    const chosen = readChosenDraft();
    const found = await api.assessment.readDraft(chosen ? { assessmentId: chosen as AssessmentId } : {}, { signal });
    // The screens that use the draft open without another request. Data that they received in the meantime is newer.
    const { queryKey } = openAssessmentQuery;
    if (found.draft && (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) < askedAt) {
      client.setQueryData(queryKey, found);
    }
    return found;
  },
  meta: HOLDS_WHOLE,
});

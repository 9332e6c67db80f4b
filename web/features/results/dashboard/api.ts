import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import { HOLDS_WHOLE } from '#web/features/questionnaire/assessment/is-assessment-cached.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** The results of one assessment, or of the newest one that has any. While another is loading, the current results stay visible. */
export function dashboardQuery(assessmentId: string | null) {
  return queryOptions({
    queryKey: [...queryKeys.dashboard, assessmentId],
    queryFn: async ({ signal }) => {
      const input = assessmentId === null ? {} : { assessmentId: assessmentId as AssessmentId };
      // Loaded in parallel: other screens use this query without the functions of the method.
      const [{ results, choices, hidesEarlier }, { readResults }] = await Promise.all([
        api.dashboard.read(input, { signal }),
        import('./read-results.ts'),
      ]);
      const read = results ? readResults(results) : { dashboard: null, matrix: null, aside: [] };
      // Includes the versions of the rows, which are needed to change them.
      return { ...read, decisions: results?.decisions ?? [], choices, hidesEarlier };
    },
    placeholderData: keepPreviousData,
  });
}

/** An earlier assessment's results and the code that compares points, loaded when they are needed. */
export function toCompareQuery(earlierId: AssessmentId | null) {
  return queryOptions({
    queryKey: [...queryKeys.dashboard, 'to-compare', earlierId],
    queryFn: async ({ signal }) => {
      const [{ results }, { readResults }, { comparePoints }] = await Promise.all([
        api.dashboard.read(earlierId === null ? {} : { assessmentId: earlierId }, { signal }),
        import('./read-results.ts'),
        import('./compare-points.ts'),
      ]);
      return { earlier: results ? readResults(results).dashboard : null, comparePoints };
    },
  });
}

/** The texts on the rows of a topic, loaded when the topic is opened. Reloaded with the dashboard. */
export function topicTextsQuery(assessmentId: AssessmentId, topicId: TopicId) {
  return queryOptions({
    queryKey: [...queryKeys.dashboard, 'texts', assessmentId, topicId],
    queryFn: ({ signal }) => api.dashboard.topicTexts({ assessmentId, topicId }, { signal }),
  });
}

/** Statements by stakeholders that name a topic. Reloaded with the assessment. */
export function topicViewsQuery(assessmentId: AssessmentId, topicId: TopicId) {
  return queryOptions({
    queryKey: [...queryKeys.assessment, 'views', assessmentId, topicId],
    queryFn: ({ signal }) => api.dashboard.topicViews({ assessmentId, topicId }, { signal }),
  });
}

/** Which topics each stakeholder has named. Reloaded with the assessment. */
export function voicesQuery(assessmentId: AssessmentId) {
  return queryOptions({
    queryKey: [...queryKeys.assessment, 'voices', assessmentId],
    queryFn: async ({ signal }) => {
      const [{ voices, ...rest }, { groupName }] = await Promise.all([
        api.dashboard.voices({ assessmentId }, { signal }),
        import('#domain/stakeholders/group-name.ts'),
      ]);
      const named = voices.map(({ id, topicIds, ...who }) => ({
        id,
        topicIds,
        name: who.stakeholderNames.trim() || groupName(who),
      }));
      return { voices: named, ...rest };
    },
  });
}
export type Voices = Awaited<ReturnType<NonNullable<ReturnType<typeof voicesQuery>['queryFn']>>>;

/** The texts on the screening scores, loaded when they are opened. Reloaded with the dashboard. */
export function screeningTextsQuery(assessmentId: AssessmentId) {
  return queryOptions({
    queryKey: [...queryKeys.dashboard, 'texts', assessmentId, 'screening'],
    queryFn: ({ signal }) => api.dashboard.screeningTexts({ assessmentId }, { signal }),
  });
}

/** A draft with everything below it, for its progress; null if it is no longer a draft. Reloaded with the questionnaire. */
export function draftOfQuery(assessmentId: AssessmentId) {
  return queryOptions({
    queryKey: [...queryKeys.assessment, 'draft', assessmentId],
    queryFn: async ({ signal }) => {
      const { draft } = await api.assessment.readDraft({ assessmentId }, { signal });
      return draft?.assessment.id === assessmentId ? draft : null;
    },
    staleTime: 0,
    meta: HOLDS_WHOLE,
  });
}

/** Who adopted the thresholds of each assessment, when and why. Reloaded with the dashboard. */
export const adoptionsQuery = queryOptions({
  queryKey: [...queryKeys.dashboard, 'adoptions'],
  queryFn: ({ signal }) => api.assessment.list(undefined, { signal }),
});

/** The texts on one row. */
export type RowTexts = Awaited<ReturnType<typeof api.dashboard.topicTexts>>[number];
export type AssessmentChoice = Awaited<ReturnType<typeof api.dashboard.read>>['choices'][number];

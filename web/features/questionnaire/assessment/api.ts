import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { SavingScope } from '#web/features/saving/use-changed-rows.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { readChosenDraft } from './chosen-draft.ts';
import { HOLDS_WHOLE } from './is-assessment-cached.ts';

/** What the questionnaire loads: its draft with everything below it, and the other assessments. */
export type OpenAssessment = Awaited<ReturnType<typeof api.assessment.readDraft>>;

/** The draft of the wizard, with everything below it; a company's first visit starts one. */
export const openAssessmentQuery = queryOptions({
  queryKey: [...queryKeys.assessment, 'open'],
  queryFn: async ({ signal, client }): Promise<OpenAssessment> => {
    const chosen = readChosenDraft();
    const found = await api.assessment.readDraft(chosen ? { assessmentId: chosen as AssessmentId } : {}, { signal });
    // After an assessment has been completed or a draft deleted, the next one starts only when somebody chooses how.
    if (found.draft || found.latestCompleted || found.removed.length > 0) return found;
    await beginFirst();
    void client.invalidateQueries({ queryKey: queryKeys.dashboard });
    return api.assessment.readDraft({}, { signal });
  },
  staleTime: 30_000,
  meta: HOLDS_WHOLE,
});

/**
 * Which completed assessment a screen shows read-only: the one in its address, or the latest if there is no draft. Null for the draft,
 * and until this is known.
 */
export function completedIn(params: URLSearchParams, open: OpenAssessment | undefined): string | null {
  const named = params.get('assessment');
  if (named === null) return open && !open.draft ? (open.latestCompleted?.id ?? null) : null;
  return named === open?.draft?.assessment.id ? null : named;
}

/** How much of its storage limits the company uses. */
export const useOfRoomQuery = queryOptions({
  queryKey: [...queryKeys.assessment, 'use'],
  queryFn: ({ signal }) => api.assessment.readUse(undefined, { signal }),
});

/**
 * The current draft, for components below the screen that loads it. After the draft has gone, the last one stays until that screen has
 * changed.
 */
export function useDraft(): WholeAssessment {
  // Only subscribes; the screen sends the request.
  const data = useOpenAssessment();
  const last = useRef<WholeAssessment | null>(null);
  last.current = data?.draft ?? last.current;
  if (!last.current) throw new Error('There is no draft on this screen.');
  return last.current;
}

/** What the questionnaire has loaded, for components below the screen that loads it; undefined until it is there. */
export function useOpenAssessment(): OpenAssessment | undefined {
  return useQuery({ ...openAssessmentQuery, enabled: false }).data;
}

/** Reloads everything that screens show about assessments; resolves once the questionnaire has been reloaded. */
export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: queryKeys.dashboard });
    await client.invalidateQueries({ queryKey: openAssessmentQuery.queryKey });
  };
}

/** The context for saving parts of an assessment: whose they are, and what to reload if the assessment no longer exists. */
export function assessmentScope(assessmentId: string): SavingScope {
  return { id: assessmentId, readAgain: openAssessmentQuery.queryKey };
}

/** If two colleagues arrive at the same time, one of them starts the draft, and both work on it. */
async function beginFirst(): Promise<void> {
  try {
    await api.assessment.begin({ copyOf: null });
  } catch (error) {
    // People who may not start one see that there is none.
    const code = codeOf(error);
    if (code !== 'draft-exists' && code !== 'access-denied') throw error;
  }
}

/** Applies the server's response to a save, so that every screen shows it without another request. */
export function patchOpenAssessment(
  client: QueryClient,
  assessmentId: string,
  change: (whole: WholeAssessment) => WholeAssessment,
): void {
  client.setQueryData(openAssessmentQuery.queryKey, (open) =>
    open?.draft?.assessment.id === assessmentId ? { ...open, draft: change(open.draft) } : open,
  );
  void client.invalidateQueries({ queryKey: queryKeys.dashboard });
}

/** `patchOpenAssessment`, bound to the page's cache. */
export function usePatchAssessment(assessmentId: string) {
  const client = useQueryClient();
  return (change: (whole: WholeAssessment) => WholeAssessment) => patchOpenAssessment(client, assessmentId, change);
}

/** Replaces rows with their saved versions; new rows are appended. */
export function mergeRows<Row>(rows: readonly Row[], saved: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const byKey = new Map(saved.map((row) => [keyOf(row), row]));
  const merged = rows.map((row) => byKey.get(keyOf(row)) ?? row);
  const known = new Set(rows.map(keyOf));
  return [...merged, ...saved.filter((row) => !known.has(keyOf(row)))];
}

/** The company's assessments, newest first. */
export const assessmentsQuery = queryOptions({
  queryKey: [...queryKeys.assessment, 'all'],
  queryFn: ({ signal }) => api.assessment.list(undefined, { signal }),
});

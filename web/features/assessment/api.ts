import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { SavingScope } from '#web/features/saving/use-changed-rows.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** The draft the wizard works on, with everything below it; a company's first visit begins one. */
export const openAssessmentQuery = queryOptions({
  queryKey: [...queryKeys.assessment, 'open'],
  queryFn: async ({ signal }) => {
    const found = await api.assessment.readDraft(undefined, { signal });
    // Once an assessment was completed, the next begins only when somebody chooses how.
    if (found.draft || found.latestCompleted) return found;
    await beginFirst();
    return api.assessment.readDraft(undefined, { signal });
  },
  staleTime: 30_000,
});

/**
 * The draft that is worked on, for what stands below the screen that asks for it. What was there last stays until that
 * screen has changed.
 */
export function useDraft(): WholeAssessment {
  // Listens only: the screen asks.
  const { data } = useQuery({ ...openAssessmentQuery, enabled: false });
  const last = useRef<WholeAssessment | null>(null);
  last.current = data?.draft ?? last.current;
  if (!last.current) throw new Error('There is no draft on this screen.');
  return last.current;
}

/** For saving parts of an assessment: whose they are, and what to read again when it is gone. */
export function assessmentScope(assessmentId: string): SavingScope {
  return { id: assessmentId, readAgain: openAssessmentQuery.queryKey };
}

/** Of two colleagues who arrive together one begins the draft, and both work on it. */
async function beginFirst(): Promise<void> {
  try {
    await api.assessment.begin({ copyOf: null });
  } catch (error) {
    if (codeOf(error) !== 'draft-exists') throw error;
  }
}

/** Applies what the server answered to a save, so that every screen shows it without asking again. */
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

/** `patchOpenAssessment` bound to the page's cache. */
export function usePatchAssessment(assessmentId: string) {
  const client = useQueryClient();
  return (change: (whole: WholeAssessment) => WholeAssessment) => patchOpenAssessment(client, assessmentId, change);
}

/** Puts saved rows in the place of their older selves; rows that are new are appended. */
export function mergeRows<Row>(rows: readonly Row[], saved: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const byKey = new Map(saved.map((row) => [keyOf(row), row]));
  const merged = rows.map((row) => byKey.get(keyOf(row)) ?? row);
  const known = new Set(rows.map(keyOf));
  return [...merged, ...saved.filter((row) => !known.has(keyOf(row)))];
}

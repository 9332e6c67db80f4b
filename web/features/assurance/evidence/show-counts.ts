import type { QueryClient } from '@tanstack/react-query';
import { heldAssessments, holdsWhole, patchHeld } from '#web/features/questionnaire/assessment/cached-assessments.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** The number of the latest request for counts; answers to earlier requests are outdated. */
let latest = 0;

/**
 * Updates everything that depends on the amount of evidence after a change: tables, filters, open points. For loaded assessments, only
 * the counts are requested; everything else about assessments is requested again.
 */
export async function showCounts(client: QueryClient): Promise<void> {
  const own = ++latest;
  void client.invalidateQueries({ queryKey: queryKeys.assessment, predicate: (query) => !holdsWhole(query) });
  await Promise.all(
    heldAssessments(client).map(async (assessmentId) => {
      try {
        const evidence = await api.evidence.counts({ assessmentId });
        if (own !== latest) return;
        patchHeld(client, assessmentId, (whole) => (isSame(whole.evidence, evidence) ? whole : { ...whole, evidence }));
      } catch {
        // The assessment or the connection is gone; queries that read it report the reason.
        await client.invalidateQueries({ queryKey: queryKeys.assessment, predicate: holdsWhole });
      }
    }),
  );
}

const isSame = (before: unknown, now: unknown) => JSON.stringify(before) === JSON.stringify(now);

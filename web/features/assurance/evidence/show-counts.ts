import type { QueryClient } from '@tanstack/react-query';
import { heldAssessments, holdsWhole, patchHeld } from '#web/features/questionnaire/assessment/cached-assessments.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** Counts that were asked for last; what an earlier question brings is older. */
let latest = 0;

/**
 * Brings what goes by how much evidence there is up to what somebody has just changed of it: tables, filters, open points. Of an
 * assessment that is at hand the counts alone are asked for, everything else that is said of assessments is asked for again.
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
        // It is gone, or the connection is: whoever reads it hears why.
        await client.invalidateQueries({ queryKey: queryKeys.assessment, predicate: holdsWhole });
      }
    }),
  );
}

const isSame = (before: unknown, now: unknown) => JSON.stringify(before) === JSON.stringify(now);

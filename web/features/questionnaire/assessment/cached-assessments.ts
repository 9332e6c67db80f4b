import type { Query, QueryClient } from '@tanstack/react-query';
import type { WholeAssessment } from '#contract/assessment.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { HOLDS_WHOLE } from './is-assessment-cached.ts';

type CacheEntry = WholeAssessment | { draft: WholeAssessment | null } | null | undefined;

const wholeIn = (data: CacheEntry): WholeAssessment | null =>
  data && 'draft' in data ? data.draft : ((data as WholeAssessment | null | undefined) ?? null);

/** Whether a query holds an assessment of which parts can be updated. */
export const holdsWhole = ({ meta, state }: Query): boolean =>
  meta === HOLDS_WHOLE && wholeIn(state.data as CacheEntry) !== null;

/** The assessments that the browser holds with everything below them. */
export function heldAssessments(client: QueryClient): WholeAssessment['assessment']['id'][] {
  const held = queriesOf(client).map(({ state }) => wholeIn(state.data as CacheEntry)?.assessment.id);
  return [...new Set(held.flatMap((id) => id ?? []))];
}

/**
 * Updates a part of an assessment wherever it is held, as the server now reports it. Requests in progress may return older data, so they
 * are repeated.
 */
export function patchHeld(client: QueryClient, id: string, change: (whole: WholeAssessment) => WholeAssessment): void {
  for (const { queryKey, state } of queriesOf(client)) {
    const data = state.data as CacheEntry;
    const whole = wholeIn(data);
    if (whole?.assessment.id !== id) continue;
    const next = change(whole);
    if (next !== whole) client.setQueryData(queryKey, data && 'draft' in data ? { ...data, draft: next } : next);
    if (state.fetchStatus === 'fetching') void client.invalidateQueries({ queryKey, exact: true });
  }
}

const queriesOf = (client: QueryClient) =>
  client.getQueryCache().findAll({ queryKey: queryKeys.assessment, predicate: holdsWhole });

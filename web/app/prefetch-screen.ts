import type { QueryClient } from '@tanstack/react-query';
import { appScreen, type FirstData, isPublic, screenAt } from '#contract/screens.ts';

/** What a screen requests first; the files for these requests are loaded together with the screen's own. */
const firstQueries: Readonly<Record<FirstData, (client: QueryClient, params: URLSearchParams) => Promise<void>>> = {
  '/api/assessments/draft': async (client) => {
    const { openAssessmentQuery } = await import('#web/features/questionnaire/assessment/api.ts');
    await client.prefetchQuery(openAssessmentQuery);
  },
  '/api/dashboard': async (client, params) => {
    const { dashboardQuery } = await import('#web/features/results/dashboard/api.ts');
    await client.prefetchQuery(dashboardQuery(params.get('assessment')));
  },
};

/** Requests the data of the screen that the address names, without waiting until the screen is rendered and requests them itself. */
export async function prefetchScreen(client: QueryClient, { pathname, search }: Location): Promise<void> {
  const name = screenAt(pathname);
  const first = name === null || isPublic(name) ? undefined : appScreen(name).first;
  if (first) await firstQueries[first](client, new URLSearchParams(search)).catch(() => undefined);
}

import type { QueryClient } from '@tanstack/react-query';

/** What a screen asks for first; the files are on their way with the screen's own. */
const firstQueries: Readonly<Record<string, (client: QueryClient, params: URLSearchParams) => Promise<void>>> = {
  '/app/assessment': async (client) => {
    const { openAssessmentQuery } = await import('#web/features/assessment/api.ts');
    await client.prefetchQuery(openAssessmentQuery);
  },
  '/app/dashboard': async (client, params) => {
    const { dashboardQuery } = await import('#web/features/dashboard/api.ts');
    await client.prefetchQuery(dashboardQuery(params.get('assessment')));
  },
};

/** Asks for the data of the screen that the address names, without waiting until the screen is drawn and asks itself. */
export async function prefetchScreen(client: QueryClient, { pathname, search }: Location): Promise<void> {
  await firstQueries[pathname]?.(client, new URLSearchParams(search)).catch(() => undefined);
}

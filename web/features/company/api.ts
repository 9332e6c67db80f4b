import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SessionShape } from '#contract/session.ts';
import { sessionQuery } from '#web/features/session/api.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

export type Company = NonNullable<SessionShape['company']>;

/** The company of the signed-in member, read anew whenever its page opens. */
export const companyQuery = queryOptions({
  queryKey: queryKeys.company,
  queryFn: ({ signal }) => api.company.read(undefined, { signal }),
});

/** Whether one person may sign several steps, and who set it so. Asked for again with the company. */
export const signOffRuleQuery = queryOptions({
  queryKey: [...queryKeys.company, 'sign-off-rule'],
  queryFn: ({ signal }) => api.company.readSignOffRule(undefined, { signal }),
});

/** Shows a company as the server answered it on every screen that names it. */
export function showCompany(client: QueryClient, company: Company): void {
  client.setQueryData(companyQuery.queryKey, company);
  client.setQueryData(sessionQuery.queryKey, (session) => (session ? { ...session, company } : session));
}

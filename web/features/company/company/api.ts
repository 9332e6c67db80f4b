import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ReportSettingsShape } from '#contract/company.ts';
import type { SessionShape } from '#contract/session.ts';
import { sessionQuery } from '#web/features/account/session/api.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

export type Company = NonNullable<SessionShape['company']>;

/** The company of the signed-in member, reloaded whenever its page opens. */
export const companyQuery = queryOptions({
  queryKey: queryKeys.company,
  queryFn: ({ signal }) => api.company.read(undefined, { signal }),
});

/** Whether one person may sign several steps, and who set this. Reloaded with the company. */
export const signOffRuleQuery = queryOptions({
  queryKey: [...queryKeys.company, 'sign-off-rule'],
  queryFn: ({ signal }) => api.company.readSignOffRule(undefined, { signal }),
});

/** The title and look of the company's reports. Reloaded with the company. */
export const reportSettingsQuery = queryOptions({
  queryKey: [...queryKeys.company, 'report-settings'],
  queryFn: ({ signal }) => api.company.readReportSettings(undefined, { signal }),
});

/** Whether the server sends mail. For admins only; reloaded whenever a page that shows it opens. */
export const mailStateQuery = queryOptions({
  queryKey: [...queryKeys.company, 'mail-state'],
  queryFn: ({ signal }) => api.company.readMailState(undefined, { signal }),
  staleTime: 0,
});

/** Shows report settings as the server returned them, with the new version of the company. */
export function showReportSettings(client: QueryClient, settings: ReportSettingsShape): void {
  client.setQueryData(reportSettingsQuery.queryKey, settings);
  for (const name of ['company', 'session'] as const) void client.invalidateQueries({ queryKey: queryKeys[name] });
}

/** Shows a company as the server returned it, on every screen that names it. */
export function showCompany(client: QueryClient, company: Company): void {
  client.setQueryData(companyQuery.queryKey, company);
  client.setQueryData(sessionQuery.queryKey, (session) => (session ? { ...session, company } : session));
}

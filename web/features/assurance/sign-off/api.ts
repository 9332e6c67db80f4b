import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SignOffShape } from '#contract/sign-off.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** Who prepared, reviewed and approved an assessment's frozen result. */
export const signOffQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.assessment, assessmentId, 'sign-off'],
    queryFn: ({ signal }) => api.signOff.read({ assessmentId }, { signal }),
  });

/** Shows a sign-off as the server returned it; other screens also show the state of the assessment. */
export function showSignOff(client: QueryClient, assessmentId: AssessmentId, signOff: SignOffShape): void {
  client.setQueryData(signOffQuery(assessmentId).queryKey, signOff);
  for (const name of ['assessment', 'dashboard', 'history'] as const) {
    void client.invalidateQueries({ queryKey: queryKeys[name] });
  }
}

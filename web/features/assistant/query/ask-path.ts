import type { AskedQuery } from '#domain/query/query.ts';

/** The parts of the assistant's address: the assessment and the question. */
export const ASSESSMENT_PART = 'assessment';
export const QUERY_PART = 'query';

/** The address at which the assistant answers a query about an assessment. */
export function askPath(assessmentId: string, query: AskedQuery): string {
  const parts = new URLSearchParams({ [ASSESSMENT_PART]: assessmentId, [QUERY_PART]: JSON.stringify(query) });
  return `/app/chat?${parts}`;
}

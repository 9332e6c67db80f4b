import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type EvidencedRecord, evidenceReader } from '#domain/evidence/evidence.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { openAssessmentQuery, useOpenAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** How much evidence each record of an assessment has, for screens that do not load the whole assessment. */
const countsQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.evidence, assessmentId, 'counts'],
    queryFn: ({ signal }) => api.evidence.counts({ assessmentId }, { signal }),
    staleTime: 60_000,
  });

/** How much evidence a record has; nothing until this is known. */
export function useEvidenceCount(assessmentId: AssessmentId | undefined, { noun, recordId }: EvidencedRecord) {
  const held = useHeldCounts(assessmentId);
  const { data } = useQuery({
    ...countsQuery(assessmentId as AssessmentId),
    enabled: assessmentId !== undefined && held === undefined,
  });
  const counts = held ?? data;
  return { ...(evidenceReader(counts)(noun, recordId) ?? NONE), isKnown: counts !== undefined };
}

const NONE = { pieces: 0, expired: 0 };

/** The counts in the draft, if a screen has loaded it and keeps it up to date. */
function useHeldCounts(assessmentId: AssessmentId | undefined) {
  const draft = useOpenAssessment()?.draft;
  const asked = useQueryClient().getQueryCache().find({ queryKey: openAssessmentQuery.queryKey });
  return draft?.assessment.id === assessmentId && asked?.isActive() ? draft?.evidence : undefined;
}

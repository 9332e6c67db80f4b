import { queryOptions, useQuery } from '@tanstack/react-query';
import { type EvidencedRecord, evidenceReader } from '#domain/evidence/evidence.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** How much evidence each record has: little, and all that a page asks for before evidence is opened. */
const countsQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.evidence, assessmentId, 'counts'],
    queryFn: async ({ signal }) => {
      const counts = await api.evidence.counts({ assessmentId }, { signal });
      return { read: evidenceReader(counts) };
    },
    staleTime: 60_000,
    structuralSharing: false,
  });

/** How much evidence a record has; nothing while that is not known. */
export function useEvidenceCount(assessmentId: AssessmentId | undefined, { noun, recordId }: EvidencedRecord) {
  const { data } = useQuery({ ...countsQuery(assessmentId as AssessmentId), enabled: assessmentId !== undefined });
  return data?.read(noun, recordId) ?? NONE;
}

const NONE = { pieces: 0, expired: 0 };

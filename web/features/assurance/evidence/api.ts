import { queryOptions } from '@tanstack/react-query';
import type { Evidence, EvidenceList, EvidenceUse } from '#contract/evidence-shapes.ts';
import type { CriteriaInput } from '#domain/components/criteria.ts';
import type { EvidencedRecord } from '#domain/evidence/evidence.ts';
import type { AssessmentId, EvidenceId, EvidenceRevisionId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** The record of an assessment that evidence supports. */
export interface EvidencePlace {
  assessmentId: AssessmentId;
  /** Null for evidence that supports nothing yet. */
  record: EvidencedRecord | null;
  /** For an entry, whose criteria can have their own evidence. */
  entry?: CriteriaInput | undefined;
}

/** A piece of evidence with its use for one record. */
export interface GivenEvidence {
  evidence: Evidence;
  use: EvidenceUse;
}

/** The company's evidence, and its uses in an assessment. */
export const evidenceQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.evidence, assessmentId],
    queryFn: ({ signal }) => api.evidence.list({ assessmentId }, { signal }),
    staleTime: 60_000,
  });

/** One piece of evidence with its revisions and all its uses. */
export const wholeEvidenceQuery = (id: EvidenceId) =>
  queryOptions({
    queryKey: [...queryKeys.evidence, 'whole', id],
    queryFn: ({ signal }) => api.evidence.read({ id }, { signal }),
  });

/** The evidence for a record, in the order in which it was added. */
export const evidenceOf = (list: EvidenceList, { noun, recordId }: EvidencedRecord): readonly GivenEvidence[] =>
  givenOf(list).get(`${noun} ${recordId}`) ?? [];

const known = new WeakMap<EvidenceList, ReadonlyMap<string, readonly GivenEvidence[]>>();

/** Computed once for each answer, because hundreds of rows use it. */
function givenOf(list: EvidenceList): ReadonlyMap<string, readonly GivenEvidence[]> {
  const before = known.get(list);
  if (before) return before;
  const byId = new Map(list.evidence.map((evidence) => [evidence.id, evidence]));
  const given = new Map<string, GivenEvidence[]>();
  for (const use of list.uses) {
    const evidence = byId.get(use.evidenceId);
    if (!evidence) continue;
    const key = `${use.noun} ${use.recordId}`;
    given.set(key, [...(given.get(key) ?? []), { evidence, use }]);
  }
  known.set(list, given);
  return given;
}

/** The address from which the file of a revision is downloaded. */
export const contentPath = (id: EvidenceId, revisionId: EvidenceRevisionId) =>
  `/api/evidence/${id}/revisions/${revisionId}/content`;

/** The address from which a picture is shown. */
export const previewPath = (id: EvidenceId, revisionId: EvidenceRevisionId) =>
  `/api/evidence/${id}/revisions/${revisionId}/preview`;

import { type CriteriaInput, criteriaOf } from '#domain/components/criteria.ts';
import { type EvidencedCriterion, evidencedCriteria } from './evidence.ts';

/** What evidence for an entry can be assigned to: its current criteria, and the one chosen when the entry had a different kind. */
export const criteriaOffered = (entry: CriteriaInput, chosen: EvidencedCriterion) =>
  evidencedCriteria.filter(({ id }) => id === chosen || criteriaOf(entry).some(({ scale }) => scale === id));

import { type CriteriaInput, criteriaOf } from '#domain/components/criteria.ts';
import { type EvidencedCriterion, evidencedCriteria } from './evidence.ts';

/** What evidence of an entry is offered for: the criteria by which it is scored, and what was chosen when it was another. */
export const criteriaOffered = (entry: CriteriaInput, chosen: EvidencedCriterion) =>
  evidencedCriteria.filter(({ id }) => id === chosen || criteriaOf(entry).some(({ scale }) => scale === id));

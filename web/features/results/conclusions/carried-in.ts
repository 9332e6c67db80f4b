import type { WholeAssessment } from '#contract/assessment.ts';
import { isToReview } from '#domain/fields/carried-from.ts';

/** The records of a draft that were carried over and that nobody has reviewed. */
export function carriedIn({
  components,
  stakeholders,
  selections,
  scores,
  responses,
  disclosureChoices,
}: WholeAssessment) {
  return {
    components: components.filter(isToReview),
    stakeholders: stakeholders.filter(isToReview),
    selections: selections.filter(isToReview),
    scores: scores.filter(isToReview),
    responses: responses.filter(isToReview),
    disclosureChoices: disclosureChoices.filter(isToReview),
  };
}

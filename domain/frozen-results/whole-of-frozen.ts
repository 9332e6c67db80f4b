import { componentFields } from '#domain/components/fields.ts';
import { countUses } from '#domain/evidence/evidence.ts';
import { startingValues } from '#domain/fields/values.ts';
import { type FrozenResult, inputsNow } from './frozen-result.ts';

/** Nobody changes a frozen result, so each row has a single version. */
const VERSION = { version: 0 };
const NOT_CARRIED = { carriedFrom: '' };

/** An assessment with everything below it as it was frozen. Fields that an earlier format did not have get their initial values. */
export function wholeOfFrozen(
  { inputs, evidence = [], completed }: FrozenResult,
  isApproved: boolean,
  isSigned = isApproved,
) {
  const {
    assessment,
    topics,
    selections,
    responses,
    scores,
    components,
    stakeholders,
    decisions,
    measures,
    netScores,
    horizonScores,
    disclosureChoices,
    links,
    activities = [],
  } = inputsNow(inputs);
  const { thresholdsAdopted: adopted, undertaking = '', firstReportYear = null, unchanged = null } = assessment;
  const { leftOpen = [], lastLook = null } = assessment;
  return {
    assessment: {
      ...assessment,
      ...VERSION,
      undertaking,
      firstReportYear,
      unchanged,
      leftOpen: leftOpen.map(({ topicIds, reason }) => ({ topicIds: [...topicIds], reason })),
      lastLook: lastLook && { ...lastLook, by: [...lastLook.by] },
      thresholdsAdopted: adopted ? { ...adopted, scoring: adopted.scoring ?? null } : null,
      status: 'completed' as const,
      currentStep: 0,
      isReopened: false,
      transferredFrom: null,
      completedAt: completed.at,
      isApproved,
      isSigned,
    },
    topics: topics.map((row) => ({ ...row, ...VERSION })),
    selections: selections.map((row) => ({ ...NOT_CARRIED, ...row, ...VERSION })),
    responses: responses.map((row) => ({ ...NOT_CARRIED, ...row, ...VERSION })),
    scores: scores.map((row) => ({ ...NOT_CARRIED, ...row, ...VERSION })),
    components: components.map((row) => ({ ...startingValues(componentFields), ...row, ...VERSION })),
    stakeholders: stakeholders.map((row) => ({ ...row, ...VERSION })),
    decisions: decisions.map(({ basis = 'score', ...row }) => ({ ...row, basis, ...VERSION })),
    measures: measures.map((row) => ({ ...row, ...VERSION })),
    netScores: netScores.map((row) => ({ ...row, ...VERSION })),
    horizonScores: horizonScores.map((row) => ({ ...row, ...VERSION })),
    disclosureChoices: disclosureChoices.map((row) => ({ ...row, topicCodes: [...row.topicCodes], ...VERSION })),
    links: links.map((row) => ({ ...row, ...VERSION })),
    evidence: countUses(evidence.flatMap(({ uses }) => uses)),
    activities: activities.map((row) => ({ ...row, componentIds: [...row.componentIds], ...VERSION })),
  };
}

import type { WholeAssessment } from '#contract/assessment.ts';

/** What of the assessment rows were worked out against: where it differs, colleagues have changed something since. */
export const seenKey = (whole: WholeAssessment): string =>
  JSON.stringify([
    whole.topics.map(({ id, name, description }) => [id, name, description]),
    [...whole.selections, ...whole.scores].map(({ topicId, version }) => [topicId, version]),
    whole.responses.map(({ section, fieldName, version }) => [section, fieldName, version]),
    [...whole.stakeholders, ...whole.components].map(({ id, version }) => [id, version]),
  ]);

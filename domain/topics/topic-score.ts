/** The 1–10 screening scale of a topic; it never shares an axis with the 0–25 scores (method M15). */
export const TOPIC_SCORE_MIN = 1;
export const TOPIC_SCORE_MAX = 10;
/** The position of a slider until someone sets it; it does not count (method M15). */
export const DEFAULT_TOPIC_SCORE = 5;

/** True for the whole numbers 1 to 10. */
export function isTopicScore(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= TOPIC_SCORE_MIN && value <= TOPIC_SCORE_MAX;
}

/** The spoken text of a screening score on a slider: '7 of 10'. */
export function describeTopicScore(value: number): string {
  return `${value} of ${TOPIC_SCORE_MAX}`;
}

/** Whether both screening scores of a topic have been given; a side is null until someone has given it. */
export const isScreened = (screening: { impactScore: number | null; financialScore: number | null }): boolean =>
  screening.impactScore !== null && screening.financialScore !== null;

/** '7 of 10', or that the score is missing. */
export const wordTopicScore = (value: number | null): string =>
  value === null ? 'score missing' : describeTopicScore(value);

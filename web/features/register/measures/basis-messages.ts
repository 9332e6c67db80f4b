import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** What is said of the two scores, before and after measures, wherever one of them counts. */
export const basisMessages = {
  before: (score: number) => `${formatNumber(score)} before measures`,
  after: (score: number) => `${formatNumber(score)} after measures`,
  counted: {
    gross: 'The company’s results use the score before measures.',
    net: 'The company’s results use the score after measures.',
  } satisfies Record<ScoreBasis, string>,
} as const;

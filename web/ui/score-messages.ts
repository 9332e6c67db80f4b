import { formatNumber } from '#web/lib/format-number.ts';

/** What the parts of the design system say of scores. Apart from the rest, which the sign-in page loads. */
export const scoreMessages = {
  notScored: 'Not scored',
  notSet: (value: string) => `${value}, not set`,
  notScoredYet: 'Not scored yet',
  ofScale: (value: number, max: number) => `${formatNumber(value)} of ${formatNumber(max)}`,
  namedScore: (name: string, score: string) => `${name}: ${score}`,
  bothAxes: (impact: number | null, financial: number | null) =>
    [
      impact === null ? 'Impact not assessed' : `Impact ${formatNumber(impact)} of 25`,
      financial === null ? 'financial side not assessed' : `financial ${formatNumber(financial)} of 25`,
    ].join(', '),
  shapes: {
    negative: 'Negative impact',
    positive: 'Positive impact',
    risk: 'Risk',
    opportunity: 'Opportunity',
  },
} as const;

import type { MatrixPoint } from '#drawing/matrix/point.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** What the matrix says beside the picture itself (`drawing/matrix/words.ts`): its points and its threshold lines. */
export const matrixMessages = {
  label: 'Materiality matrix',

  // Points
  points: 'Topics on the matrix, highest first',
  point: ({ topic: { code, name, category }, ...point }: MatrixPoint) => {
    const impact = point.hasImpact ? `impact ${formatNumber(point.impact)} of 25` : 'impact not assessed';
    const financial = point.hasFinancial
      ? `financial ${formatNumber(point.financial)} of 25`
      : 'financial side not assessed';
    const { length } = point.counted;
    const count = length === 1 ? '1 component' : `${formatNumber(length)} components`;
    return `${code} ${name}, ${category}: ${impact}, ${financial}, ${count}`.trim();
  },

  // A point's card
  impact: 'Impact',
  financial: 'Financial',
  notAssessed: 'not assessed',
  kinds: { impact: 'Impact', risk: 'Risk', opportunity: 'Opportunity' },
  more: (count: number) => `and ${formatNumber(count)} more`,
  sharing: (count: number) => `${formatNumber(count)} topics share these scores; they are drawn side by side.`,

  // Threshold lines
  thresholds: { impact: 'Impact threshold', financial: 'Financial threshold' },
  thresholdValue: (value: number) => `${formatNumber(value)} of 25`,
  thresholdHint: (threshold: string, value: number) =>
    `${threshold}: ${formatNumber(value)} of 25. Drag, or use the arrow keys.`,
} as const;

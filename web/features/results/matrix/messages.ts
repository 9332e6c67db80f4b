import type { Thresholds } from '#domain/assessment/assessment.ts';
import { countingHorizon } from '#domain/horizon-scores/row-words.ts';
import { MATERIAL_BY_LABELS, materialBy, unscored } from '#domain/results/classification.ts';
import type { PlacedPoint } from '#drawing/matrix/place-points.ts';
import type { MatrixPoint, Standing } from '#drawing/matrix/point.ts';
import { movedFrom } from '#drawing/matrix/tails.ts';
import { BEFORE_MEASURES } from '#drawing/matrix/words.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** 'long term': the horizon whose score sets a side, if its entry is scored for several; else ''. */
function horizonOn(side: 'impact' | 'financial', { counted, ...point }: MatrixPoint): string {
  const isOn = (kind: string) => (kind === 'impact') === (side === 'impact');
  const sets = counted.find(({ kind, score }) => isOn(kind) && score === point[side]);
  return sets ? countingHorizon({ horizons: sets.horizons, timeHorizon: sets.timeHorizon ?? '' }) : '';
}

/** 'impact 12 of 25 (long term), financial side not assessed' */
function scores(point: Standing | MatrixPoint): string {
  const { impact, financial, hasImpact, hasFinancial } = point;
  const of = (side: 'impact' | 'financial', score: number) => {
    const horizon = 'counted' in point ? horizonOn(side, point) : '';
    return `${formatNumber(score)} of 25${horizon && ` (${horizon})`}`;
  };
  return [
    `impact ${hasImpact ? of('impact', impact) : unscored(point, 'impact')}`,
    hasFinancial ? `financial ${of('financial', financial)}` : `financial side ${unscored(point, 'financial')}`,
  ].join(', ');
}

/** 'in 2024: impact 12 of 25, financial 9 of 25' */
function sinceThen(point: MatrixPoint, year: string): string {
  if (point.isGone) return `its position in ${year}; no longer on the matrix`;
  if (!point.before) return `new since ${year}`;
  if (year === BEFORE_MEASURES) {
    return movedFrom(point) ? `before measures: ${scores(point.before)}` : 'unchanged by measures';
  }
  return movedFrom(point) ? `in ${year}: ${scores(point.before)}` : `unchanged since ${year}`;
}

/** The mean of several scores, to one decimal place. */
function near(points: readonly Standing[], side: 'impact' | 'financial'): string {
  const mean = points.reduce((sum, point) => sum + point[side], 0) / points.length;
  return formatNumber(Math.round(mean * 10) / 10);
}

/** Texts of the matrix outside the picture itself (`drawing/matrix/words.ts`): its points and its threshold lines. */
export const matrixMessages = {
  label: 'Materiality matrix',
  legend: 'How to read the matrix',

  // Points
  points: 'Topics on the matrix, highest first',
  /** 'E3.1 Water, Environmental: material by both, impact 20 of 25, financial 20 of 25, 3 entries' */
  point: ({ topic: { code, name, category }, ...point }: MatrixPoint, thresholds: Thresholds) => {
    const verdict = MATERIAL_BY_LABELS[materialBy(point, thresholds)].toLowerCase();
    const { length } = point.counted;
    const count = length === 1 ? '1 entry' : `${formatNumber(length)} entries`;
    const decided = point.isDecided ? ', decided by the company' : '';
    return `${code} ${name}, ${category}: ${verdict}, ${scores(point)}, ${count}${decided}`.trim();
  },
  scores,
  horizonOn,
  /** After a point: its earlier result. */
  since: (point: MatrixPoint, year: string) => `; ${sinceThen(point, year)}`,
  sinceLine: (point: MatrixPoint, year: string) =>
    `${sinceThen(point, year).replace(/^./, (first) => first.toUpperCase())}.`,

  // Several topics in one mark
  /** '5 topics near impact 3.2, financial 4.1' */
  cluster: ({ together }: Pick<PlacedPoint, 'together'>) => {
    const [first] = together;
    const places = [
      first?.hasImpact ? `impact ${near(together, 'impact')}` : 'impact not assessed',
      first?.hasFinancial ? `financial ${near(together, 'financial')}` : 'financial side not assessed',
    ];
    return `${formatNumber(together.length)} topics near ${places.join(', ')}`;
  },
  clusterTopics: ({ together }: Pick<PlacedPoint, 'together'>) =>
    together.map(({ topic }) => `${topic.code} ${topic.name}`.trim()).join('; '),
  pressToOpen: 'Select to see them one by one.',

  // A point's card
  impact: 'Impact',
  financial: 'Financial',
  notAssessed: 'not assessed',
  kinds: { impact: 'Impact', risk: 'Risk', opportunity: 'Opportunity' },
  more: (count: number) => `and ${formatNumber(count)} more`,
  sharing: (count: number) => `${formatNumber(count)} topics have the same scores. They are drawn side by side.`,

  // Threshold lines
  thresholds: { impact: 'Impact threshold', financial: 'Financial threshold' },
  thresholdValue: (value: number) => `${formatNumber(value)} of 25`,
  thresholdHint: 'Use the arrow keys, or drag the line.',
} as const;

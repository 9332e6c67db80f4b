import type { Thresholds } from '#domain/assessment/assessment.ts';

/** Says what is compared with if it is not a year: the scores before measures. */
export const BEFORE_MEASURES = 'gross';

/** The texts in the picture itself, wherever it is drawn. */
export const matrixWords = {
  impactAxis: 'Impact materiality',
  financialAxis: 'Financial materiality',
  zones: {
    impact: 'Material by impact',
    financial: 'Material financially',
    both: 'Material by both',
    neither: 'Below both thresholds',
  },
  notAssessedTick: ['not', 'assessed'],
  lineName: {
    impact: (value: string) => `Impact threshold ${value}`,
    financial: (value: string) => `Financial threshold ${value}`,
  } satisfies Record<keyof Thresholds, (value: string) => string>,

  // Legend
  larger: 'Larger: more entries',
  several: 'Several topics, with their number',
  moved: (year: string) =>
    year === BEFORE_MEASURES ? 'From before to after measures' : `From its position in ${year}`,
  fresh: (year: string) => `New since ${year}`,
  gone: (year: string) => `Position in ${year}, no longer on the matrix`,
  decided: 'Dot: decided by the company',
  otherSide: 'Other side not assessed',
  thresholdAndMaterial: 'Threshold; tinted area: material',
} as const;

/** How a number is written for the reader of the picture: 12.5 or 12,5. */
export type WriteNumber = (value: number) => string;

import { counted, formatNumber } from '#web/lib/format-number.ts';

const pieces = counted('piece', 'pieces');

/** What the buttons say that open evidence; apart, since many screens bring them. */
export const evidenceButtonMessages = {
  evidence: 'Evidence',
  evidenceFor: (name: string, count: number, expired: number) =>
    [
      `Evidence for ${name}`,
      ...(count > 0 ? [pieces(count)] : []),
      ...(expired > 0 ? [`${formatNumber(expired)} expired`] : []),
    ].join(', '),
  /** The same beginning as one reads the button: the word, and how many. */
  evidenceOf: (name: string, count: number, expired: number) =>
    [
      count > 0 ? `Evidence: ${pieces(count)} for ${name}` : `Evidence for ${name}`,
      ...(expired > 0 ? [`${formatNumber(expired)} expired`] : []),
    ].join(', '),
  atMeasures: (count: number) => `At its measures: ${pieces(count)} of evidence.`,
  expired: (count: number) => `Evidence, of which ${formatNumber(count)} expired`,
} as const;

import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Side } from '#domain/components/component-score.ts';
import { describeScore } from '#domain/components/score.ts';
import { formatNumber } from '#web/lib/format-number.ts';

const sides = { impact: 'by impact', financial: 'financially' } satisfies Record<Side, string>;

function byOther(scores: string, more: readonly string[], fewer: readonly string[]): string {
  if (more.length + fewer.length === 0) return `With the scores ${scores} measures, the same topics are sensitive.`;
  const also = more.length === 0 ? '' : ` these are sensitive too: ${more.join(', ')}.`;
  const not = fewer.length === 0 ? '' : ` ${more.length === 0 ? 'these are' : 'These are'} not: ${fewer.join(', ')}.`;
  return `With the scores ${scores} measures,${also}${not}`;
}

/** What the card on how firm a result is says. */
export const firmnessMessages = {
  title: 'How robust is the result?',
  text: ({ impact, financial }: Thresholds, hanging: number, all: number) =>
    hanging === 0
      ? `Under the thresholds impact ${formatNumber(impact)} and financial ${formatNumber(financial)}, no topic depends on a single entry, one score step or one open choice.`
      : `Under the thresholds impact ${formatNumber(impact)} and financial ${formatNumber(financial)}, ${formatNumber(hanging)} of ${formatNumber(all)} topics depend on a single entry, one score step or one open choice. The others do not.`,
  standing: (side: Side, isMaterial: boolean, score: number, threshold: number) =>
    `${isMaterial ? 'Material' : 'Not material'} ${sides[side]}: ${score === 0 ? 'nothing counts yet' : describeScore(score)}, threshold ${formatNumber(threshold)}`,
  held: 'It stays material because of its other side.',
  alone: 'It depends on a single entry: ',
  steps: 'One score step would change it: ',
  step: (criterion: string, from: number, to: number, score: number) =>
    `${criterion.toLowerCase()} ${from} → ${to} (${describeScore(score)})`,
  open: (words: readonly string[], score: number) =>
    ` does not count yet. Still to choose: ${words.join(', and ')}. It could then reach ${describeScore(score)}.`,
  of: ' of ',
  or: ' or ',
  /** 'G1.3 by impact (12 of 25)' */
  sideOf: ({ topic, side, score }: { topic: { code: string }; side: Side; score: number }) =>
    `${topic.code} ${sides[side]} (${describeScore(score)})`,
  byOther: {
    gross: (more: readonly string[], fewer: readonly string[]) => byOther('after', more, fewer),
    net: (more: readonly string[], fewer: readonly string[]) => byOther('before', more, fewer),
  },
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  showFewer: 'Show fewer',
  others: 'At other thresholds',
  othersText: 'If one threshold changes and the other does not.',
  side: { impact: 'Impact threshold', financial: 'Financial threshold' } satisfies Record<Side, string>,
} as const;

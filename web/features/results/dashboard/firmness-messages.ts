import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Side } from '#domain/components/component-score.ts';
import { describeScore } from '#domain/components/score.ts';
import { formatNumber } from '#web/lib/format-number.ts';

const sides = { impact: 'by impact', financial: 'financially' } satisfies Record<Side, string>;

function byOther(scores: string, more: readonly string[], fewer: readonly string[]): string {
  if (more.length + fewer.length === 0) return `By the scores ${scores} measures the same topics hang on little.`;
  const also = more.length === 0 ? '' : ` these hang on little as well: ${more.join(', ')}.`;
  const not = fewer.length === 0 ? '' : ` ${more.length === 0 ? 'these do' : 'These do'} not: ${fewer.join(', ')}.`;
  return `By the scores ${scores} measures${also}${not}`;
}

/** What the card on how firm a result is says. */
export const firmnessMessages = {
  title: 'How firm is it?',
  text: ({ impact, financial }: Thresholds, hanging: number, all: number) =>
    hanging === 0
      ? `Under the thresholds impact ${formatNumber(impact)} and financial ${formatNumber(financial)}, no topic hangs on a single component, on one step of a criterion or on an open choice.`
      : `Under the thresholds impact ${formatNumber(impact)} and financial ${formatNumber(financial)}, ${formatNumber(hanging)} of ${formatNumber(all)} topics hang on a single component, on one step of a criterion or on an open choice. The others stand.`,
  standing: (side: Side, isMaterial: boolean, score: number, threshold: number) =>
    `${isMaterial ? 'Material' : 'Not material'} ${sides[side]}: ${score === 0 ? 'nothing counts yet' : describeScore(score)}, threshold ${formatNumber(threshold)}`,
  held: 'Its other side makes it material all the same.',
  alone: 'It rests on one component alone: ',
  steps: 'One step would turn it: ',
  step: (criterion: string, from: number, to: number, score: number) =>
    `${criterion.toLowerCase()} ${from} → ${to} (${describeScore(score)})`,
  open: (words: readonly string[], score: number) =>
    ` does not count until it is said ${words.join(', and ')}. It could then reach ${describeScore(score)}.`,
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
  othersText: 'One threshold moved, the other left where it is.',
  side: { impact: 'Impact threshold', financial: 'Financial threshold' } satisfies Record<Side, string>,
} as const;

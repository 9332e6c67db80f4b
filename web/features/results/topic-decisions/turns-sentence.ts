import { MATERIAL_BY_LABELS } from '#domain/results/classification.ts';
import type { ThresholdTurn, ThresholdTurns } from '#domain/results/threshold-turns.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** Up to this number, topics are named by their codes; of more, only the number is given. */
const named = 8;

/** What other thresholds change for each topic, by its code: 'E3 and S2 become material. G1 is no longer material.' */
export function turnsText({ become, cease, shift }: ThresholdTurns): string {
  const shifts = Map.groupBy(shift, ({ to }) => to);
  const sentences = [
    ...said(become, 'becomes material', 'become material'),
    ...said(cease, 'is no longer material', 'are no longer material'),
    ...[...shifts].flatMap(([to, turns]) => {
      const standing = MATERIAL_BY_LABELS[to].toLowerCase();
      return said(turns, `becomes ${standing}`, `become ${standing}`);
    }),
  ];
  return sentences.length === 0 ? 'Nothing changes.' : sentences.join(' ');
}

/** The same for the matrix, after its lines were moved from the company's thresholds. */
export function turnsSentence(turns: ThresholdTurns, isAdopted: boolean): string {
  return `Compared with the ${isAdopted ? 'adopted' : 'default'} thresholds: ${turnsText(turns)}`;
}

function said(turns: readonly ThresholdTurn[], one: string, several: string): string[] {
  if (turns.length === 0) return [];
  return [`${listed(turns.map(({ topic }) => topic.code))} ${turns.length === 1 ? one : several}.`];
}

function listed(codes: readonly string[]): string {
  const shown = codes.slice(0, named);
  const rest = codes.length - shown.length;
  const [last = ''] = rest > 0 ? [`${formatNumber(rest)} more`] : shown.slice(-1);
  const before = rest > 0 ? shown : shown.slice(0, -1);
  return before.length === 0 ? last : `${before.join(', ')} and ${last}`;
}

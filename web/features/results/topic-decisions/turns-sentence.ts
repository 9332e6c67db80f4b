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

/**
 * What the viewer's own thresholds change, each topic by its code, in one sentence that is never shortened: 'Compared with the adopted
 * thresholds, E1.1 and E5.2 drop out; S1.1 comes in.'
 */
export function movedSentence({ become, cease, shift }: ThresholdTurns, isAdopted: boolean): string {
  const all = (turns: readonly ThresholdTurn[]) =>
    listed(
      turns.map(({ topic }) => topic.code),
      turns.length,
    );
  const part = (turns: readonly ThresholdTurn[], one: string, several: string) =>
    turns.length === 0 ? [] : [`${all(turns)} ${turns.length === 1 ? one : several}`];
  const parts = [
    ...part(cease, 'drops out', 'drop out'),
    ...part(become, 'comes in', 'come in'),
    ...[...Map.groupBy(shift, ({ to }) => to)].flatMap(([to, turns]) => {
      const standing = MATERIAL_BY_LABELS[to].toLowerCase();
      return part(turns, `becomes ${standing}`, `become ${standing}`);
    }),
  ];
  const start = `Compared with the ${isAdopted ? 'adopted' : 'default'} thresholds`;
  return parts.length === 0 ? `${start}, nothing changes.` : `${start}, ${parts.join('; ')}.`;
}

function said(turns: readonly ThresholdTurn[], one: string, several: string): string[] {
  if (turns.length === 0) return [];
  return [`${listed(turns.map(({ topic }) => topic.code))} ${turns.length === 1 ? one : several}.`];
}

function listed(codes: readonly string[], most = named): string {
  const shown = codes.slice(0, most);
  const rest = codes.length - shown.length;
  const [last = ''] = rest > 0 ? [`${formatNumber(rest)} more`] : shown.slice(-1);
  const before = rest > 0 ? shown : shown.slice(0, -1);
  return before.length === 0 ? last : `${before.join(', ')} and ${last}`;
}

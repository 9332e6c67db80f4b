import { type BandOfMoney, wordBand } from '#domain/scales/bands.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import { type ScaleUse, type ShownStep, stepsByEffect, stepsOf } from '#domain/scales/scales.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** A step as shown next to a score. */
export interface StepWords extends Omit<ShownStep, 'money'> {
  /** Its amount in words, and its meaning for each financial effect with its own wording; '' if there is none. */
  more: string;
}

/** The five steps of a scale with all their texts. */
export function stepWords(scales: Scales, asked: ScaleUse): StepWords[] {
  const byEffect = stepsByEffect(scales, asked);
  return stepsOf(scales, asked).map(({ money, ...step }, at) => {
    const effects = byEffect.flatMap(({ label, steps }) => {
      const said = steps[at] && saidOfEffect(steps[at]);
      return said ? [`${label}: ${said}`] : [];
    });
    return { ...step, more: [...(money ? [sayMoney(money)] : []), ...effects].join('; ') };
  });
}

/** 'EUR 250,000 to below 1,000,000', as the reader writes numbers. */
export const sayMoney = (money: BandOfMoney): string => wordBand(money, formatNumber);

function saidOfEffect({ words, isOwn, money }: ShownStep): string {
  return [...(isOwn ? [words] : []), ...(money ? [sayMoney(money)] : [])].join(', ');
}

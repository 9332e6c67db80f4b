import type { Scales } from '#domain/scales/our-scales.ts';
import type { ScaleUse } from '#domain/scales/scales.ts';
import { stepWords } from '#web/features/register/scales/step-words.ts';
import type { ScaleAnchor } from '#web/features/register/scores/scale-guide.tsx';

/** The words for the values 1 to 5 of a scale, as listed in the guide next to a slider. */
export function anchorsOf(scales: Scales, asked: ScaleUse): ScaleAnchor[] {
  return stepWords(scales, asked).map(({ value, words, more }) => ({ values: String(value), text: words, more }));
}

/** Whether the company has worded any step of a scale itself. */
export const isWorded = (scales: Scales, asked: ScaleUse): boolean =>
  stepWords(scales, asked).some(({ isOwn, more }) => isOwn || more !== '');

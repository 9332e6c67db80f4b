import { textLocale } from './text-locale.ts';

/** Numbers and sentences are in one language. */
const number = new Intl.NumberFormat(textLocale, { maximumFractionDigits: 2 });

/** A score, a threshold or a count as English sentences have it: 12.5, 12,345. Not for text that programs read. */
export function formatNumber(value: number): string {
  // Whole numbers this small are written the same everywhere, and tables contain hundreds of them.
  return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : number.format(value);
}

/** '1 impact', '12 impacts'. */
export const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`;

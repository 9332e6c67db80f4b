/** Separators are the reader's own; digits are the same as in the surrounding texts and axes (Arabic has others). */
const number = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2, numberingSystem: 'latn' });

/** A score, a threshold or a count in the reader's own number format: 12.5 or 12,5. Not for text that programs read. */
export function formatNumber(value: number): string {
  // So small a whole number is written alike everywhere, and tables have hundreds.
  return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : number.format(value);
}

/** '1 impact', '12 impacts'. */
export const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`;

import { MAX_AMOUNT_DIGITS } from './fields.ts';

/** Spaces of any width, and the thousands separators of various countries. */
const GROUPED = /^\d{1,3}(?:([ .,'’\u00a0\u2009\u202f])\d{3})(?:\1\d{3})*$/;

/**
 * A typed whole amount, '250 000', '250,000' or '250000', as digits; null if it is not one. '' stays ''. Fractions are refused and not
 * guessed: '1,5' is not an amount.
 */
export function readAmount(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  if (!/^\d+$/.test(text) && !GROUPED.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits.length > MAX_AMOUNT_DIGITS ? null : digits;
}

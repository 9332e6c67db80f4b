import { MAX_AMOUNT_DIGITS } from './fields.ts';

/** Blanks of every width, and what parts thousands in one country or another. */
const GROUPED = /^\d{1,3}(?:([ .,'’\u00a0\u2009\u202f])\d{3})(?:\1\d{3})*$/;

/**
 * A whole amount as somebody types it, '250 000', '250,000' or '250000', as digits alone; null where it is none. '' stays ''.
 * Parts of a unit are refused and not guessed: '1,5' is no amount.
 */
export function readAmount(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  if (!/^\d+$/.test(text) && !GROUPED.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits.length > MAX_AMOUNT_DIGITS ? null : digits;
}

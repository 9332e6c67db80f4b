import { format, getFormatInfo } from 'numfmt';
import type { ShownNumber } from '#domain/imports/cell.ts';

/** How the cells of one style show their numbers. */
export interface NumberFormat {
  /** Whether it shows numbers as days. */
  isDate: boolean;
  /** A number as the sheet shows it; the number itself if its digits are all that is shown. */
  show: (number: number) => number | ShownNumber;
}

/**
 * The formats that every program knows by their numbers (ISO/IEC 29500-1, 18.8.30). The sign of a currency depends on the country and is
 * not in the file.
 */
const KNOWN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  ...Object.fromEntries([5, 6, 37, 38].map((id) => [id, '#,##0;-#,##0'])),
  ...Object.fromEntries([7, 8, 39, 40].map((id) => [id, '#,##0.00;-#,##0.00'])),
  ...Object.fromEntries([41, 42].map((id) => [id, '#,##0;-#,##0;"-"'])),
  ...Object.fromEntries([43, 44].map((id) => [id, '#,##0.00;-#,##0.00;"-"'])),
};

/** Formats of money among them. */
const IN_MONEY: ReadonlySet<number> = new Set([5, 6, 7, 8, 42, 44]);

/**
 * The formats that show a date or a time of day; 27 to 36 and 50 to 58 are those of East Asian languages. Format 46 continues to count
 * hours after 24, so its value is a number.
 */
const isKnownDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || id === 45 || id === 47 || (id >= 50 && id <= 58);

/** The literal parts of a format: in quotes, after a backslash, spacing and fill characters, and colours or languages in brackets. */
const AS_IT_STANDS = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;

/** Whether a number in this format is read as a date. Elapsed hours, as in [h]:mm, are not; and the e in 'General' is not a year. */
const isDateFormat = (code: string): boolean =>
  !/\[(h+|m+|s+)\]/i.test(code) &&
  !/general/i.test(code) &&
  /[dmyhs]/i.test((code.split(';')[0] ?? '').replace(AS_IT_STANDS, ''));

/** No program writes a longer format. */
const LONGEST = 255;
/** Words for money that are not signs of a currency. */
const MONEY =
  /\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|CZK|SEK|NOK|DKK|HUF|RON|JPY|kr|zł|Kč|Ft|lei|Fr|Mio|Mrd)(?!\p{L})/u;

/**
 * How a style shows numbers.
 * @param code the format as the workbook describes it; undefined for one that every program knows
 */
export function formatOf(id: number, code: string | undefined): NumberFormat {
  const pattern = code ?? KNOWN[id];
  const isDate = code === undefined ? isKnownDate(id) : isDateFormat(code);
  if (pattern === undefined || pattern.length > LONGEST || /^(?:general|@)?$/i.test(pattern)) return { isDate, show };
  const info = describe(pattern);
  if (info === null || (isDate && info !== 'time')) return { isDate, show };
  return {
    isDate,
    show(number) {
      const shown = showAs(pattern, number);
      if (shown === '' || shown === String(number)) return number;
      if (info === 'percent' || /[%‰]/.test(shown)) return { number, shown, unit: 'percent' };
      const isMoney = info === 'currency' || IN_MONEY.has(id) || MONEY.test(shown);
      return { number, shown, ...(isMoney && { unit: 'currency' }) };
    },
  };
}

const show = (number: number): number => number;

/** The kind of a format; null for one that is not valid. */
function describe(pattern: string): string | null {
  try {
    return getFormatInfo(pattern).type;
  } catch {
    return null;
  }
}

/** A number in a format, or '' if it shows nothing. Numbers that it cannot show are shown as they are. */
function showAs(pattern: string, number: number): string {
  try {
    return format(pattern, number, { throws: true }).trim();
  } catch {
    return '';
  }
}

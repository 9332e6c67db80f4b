const DAY = 86_400_000;

/** The day before the first, which is 1. Excel counts a 29 February 1900 that there was not, so that days after it are one less. */
const BEFORE_1900 = Date.UTC(1899, 11, 31);
const AFTER_NEVER = 61;
const FIRST_1904 = Date.UTC(1904, 0, 1);

/** 31 December 9999, the last day of spreadsheets. */
const LAST = 2_958_465;

/** A number of a sheet as the instant it shows, read in UTC; the number itself where it is a time without a day, or no day at all. */
export function dateOf(serial: number, from1904: boolean): Date | number {
  if (serial < (from1904 ? 0 : 1) || serial >= LAST + 1) return serial;
  const start = from1904 ? FIRST_1904 : BEFORE_1900;
  const days = !from1904 && serial >= AFTER_NEVER ? serial - 1 : serial;
  return new Date(start + Math.round(days * DAY));
}

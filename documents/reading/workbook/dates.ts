const DAY = 86_400_000;

/** The day before day 1. Excel counts 29 February 1900, a day that did not exist, so numbers after that day are one too high. */
const BEFORE_1900 = Date.UTC(1899, 11, 31);
const AFTER_NEVER = 61;
const FIRST_1904 = Date.UTC(1904, 0, 1);

/** 31 December 9999, the last day that spreadsheets know. */
const LAST = 2_958_465;

/**
 * Converts a number of a sheet to the instant that it shows, read in UTC; returns the number itself if it is a time without a date, or
 * outside all dates.
 */
export function dateOf(serial: number, from1904: boolean): Date | number {
  if (serial < (from1904 ? 0 : 1) || serial >= LAST + 1) return serial;
  const start = from1904 ? FIRST_1904 : BEFORE_1900;
  const days = !from1904 && serial >= AFTER_NEVER ? serial - 1 : serial;
  return new Date(start + Math.round(days * DAY));
}

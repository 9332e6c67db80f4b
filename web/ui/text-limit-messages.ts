import { formatNumber } from '#web/lib/format-number.ts';

/** What is said of a text that comes near the longest that can be saved, or passes it. */
export const limitMessages = {
  count: (length: number, most: number) => `${formatNumber(length)} of ${formatNumber(most)} characters`,
  over: (length: number, most: number) =>
    `${formatNumber(length)} of ${formatNumber(most)} characters. Nothing is cut: shorten it by ${formatNumber(length - most)} before you save.`,
  tooLong: (most: number) => `Use at most ${formatNumber(most)} characters.`,
} as const;

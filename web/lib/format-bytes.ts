import { formatNumber } from './format-number.ts';

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A size as people read it: '340 bytes', '12 kB', '3.4 MB'. A kB has 1,024 bytes, as in file managers. */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${UNITS[power]}`;
}

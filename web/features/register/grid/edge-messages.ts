import { formatNumber } from '#web/lib/format-number.ts';

/** What the edge of a column says. */
export const edgeMessages = {
  widthOf: (label: string) => `Width of ${label}`,
  widthText: 'Drag to change the width; double-click to fit it',
  pixels: (width: number) => `${formatNumber(Math.round(width))} pixels`,
} as const;

import { DEFAULT_ACCENT } from '#domain/people/report-settings.ts';

/** The colours of all exported files, six hexadecimal digits each; `pdf/report.typ` uses the same. */
export const colours = {
  ink: '1A2320',
  muted: '566159',
  hairline: 'D5DCD7',
  amber: '8A4B08',
  amberTint: 'FDF5E8',
  white: 'FFFFFF',
} as const;

/** The parts that are shown in a company's own colour, six hexadecimal digits each. */
export interface Look {
  /** The colour of headings, bars and covers; it has enough contrast with white. */
  accent: string;
  /** The same colour as a light background for dark text. */
  tint: string;
}

/** The share of the accent colour in its tint. */
const TINTED = 0.075;

/** The colours of reports with this accent ('#1f6f54'); the product's own colours if it is ''. */
export function lookOf(accent: string): Look {
  const parts = [1, 3, 5].map((at) => Number.parseInt((accent || DEFAULT_ACCENT).slice(at, at + 2), 16));
  return { accent: hex(parts), tint: hex(parts.map((part) => Math.round(255 - (255 - part) * TINTED))) };
}

const hex = (parts: readonly number[]) =>
  parts
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

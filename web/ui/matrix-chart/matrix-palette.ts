import type { MatrixPalette } from './matrix-types.ts';

// Without quotation marks: ECharts writes it unescaped into an attribute of the SVG.
const fontFamily = 'Inter Variable, Inter, Arial, sans-serif';

/** The tokens of `styles/tokens.css` for what cannot read CSS; its test compares the two. */
export const matrixPalettes: Record<'light' | 'dark', MatrixPalette> = {
  light: {
    surface: '#ffffff',
    ink: '#14211d',
    muted: '#4e5b55',
    line: '#e4e1d9',
    lineStrong: '#828b85',
    accent: '#1f6f54',
    materialOne: 'rgba(31, 111, 84, 0.05)',
    materialBoth: 'rgba(31, 111, 84, 0.11)',
    categories: { Environmental: '#2e7d4f', Social: '#3b5ba9', Governance: '#8a5a13' },
    fontFamily,
  },
  dark: {
    surface: '#16201c',
    ink: '#e7ede9',
    muted: '#a9b6af',
    line: '#2b3833',
    lineStrong: '#6a7871',
    accent: '#63c09b',
    materialOne: 'rgba(99, 192, 155, 0.06)',
    materialBoth: 'rgba(99, 192, 155, 0.13)',
    categories: { Environmental: '#6fc48f', Social: '#95aded', Governance: '#d9a85f' },
    fontFamily,
  },
};

import type { Category } from '#domain/reference/catalogue-topic.ts';

/** The colours of the matrix, in the form that SVG accepts. */
export interface MatrixPaint {
  surface: string;
  ink: string;
  muted: string;
  line: string;
  lineStrong: string;
  accent: string;
  categories: Record<Category, string>;
}

/** The colours in a file, which cannot use design tokens: those of the light theme (`web/styles/tokens.css`; a test compares the two). */
export const filePaint: MatrixPaint = {
  surface: '#ffffff',
  ink: '#14211d',
  muted: '#4e5b55',
  line: '#e4e1d9',
  lineStrong: '#828b85',
  accent: '#1f6f54',
  categories: { Environmental: '#2e7d4f', Social: '#3b5ba9', Governance: '#8a5a13' },
};

import type { MatrixPaint } from '#drawing/matrix/paint.ts';

/** On a page: the design tokens themselves, so that the picture follows the theme. */
export const pagePaint: MatrixPaint = {
  surface: 'var(--color-surface)',
  ink: 'var(--color-ink)',
  muted: 'var(--color-muted)',
  line: 'var(--color-line)',
  lineStrong: 'var(--color-line-strong)',
  accent: 'var(--color-accent)',
  categories: {
    Environmental: 'var(--color-environmental)',
    Social: 'var(--color-social)',
    Governance: 'var(--color-governance)',
  },
};

import { cn } from '#web/lib/cn.ts';
import { scoreMessages as say } from './score-messages.ts';

export type ShapeKind = 'negative' | 'positive' | 'risk' | 'opportunity';

const shapes: Record<ShapeKind, { path: string; hue: string }> = {
  negative: { path: 'M6 0.5 11.5 6 6 11.5 0.5 6Z', hue: 'fill-negative' },
  positive: { path: 'M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1Z', hue: 'fill-positive' },
  risk: { path: 'M6 1 11.5 11H0.5Z', hue: 'fill-risk' },
  opportunity: { path: 'M1.25 1.25h9.5v9.5h-9.5Z', hue: 'fill-opportunity' },
};

/**
 * Negative is a diamond, positive a circle, risk a triangle, opportunity a square: told apart without colour.
 * With `labelled` it is an image with a name; otherwise decoration beside a word.
 */
export function ShapeMarker({
  kind,
  labelled,
  className,
}: {
  kind: ShapeKind;
  labelled?: boolean;
  className?: string;
}) {
  const { path, hue } = shapes[kind];
  const naming = labelled ? { role: 'img', 'aria-label': say.shapes[kind] } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden beside a word
    <svg
      viewBox="0 0 12 12"
      {...naming}
      className={cn('size-3 shrink-0 forced-colors:fill-[CanvasText]', hue, className)}
    >
      <path d={path} />
    </svg>
  );
}

import { cn } from '#web/lib/cn.ts';
import { scoreMessages as say } from './score-messages.ts';

export type ShapeKind = 'negative' | 'positive' | 'risk' | 'opportunity';

const shapes: Record<ShapeKind, string> = {
  negative: 'M1 4.75h10v2.5H1Z',
  positive: 'M4.75 1h2.5v3.75H11v2.5H7.25V11h-2.5V7.25H1v-2.5h3.75Z',
  risk: 'M4.75 0.5h2.5v6H11.25L6 11.75 0.75 6.5H4.75Z',
  opportunity: 'M4.75 11.5h2.5v-6H11.25L6 0.25 0.75 5.5H4.75Z',
};

/**
 * Negative is a minus, positive a plus, risk an arrow down, opportunity an arrow up, all in ink: hues and closed shapes (circle, square,
 * triangle) belong to the topics' categories alone.
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
  const naming = labelled ? { role: 'img', 'aria-label': say.shapes[kind] } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden beside a word
    <svg
      viewBox="0 0 12 12"
      {...naming}
      className={cn('size-3 shrink-0 fill-ink forced-colors:fill-[CanvasText]', className)}
    >
      <path d={shapes[kind]} />
    </svg>
  );
}

import { cn } from '#web/lib/cn.ts';
import { scoreMessages as say } from '../messages.ts';

export type ShapeKind = 'negative' | 'positive' | 'risk' | 'opportunity';

/** The corners of the shapes in their box. */
const shapes: Record<ShapeKind, string> = {
  negative: '[clip-path:polygon(8.333%_39.583%,91.667%_39.583%,91.667%_60.417%,8.333%_60.417%)]',
  positive:
    '[clip-path:polygon(39.583%_8.333%,60.417%_8.333%,60.417%_39.583%,91.667%_39.583%,91.667%_60.417%,60.417%_60.417%,60.417%_91.667%,39.583%_91.667%,39.583%_60.417%,8.333%_60.417%,8.333%_39.583%,39.583%_39.583%)]',
  risk: '[clip-path:polygon(39.583%_4.167%,60.417%_4.167%,60.417%_54.167%,93.75%_54.167%,50%_97.917%,6.25%_54.167%,39.583%_54.167%)]',
  opportunity:
    '[clip-path:polygon(39.583%_95.833%,60.417%_95.833%,60.417%_45.833%,93.75%_45.833%,50%_2.083%,6.25%_45.833%,39.583%_45.833%)]',
};

/**
 * Negative is a minus, positive a plus, risk an arrow down, opportunity an arrow up, all in the text colour: hues and closed shapes
 * (circle, square, triangle) are reserved for the categories of topics. It is one element with a mask, because a separate drawing in each
 * of many rows is expensive to paint. With `labelled`, it is an image with a name; otherwise it is decorative beside a word.
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
    <span
      {...naming}
      className={cn(
        'block size-3 shrink-0 bg-ink [print-color-adjust:exact] forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none',
        shapes[kind],
        className,
      )}
    />
  );
}

import { type ReactNode, Suspense } from 'react';
import { shapeOf } from '#web/features/register/components/shape-of.ts';
import { type ShapeKind, ShapeMarker } from '#web/ui/display/shape-marker.tsx';
import { later } from '../rows/lazy-parts.ts';
import type { RegisterRow } from '../rows/register-row.ts';

// The rows render before colleagues are known; loaded anyway, in case the connection is lost before a colleague appears.
const RowMarks = later(async () => (await import('./row-marks.tsx')).RowMarks);

/** Created once, so that a row that switches to an entry with the same shape renders nothing. */
const markers: Record<ShapeKind, ReactNode> = {
  negative: <ShapeMarker kind="negative" labelled />,
  positive: <ShapeMarker kind="positive" labelled />,
  risk: <ShapeMarker kind="risk" labelled />,
  opportunity: <ShapeMarker kind="opportunity" labelled />,
};

/**
 * The shape and title of a row, and its marks. This is no component: hundreds are drawn, and none has state.
 *
 * @param isMarked someone is at the row or has a comment open on it
 */
export function titleContent({ component }: RegisterRow, isMarked: boolean) {
  const shape = shapeOf(component);
  return (
    <>
      {shape ? markers[shape] : <span className="w-3 shrink-0" />}
      <span dir="auto" className="register-words">
        {component.title}
      </span>
      {isMarked ? (
        <Suspense>
          <RowMarks componentId={component.id} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Whether two rows have the same title and shape. */
export const isTitledAlike = ({ component: one }: RegisterRow, { component: other }: RegisterRow): boolean =>
  one.title === other.title && shapeOf(one) === shapeOf(other);

import type { DashboardRow } from '#domain/results/dashboard.ts';
import { ShapeMarker } from '#web/ui/display/shape-marker.tsx';
import { dashboardMessages as say } from './messages.ts';
import { shapeOf } from './row-look.ts';

/** The kind of a row as a shape, with its name for assistive technology. An unset polarity is a plus over a minus. */
export function RowMarker({ row }: { row: Pick<DashboardRow, 'kind' | 'impactPolarity'> }) {
  const shape = shapeOf(row);
  if (shape) return <ShapeMarker kind={shape} labelled />;
  return (
    <svg viewBox="0 0 12 12" role="img" aria-label={say.impactWithoutPolarity} className="size-3 shrink-0 fill-muted">
      <path d="M5 0h2v2.5h2.5v2H7V7H5V4.5H2.5v-2H5ZM2.5 9.5h7v2h-7Z" />
    </svg>
  );
}

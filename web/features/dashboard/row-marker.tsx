import type { DashboardRow } from '#domain/results/dashboard.ts';
import { ShapeMarker } from '#web/ui/shape-marker.tsx';
import { dashboardMessages as say } from './messages.ts';
import { shapeOf } from './row-look.ts';

/** What a row is, by hue and shape, with its name for assistive technology. An unset polarity is a dashed ring. */
export function RowMarker({ row }: { row: Pick<DashboardRow, 'kind' | 'impactPolarity'> }) {
  const shape = shapeOf(row);
  if (shape) return <ShapeMarker kind={shape} labelled />;
  return (
    <svg viewBox="0 0 12 12" role="img" aria-label={say.impactWithoutPolarity} className="size-3 shrink-0 stroke-muted">
      <circle cx="6" cy="6" r="4.5" fill="none" strokeWidth="1.5" strokeDasharray="2.5 2" />
    </svg>
  );
}

import { EsgMark } from '#web/ui/display/esg-tag.tsx';
import { ShapeMarker } from '#web/ui/display/shape-marker.tsx';
import type { PaletteItem } from './palette-item.ts';

/** An item's icon: the page's, the topic's category, or the component's kind. Decorative, except for the kind. */
export function PaletteMark({ mark: Mark }: Pick<PaletteItem, 'mark'>) {
  if (Mark === null) return null;
  if (typeof Mark !== 'string') return <Mark aria-hidden="true" className="size-4 text-muted" />;
  if (Mark === 'Environmental' || Mark === 'Social' || Mark === 'Governance') return <EsgMark category={Mark} />;
  return <ShapeMarker kind={Mark} labelled />;
}

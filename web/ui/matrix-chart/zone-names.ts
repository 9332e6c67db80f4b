import { isCompact, type MatrixFrame } from './matrix-geometry.ts';
import { axisMax, type MatrixThresholds } from './matrix-types.ts';

/** The names of the tinted areas that have room for them: material by impact, financially, by both. */
export function zoneNames({ impact, financial }: MatrixThresholds, frame: MatrixFrame) {
  const hasRoom = !isCompact(frame);
  const hasRight = hasRoom && financial <= 20;
  return {
    impact: hasRoom && financial >= 7 && impact < axisMax ? 'Material by impact' : null,
    financial: hasRight ? 'Material financially' : null,
    both: hasRight && impact < axisMax ? 'Material by both' : null,
  };
}

import { isCompact, type MatrixFrame } from './matrix-geometry.ts';
import { axisMax, type MatrixThresholds } from './matrix-types.ts';
import { matrixMessages as say } from './messages.ts';

/** The names of the tinted areas that have room for them: material by impact, financially, by both. */
export function zoneNames({ impact, financial }: MatrixThresholds, frame: MatrixFrame) {
  const hasRoom = !isCompact(frame);
  const hasRight = hasRoom && financial <= 20;
  return {
    impact: hasRoom && financial >= 7 && impact < axisMax ? say.zones.impact : null,
    financial: hasRight ? say.zones.financial : null,
    both: hasRight && impact < axisMax ? say.zones.both : null,
  };
}

import type { Thresholds } from '#domain/assessment/assessment.ts';
import { MAX_SCORE } from '#domain/components/score.ts';
import { isCompact, type MatrixFrame } from './frame.ts';
import { matrixWords as say } from './words.ts';

/** The names of the tinted areas that have room for them: material by impact, financially, by both. */
export function zoneNames({ impact, financial }: Thresholds, frame: MatrixFrame) {
  const hasRoom = !isCompact(frame);
  const hasRight = hasRoom && financial <= 20;
  return {
    impact: hasRoom && financial >= 7 && impact < MAX_SCORE ? say.zones.impact : null,
    financial: hasRight ? say.zones.financial : null,
    both: hasRight && impact < MAX_SCORE ? say.zones.both : null,
  };
}

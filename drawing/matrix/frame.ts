import { MAX_SCORE } from '#domain/components/score.ts';
import type { MatrixPoint, Standing } from './point.ts';

/** The drawing's size and the plot's margins, in CSS pixels. */
export interface MatrixFrame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /**
   * The distance from the plot to the far edge of the band on its left, for topics without a financial side; 0 if there is no such band.
   */
  bandLeft: number;
  /** The same for the band below the plot, for topics without an impact side. */
  bandBottom: number;
}

/** Below this width, there is only room for codes. */
const compactWidth = 560;

/** Leaves room for the axis names below and on the left, and for the thresholds' handles above and on the right. */
export function frameFor(width: number, height: number): MatrixFrame {
  return width < compactWidth
    ? { width, height, left: 60, right: 48, top: 46, bottom: 62, bandLeft: 0, bandBottom: 0 }
    : { width, height, left: 72, right: 60, top: 46, bottom: 66, bandLeft: 0, bandBottom: 0 };
}

/** The space between the plot and a band. */
export const bandGap = 6;

/**
 * The same frame with a band next to the plot for each side that some topic has not assessed: a topic without a score did not score 0.
 * Earlier positions count as well.
 */
export function withBands(
  frame: MatrixFrame,
  points: readonly (Pick<Standing, 'hasImpact' | 'hasFinancial'> & Pick<MatrixPoint, 'before'>)[],
): MatrixFrame {
  const depth = bandGap + (isCompact(frame) ? 24 : 34);
  const drawn = points.flatMap((point) => [point, ...(point.before ? [point.before] : [])]);
  const bandLeft = drawn.some((standing) => !standing.hasFinancial) ? depth : 0;
  const bandBottom = drawn.some((standing) => !standing.hasImpact) ? depth : 0;
  return { ...frame, left: frame.left + bandLeft, bottom: frame.bottom + bandBottom, bandLeft, bandBottom };
}

/** The middle of the band left of the plot, or the plot's edge without one. */
export function bandX({ left, bandLeft }: MatrixFrame): number {
  return bandLeft === 0 ? left : left - (bandLeft + bandGap) / 2;
}

/** The middle of the band below the plot, or the plot's edge without one. */
export function bandY({ height, bottom, bandBottom }: MatrixFrame): number {
  return bandBottom === 0 ? height - bottom : height - bottom + (bandBottom + bandGap) / 2;
}

export function isCompact(frame: MatrixFrame): boolean {
  return frame.width < compactWidth;
}

/** Pixels from the left edge for a financial score. */
export function toX(frame: MatrixFrame, financial: number): number {
  return frame.left + (financial / MAX_SCORE) * (frame.width - frame.left - frame.right);
}

/** Pixels from the top edge for an impact score. */
export function toY(frame: MatrixFrame, impact: number): number {
  return frame.height - frame.bottom - (impact / MAX_SCORE) * (frame.height - frame.top - frame.bottom);
}

/** The axis value under a pixel, not snapped and not bounded. */
export function toFinancial(frame: MatrixFrame, x: number): number {
  return ((x - frame.left) / (frame.width - frame.left - frame.right)) * MAX_SCORE;
}

export function toImpact(frame: MatrixFrame, y: number): number {
  return ((frame.height - frame.bottom - y) / (frame.height - frame.top - frame.bottom)) * MAX_SCORE;
}

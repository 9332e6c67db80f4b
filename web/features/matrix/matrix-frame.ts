import { MAX_SCORE } from '#domain/components/score.ts';

/** The drawing's size and the plot's margins, in CSS pixels. */
export interface MatrixFrame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Narrower than this there is room for codes only. */
const compactWidth = 560;

/** Room for axis names below and left, for the thresholds' handles above and right. */
export function frameFor(width: number, height: number): MatrixFrame {
  return width < compactWidth
    ? { width, height, left: 60, right: 48, top: 46, bottom: 62 }
    : { width, height, left: 72, right: 60, top: 46, bottom: 66 };
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

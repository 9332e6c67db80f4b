import type { Box } from './box.ts';
import { bandY, type MatrixFrame, toX, toY } from './frame.ts';
import { textWidth } from './text-width.ts';
import { matrixWords as say } from './words.ts';

/** The words at the corner of the bands, in the place of a figure of the axis; in pixels. */
export interface BandTick {
  /** The end of both lines, and the baseline of the first. */
  x: number;
  y: number;
  box: Box;
}

/** The distance between its two lines. */
export const tickLeading = 12;

/** Where the bands say that a side is not assessed; null without a band. */
export function bandTick(frame: MatrixFrame): BandTick | null {
  const { bandLeft, bandBottom } = frame;
  if (!bandLeft && !bandBottom) return null;
  const x = toX(frame, 0) - 9;
  const y = bandBottom ? bandY(frame) - 2 : toY(frame, 0) + 13;
  const width = Math.max(...say.notAssessedTick.map(textWidth));
  return { x, y, box: { left: x - width, right: x, top: y - 10, bottom: y + tickLeading + 4 } };
}

import type { Thresholds } from '#domain/assessment/assessment.ts';
import { MAX_SCORE } from '#domain/components/score.ts';
import { aroundSymbol, type Box, overlap } from './box.ts';
import { type MatrixFrame, toX, toY } from './frame.ts';
import type { PlacedPoint } from './place-points.ts';
import { textWidth } from './text-width.ts';
import { matrixWords as say } from './words.ts';

/** The name of an area at its outer edge, in the corner that has room for it; in pixels. */
export interface ZoneName {
  text: string;
  /** The position of its first character. */
  x: number;
  y: number;
  box: Box;
}

/** From the plot's edges, and the height of a line. */
const [inset, height] = [6, 16];

/** The names of the areas between the thresholds, if there is room for them; none covers a point. */
export function zoneNames(
  placed: readonly PlacedPoint[],
  frame: MatrixFrame,
  { impact, financial }: Thresholds,
): ZoneName[] {
  const symbols = placed.map(aroundSymbol);
  const [left, right, top, bottom] = [toX(frame, 0), toX(frame, MAX_SCORE), toY(frame, MAX_SCORE), toY(frame, 0)];
  const [lineX, lineY] = [toX(frame, financial), toY(frame, impact)];

  function name(text: string, side: 'left' | 'right', end: 'top' | 'bottom'): ZoneName[] {
    const width = textWidth(text);
    const room = {
      width: side === 'left' ? lineX - left : right - lineX,
      height: end === 'top' ? lineY - top : bottom - lineY,
    };
    if (room.width < width + 2 * inset || room.height < height + inset) return [];
    const y = end === 'top' ? top + inset + 9 : bottom - inset - 2;
    const outer = side === 'left' ? left + inset : right - inset - width;
    const inner = side === 'left' ? lineX - inset - width : lineX + inset;
    const found = [outer, inner]
      .map((x): ZoneName => ({ text, x, y, box: { left: x, right: x + width, top: y - 11, bottom: y + 4 } }))
      .find(({ box }) => !symbols.some((symbol) => overlap(symbol, box)));
    return found ? [found] : [];
  }

  return [
    ...name(say.zones.impact, 'left', 'top'),
    ...name(say.zones.both, 'right', 'top'),
    ...name(say.zones.financial, 'right', 'bottom'),
    ...name(say.zones.neither, 'left', 'bottom'),
  ];
}

import { type SvgElement, svg } from '#drawing/svg.ts';
import type { Stretch } from './box.ts';
import { bandX, bandY, type MatrixFrame, toX, toY } from './frame.ts';
import type { MatrixPaint } from './paint.ts';
import type { PlacedPoint } from './place-points.ts';
import type { MatrixPoint, Standing } from './point.ts';

/** Pixels: of an arrow's head, and of the dot where it begins. */
const [head, dot] = [7, 2.5];

/** A different position of a topic in the compared assessment; null if it was the same or there was none. */
export function movedFrom(point: MatrixPoint): Standing | null {
  const { before } = point;
  if (!before) return null;
  const isSame = before.impact === point.impact && before.financial === point.financial;
  return isSame ? null : before;
}

/** The arrows from the earlier positions of a mark's topics to the mark, drawn under the symbol; in pixels of the drawing. */
export function tailsOf(item: PlacedPoint, frame: MatrixFrame, paint: MatrixPaint, isTold = false): SvgElement[] {
  const ways = waysOf(item, frame);
  if (ways.length === 0) return [];
  const stroke = isTold ? paint.ink : paint.lineStrong;
  const drawn = ways.map((way) => arrow(way, item.size));
  return [
    svg('path', {
      d: drawn.map(({ line }) => line).join(''),
      fill: 'none',
      stroke,
      strokeWidth: isTold ? 2 : 1.25,
    }),
    svg('path', { d: drawn.map(({ solid }) => solid).join(''), fill: stroke }),
  ];
}

/** From the earlier positions of the topics to the centre of their mark. */
export function waysOf({ together, x, y }: PlacedPoint, frame: MatrixFrame): Stretch[] {
  return together.flatMap((point) => {
    const from = movedFrom(point);
    if (!from) return [];
    const x1 = from.hasFinancial ? toX(frame, from.financial) : bandX(frame);
    return [{ x1, y1: from.hasImpact ? toY(frame, from.impact) : bandY(frame), x2: x, y2: y }];
  });
}

/** From a dot to the edge of the symbol; without a head if the arrow is too short for one. */
function arrow({ x1, y1, x2, y2 }: Stretch, size: number) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  const start = `M${round(x1 - dot)} ${round(y1)}a${dot} ${dot} 0 1 1 ${2 * dot} 0a${dot} ${dot} 0 1 1 ${-2 * dot} 0Z`;
  const reach = length - size / 2 - 2;
  if (reach < head + dot) return { line: '', solid: reach > -size / 2 ? start : '' };
  const [across, down] = [dx / length, dy / length];
  const at = (along: number, aside: number) =>
    `${round(x1 + across * along - down * aside)} ${round(y1 + down * along + across * aside)}`;
  return {
    line: `M${at(0, 0)}L${at(reach - head, 0)}`,
    solid: `${start}M${at(reach, 0)}L${at(reach - head, head / 2)}L${at(reach - head, -head / 2)}Z`,
  };
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;

import type { Box, Stretch } from './box.ts';
import type { PlacedPoint } from './place-points.ts';
import { textWidth } from './text-width.ts';

/** The distance between the lines of a label, in pixels. */
export const labelLeading = 12;
const distance = 4;

/** A possible position of a label. */
export interface LabelPlace {
  box: Box;
  /** Lower is better. */
  rank: number;
  /** The position of the beginning, end or middle of its first line, relative to the symbol's centre, in pixels. */
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
  /** In pixels of the drawing; null if the label is directly next to the symbol. */
  leader: Stretch | null;
}

/**
 * In order of preference. The shifted positions keep a label clear of the line that its point is on; 1 is slightly more than half of the
 * label's height.
 */
const places = [
  { side: 'right', shift: 0 },
  { side: 'left', shift: 0 },
  { side: 'right', shift: -1 },
  { side: 'right', shift: 1 },
  { side: 'left', shift: -1 },
  { side: 'left', shift: 1 },
  { side: 'top', shift: 0 },
  { side: 'bottom', shift: 0 },
  { side: 'top-right', shift: 0 },
  { side: 'top-left', shift: 0 },
  { side: 'bottom-right', shift: 0 },
  { side: 'bottom-left', shift: 0 },
] as const;
type Place = (typeof places)[number];

/**
 * How far away, in pixels, a label at the end of a line is, and in which directions: upwards first, because the plot is emptier there.
 */
const reaches = [14, 24, 36, 50, 66, 84, 104, 126];
const directions = [-30, -150, 30, 150, -60, -120, 60, 120, 0, 180, -90, 90].map(inDirection);
/** Those between them, for a label that found no other place. */
const between = [-45, -135, 45, 135, -75, -105, 75, 105, -15, -165, 15, 165].map(inDirection);

function inDirection(degrees: number) {
  const radians = (degrees * Math.PI) / 180;
  return { across: Math.cos(radians), down: Math.sin(radians) };
}

const heightOf = (lines: readonly string[]) => 2 + labelLeading * lines.length;
const widthOf = (lines: readonly string[]) => Math.max(...lines.map(textWidth));

/** The positions directly next to a symbol. */
export function besideSymbol({ x, y, size }: PlacedPoint, lines: readonly string[]): LabelPlace[] {
  const [width, height] = [widthOf(lines), heightOf(lines)];
  const reach = size / 2 + distance;
  return places.map(({ side, shift }, rank) => {
    const { left, dx, anchor } = across(side, size, width);
    const top = topOf(reach, height, side, shift);
    const box = { left: x + left, right: x + left + width, top: y + top, bottom: y + top + height };
    // `dy` is the baseline of the first line.
    return { box, rank, dx: round(dx), dy: round(top + 10), anchor, leader: null };
  });
}

/**
 * Positions farther away, nearest first, each with the line that leads to it, which is at most `farthest` pixels long.
 * @param isLast also in the directions between the usual ones
 */
export function farFromSymbol(
  { x, y, size }: PlacedPoint,
  lines: readonly string[],
  farthest: number,
  isLast = false,
): LabelPlace[] {
  const [width, height] = [widthOf(lines), heightOf(lines)];
  return reaches
    .filter((reach) => reach <= farthest)
    .flatMap((reach, ring) =>
      (isLast ? [...directions, ...between] : directions).map((direction, turn): LabelPlace => {
        const [from, to] = [size / 2, size / 2 + reach];
        const [dx, dy] = [to * direction.across, to * direction.down];
        const isLevel = Math.abs(direction.across) > 0.4;
        const left = isLevel ? (dx > 0 ? dx + 2 : dx - width - 2) : dx - width / 2;
        const top = isLevel ? dy - height / 2 : dy > 0 ? dy : dy - height;
        return {
          box: { left: x + left, right: x + left + width, top: y + top, bottom: y + top + height },
          rank: ring * directions.length + turn,
          dx: round(isLevel ? (dx > 0 ? left : left + width) : dx),
          dy: round(top + 10),
          anchor: isLevel ? (dx > 0 ? 'start' : 'end') : 'middle',
          leader: {
            x1: round(x + from * direction.across),
            y1: round(y + from * direction.down),
            x2: round(x + dx),
            y2: round(y + dy),
          },
        };
      }),
    );
}

function across(
  side: Place['side'],
  size: number,
  width: number,
): Pick<LabelPlace, 'dx' | 'anchor'> & { left: number } {
  const reach = size / 2 + distance;
  if (side === 'right') return { left: reach, dx: reach, anchor: 'start' };
  if (side === 'left') return { left: -reach - width, dx: -reach, anchor: 'end' };
  if (side.endsWith('-right')) return { left: -size / 2, dx: -size / 2, anchor: 'start' };
  if (side.endsWith('-left')) return { left: size / 2 - width, dx: size / 2, anchor: 'end' };
  return { left: -width / 2, dx: 0, anchor: 'middle' };
}

/** The upper edge of a label, relative to the symbol's centre. */
function topOf(reach: number, height: number, side: Place['side'], shift: number): number {
  if (side.startsWith('top')) return -reach - height + 2;
  if (side.startsWith('bottom')) return reach - 2;
  return -height / 2 + shift * (height / 2 + 2);
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;

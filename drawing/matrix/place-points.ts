import { compareCodes } from '#domain/results/order.ts';
import { bandX, bandY, type MatrixFrame, toX, toY } from './frame.ts';
import type { MatrixPoint } from './point.ts';

/** A point with its place in the drawing, in pixels. */
export interface PlacedPoint {
  point: MatrixPoint;
  /** Centre of the symbol. */
  x: number;
  y: number;
  size: number;
  /** How many topics share its scores, itself included. */
  sharing: number;
}

/** From this many topics on, all points are drawn smaller. */
const crowd = 40;

/** Diameter in pixels by the number of components: 14 for one, its area growing with the number, 32 at most; in a crowd 10 to 22. */
export function symbolSize(componentCount: number, topicCount: number): number {
  const size = Math.min(32, 8 + 6 * Math.sqrt(Math.max(1, componentCount)));
  return Math.round(topicCount < crowd ? size : size * 0.7);
}

/**
 * Gives each point its place. Points with the same scores are packed around their true place in the order of their codes, so that
 * the same data always give the same picture.
 */
export function placePoints(points: readonly MatrixPoint[], frame: MatrixFrame): PlacedPoint[] {
  const groups = Map.groupBy(points, (point) => `${financialOf(point)}|${impactOf(point)}`);
  return [...groups.values()].flatMap((group) => {
    const ordered = group.toSorted((a, b) => compareCodes(a.topic.code, b.topic.code));
    const sizes = ordered.map((point) => symbolSize(point.counted.length, points.length));
    const pack = group.every((point) => point.hasImpact && point.hasFinancial) ? packAround : packInBand(group);
    const offsets = pack(ordered.length, Math.max(...sizes) * 0.9);
    return ordered.map((point, index) => {
      // So that points of equal scores can be told apart.
      const [dx, dy] = offsets[index] ?? [0, 0];
      return {
        point,
        x: (point.hasFinancial ? toX(frame, point.financial) : bandX(frame)) + dx,
        y: (point.hasImpact ? toY(frame, point.impact) : bandY(frame)) + dy,
        size: sizes[index] ?? 0,
        sharing: ordered.length,
      };
    });
  });
}

const financialOf = (point: MatrixPoint) => (point.hasFinancial ? point.financial : 'none');
const impactOf = (point: MatrixPoint) => (point.hasImpact ? point.impact : 'none');

/** In a band there is room lengthwise alone. */
function packInBand([first]: readonly MatrixPoint[]) {
  return (count: number, spacing: number): [number, number][] =>
    Array.from({ length: count }, (_, index) => {
      const along = round((index - (count - 1) / 2) * spacing);
      return first?.hasFinancial ? [along, 0] : [0, along];
    });
}

/** Offsets for `count` symbols, about `spacing` apart: up to three side by side or in a triangle, then on hexagonal rings, centred. */
function packAround(count: number, spacing: number): [number, number][] {
  const cells = hexagonalCells(count).map(([q, r]): [number, number] => [
    spacing * (q + r / 2),
    spacing * r * (Math.sqrt(3) / 2),
  ]);
  const meanX = cells.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = cells.reduce((sum, [, y]) => sum + y, 0) / count;
  return cells.map(([x, y]) => [round(x - meanX), round(y - meanY)]);
}

const directions = [
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 0],
  [1, -1],
] as const;

function hexagonalCells(count: number): [number, number][] {
  const cells: [number, number][] = [[0, 0]];
  for (let ring = 1; cells.length < count; ring++) {
    let [q, r] = [ring, 0];
    for (const [dq, dr] of directions) {
      for (let step = 0; step < ring; step++) {
        cells.push([q, r]);
        q += dq;
        r += dr;
      }
    }
  }
  return cells.slice(0, count);
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

import { MAX_SCORE } from '#domain/components/score.ts';
import { reaches, THRESHOLD_CHOICES } from '#domain/results/threshold.ts';
import { clusterPoints, crowd, type PointGroup } from './cluster-points.ts';
import { type MatrixFrame, toX, toY } from './frame.ts';
import type { MatrixPoint, Standing } from './point.ts';

/** A mark with its position in the drawing, in pixels. */
export interface PlacedPoint {
  /** Its topic; if there are several, the first by code. */
  point: MatrixPoint;
  /** All its topics, in the order of their codes: several if they are drawn as one mark with their number. */
  together: readonly MatrixPoint[];
  /** The centre of the symbol. */
  x: number;
  y: number;
  size: number;
  /** How many topics, including this one, are drawn side by side because they have the same scores. */
  sharing: number;
}

/**
 * The diameter in pixels for a number of components: 14 for one, at most 32, with an area that grows with the number; in a crowded
 * picture, 10 to 22.
 */
export function symbolSize(componentCount: number, topicCount: number): number {
  const size = Math.min(32, 8 + 6 * Math.sqrt(Math.max(1, componentCount)));
  return Math.round(topicCount < crowd ? size : size * 0.7);
}

/** The diameter in pixels of the mark for several topics, which has room for their number. */
const clusterSize = (topicCount: number) => Math.round(Math.min(40, 20 + 2 * Math.sqrt(topicCount)));

/** For topics that no longer exist, only the position matters. */
const goneSize = 10;

/**
 * Gives each point its position. Points with the same scores are packed around their true position in the order of their codes, and
 * points that would hide one another become one mark. The same data always give the same picture.
 */
export function placePoints(points: readonly MatrixPoint[], frame: MatrixFrame): PlacedPoint[] {
  const sizeOf = (point: MatrixPoint) => (point.isGone ? goneSize : symbolSize(point.counted.length, points.length));

  function layOut({ x, y, points: grouped, isOne }: PointGroup) {
    if (isOne) return [{ x, y, size: clusterSize(grouped.length) }];
    const sizes = grouped.map(sizeOf);
    const pack = grouped.every((point) => point.hasImpact && point.hasFinancial) ? packAround : packInBand(grouped);
    // Keeps points with equal scores distinguishable.
    const offsets = pack(grouped.length, Math.max(...sizes) * 0.9);
    const places = offsets.map(([dx, dy], index) => ({ x: x + dx, y: y + dy, size: sizes[index] ?? 0 }));
    const [aside, down] = grouped[0] ? backAcrossThresholds(places, grouped[0], frame) : [0, 0];
    return places.map((place) => ({ ...place, x: place.x + aside, y: place.y + down }));
  }

  return clusterPoints(points, frame, layOut).flatMap((group) => {
    const sharing = group.isOne ? 1 : group.points.length;
    return layOut(group).flatMap((place, index): PlacedPoint[] => {
      const point = group.points[index];
      return point ? [{ point, together: group.isOne ? group.points : [point], ...place, sharing }] : [];
    });
  });
}

/** How far symbols are moved so that none has its centre on the wrong side of a threshold. */
function backAcrossThresholds(
  places: readonly { x: number; y: number }[],
  { impact, financial, hasImpact, hasFinancial }: Standing,
  frame: MatrixFrame,
): [number, number] {
  const [across, up] = [thresholdsAround(financial), thresholdsAround(impact)];
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  return [
    hasFinancial ? moveInto(xs, toX(frame, across.reached), toX(frame, across.next) - 1) : 0,
    hasImpact ? moveInto(ys, toY(frame, up.next) + 1, toY(frame, up.reached)) : 0,
  ];
}

/** The highest choice that a score reaches, and the lowest one that it does not; far outside the axis if there is none. */
function thresholdsAround(score: number): { reached: number; next: number } {
  return {
    reached: THRESHOLD_CHOICES.findLast((choice) => reaches(score, choice)) ?? -MAX_SCORE,
    next: THRESHOLD_CHOICES.find((choice) => !reaches(score, choice)) ?? 2 * MAX_SCORE,
  };
}

/** The offset that keeps all symbols inside; if they do not fit, they are centred. */
function moveInto(values: readonly number[], low: number, high: number): number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (most - least > high - low) return (low + high - least - most) / 2;
  return least < low ? low - least : Math.min(0, high - most);
}

/** In a band, symbols can be placed only side by side along it. */
function packInBand([first]: readonly MatrixPoint[]) {
  return (count: number, spacing: number): [number, number][] =>
    Array.from({ length: count }, (_, index) => {
      const along = round((index - (count - 1) / 2) * spacing);
      return first?.hasFinancial ? [along, 0] : [0, along];
    });
}

/** Offsets for `count` symbols, about `spacing` apart: up to three side by side or in a triangle, then around the first, centred. */
function packAround(count: number, spacing: number): [number, number][] {
  const cells = hexagonalCells
    .slice(0, count)
    .map(([q, r]): [number, number] => [spacing * (q + r / 2), spacing * r * (Math.sqrt(3) / 2)]);
  const meanX = cells.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = cells.reduce((sum, [, y]) => sum + y, 0) / count;
  return cells.map(([x, y]) => [round(x - meanX), round(y - meanY)]);
}

/** The first position and the six around it: no more fit side by side. */
const hexagonalCells = [
  [0, 0],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

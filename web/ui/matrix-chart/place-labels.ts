import { isCompact, type MatrixFrame, toX, toY } from './matrix-geometry.ts';
import { axisMax, type MatrixThresholds } from './matrix-types.ts';
import type { PlacedPoint } from './place-points.ts';

export interface PlacedLabel {
  text: string;
  /** Which side of the symbol, and how far from there up (negative) or down, in pixels. */
  position: 'right' | 'left' | 'top' | 'bottom';
  shift: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Rough widths of Inter at 11 px; a little too wide rather than too narrow. */
const charWidth = 6.1;
const lineHeight = 14;
const distance = 4;
const longest = 30;

/** In order of preference. The shifted ones take a label off the line its point stands on. */
const places = [
  { position: 'right', shift: 0 },
  { position: 'left', shift: 0 },
  { position: 'right', shift: -9 },
  { position: 'right', shift: 9 },
  { position: 'left', shift: -9 },
  { position: 'left', shift: 9 },
  { position: 'top', shift: 0 },
  { position: 'bottom', shift: 0 },
] as const;

/**
 * Finds a free place beside each point for its label: code and name, else the code alone, else none (its card and the table have
 * it). Points that matter more choose first. A label covers neither another label nor a point, stays inside the drawing, and keeps off
 * grid and threshold lines where it can.
 */
export function placeLabels(
  placed: readonly PlacedPoint[],
  frame: MatrixFrame,
  thresholds: MatrixThresholds,
): Map<string, PlacedLabel> {
  const labels = new Map<string, PlacedLabel>();
  const taken: Box[] = isCompact(frame) ? [] : regionNames(frame);
  const symbols = placed.map((item) => ({ id: item.point.topicId, box: around(item) }));
  const byWeight = placed.toSorted(
    (a, b) => b.point.impact + b.point.financial - (a.point.impact + a.point.financial) || b.size - a.size,
  );

  function isFree(box: Box, ownId: string): boolean {
    return (
      box.left >= 2 &&
      box.right <= frame.width - frame.right + 8 &&
      box.top >= 2 &&
      box.bottom <= frame.height - frame.bottom + 4 &&
      !taken.some((other) => overlap(box, other)) &&
      !symbols.some((symbol) => symbol.id !== ownId && overlap(box, symbol.box))
    );
  }

  function tryText(item: PlacedPoint, text: string): boolean {
    let best: { box: Box; place: (typeof places)[number]; cost: number } | null = null;
    for (const [rank, place] of places.entries()) {
      const box = boxOf(item, text, place.position, place.shift);
      if (!isFree(box, item.point.topicId)) continue;
      const cost = rank * 0.4 + crossings(box, frame, thresholds);
      if (!best || cost < best.cost) best = { box, place, cost };
    }
    if (!best) return false;
    taken.push(best.box);
    labels.set(item.point.topicId, { text, ...best.place });
    return true;
  }

  for (const item of byWeight) {
    const { code, name } = item.point;
    const whole = shorten(code ? `${code} ${name}` : name);
    if (!isCompact(frame) && tryText(item, whole)) continue;
    tryText(item, code || shorten(name).slice(0, 12));
  }
  return labels;
}

/** Where the picture names its regions ('Material by impact'), in three corners of the plot. */
function regionNames({ width, height, left, right, top, bottom }: MatrixFrame): Box[] {
  const [nameWidth, nameHeight] = [110, 18];
  return [
    { left, right: left + nameWidth, top, bottom: top + nameHeight },
    { left: width - right - nameWidth, right: width - right, top, bottom: top + nameHeight },
    {
      left: width - right - nameWidth,
      right: width - right,
      top: height - bottom - nameHeight,
      bottom: height - bottom,
    },
  ];
}

/** How badly lines run through a label: along it worse than across, the thresholds and axes worse than the grid. */
function crossings(box: Box, frame: MatrixFrame, thresholds: MatrixThresholds): number {
  let cost = 0;
  for (let value = 0; value <= axisMax; value += 5) {
    const weight = value === 0 ? 2 : 1;
    if (runsThrough(toY(frame, value), box.top + 2, box.bottom - 2)) cost += 2 * weight;
    if (runsThrough(toX(frame, value), box.left, box.right)) cost += 0.5 * weight;
  }
  if (runsThrough(toY(frame, thresholds.impact), box.top, box.bottom)) cost += 4;
  if (runsThrough(toX(frame, thresholds.financial), box.left, box.right)) cost += 3;
  return cost;
}

function runsThrough(line: number, from: number, to: number): boolean {
  return line > from && line < to;
}

function shorten(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}

function around({ x, y, size }: PlacedPoint): Box {
  const half = size / 2 + 1;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function boxOf({ x, y, size }: PlacedPoint, text: string, position: PlacedLabel['position'], shift: number): Box {
  const width = text.length * charWidth;
  const reach = size / 2 + distance;
  const left = position === 'right' ? x + reach : position === 'left' ? x - reach - width : x - width / 2;
  const centre = position === 'top' ? y - reach - lineHeight : position === 'bottom' ? y + reach : y - lineHeight / 2;
  const top = centre + shift;
  return { left, right: left + width, top, bottom: top + lineHeight };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

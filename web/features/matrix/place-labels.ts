import type { Thresholds } from '#domain/assessment/assessment.ts';
import { MAX_SCORE } from '#domain/components/score.ts';
import { isCompact, type MatrixFrame, toX, toY } from './matrix-frame.ts';
import { byWeight } from './matrix-point.ts';
import type { PlacedPoint } from './place-points.ts';

export interface PlacedLabel {
  text: string;
  /** Where its text begins, ends or has its middle, from the symbol's centre, in pixels. */
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
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
  { side: 'right', shift: 0 },
  { side: 'left', shift: 0 },
  { side: 'right', shift: -9 },
  { side: 'right', shift: 9 },
  { side: 'left', shift: -9 },
  { side: 'left', shift: 9 },
  { side: 'top', shift: 0 },
  { side: 'bottom', shift: 0 },
] as const;
type Place = (typeof places)[number];

/**
 * Finds a free place beside each point for its label, by the topic's id: code and name, else the code alone, else none (its card and
 * the table have it). Points that matter more choose first. A label covers neither another label nor a point, stays inside the
 * drawing, and keeps off grid and threshold lines where it can.
 */
export function placeLabels(
  placed: readonly PlacedPoint[],
  frame: MatrixFrame,
  thresholds: Thresholds,
): Map<string, PlacedLabel> {
  const labels = new Map<string, PlacedLabel>();
  const taken: Box[] = isCompact(frame) ? [] : regionNames(frame);
  const symbols = placed.map((item) => ({ item, box: around(item) }));

  function isFree(box: Box, own: PlacedPoint): boolean {
    return (
      box.left >= 2 &&
      box.right <= frame.width - frame.right + 8 &&
      box.top >= 2 &&
      box.bottom <= frame.height - frame.bottom + 4 &&
      !taken.some((other) => overlap(box, other)) &&
      !symbols.some(({ item, box: symbol }) => item !== own && overlap(box, symbol))
    );
  }

  function tryText(item: PlacedPoint, text: string): boolean {
    let best: { box: Box; place: Place; cost: number } | null = null;
    for (const [rank, place] of places.entries()) {
      const box = boxOf(item, text, place);
      if (!isFree(box, item)) continue;
      const cost = rank * 0.4 + crossings(box, frame, thresholds);
      if (!best || cost < best.cost) best = { box, place, cost };
    }
    if (!best) return false;
    taken.push(best.box);
    labels.set(item.point.topic.id, { text, ...textAt(item, best.place) });
    return true;
  }

  for (const item of placed.toSorted((first, second) => byWeight(first.point, second.point))) {
    const { code, name } = item.point.topic;
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
function crossings(box: Box, frame: MatrixFrame, thresholds: Thresholds): number {
  let cost = 0;
  for (let value = 0; value <= MAX_SCORE; value += 5) {
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

function boxOf({ x, y, size }: PlacedPoint, text: string, { side, shift }: Place): Box {
  const width = text.length * charWidth;
  const reach = size / 2 + distance;
  const left = side === 'right' ? x + reach : side === 'left' ? x - reach - width : x - width / 2;
  const centre = side === 'top' ? y - reach - lineHeight : side === 'bottom' ? y + reach : y - lineHeight / 2;
  const top = centre + shift;
  return { left, right: left + width, top, bottom: top + lineHeight };
}

/** The place of a text whose box is `boxOf`: its letters stand on the line `dy`. */
function textAt({ size }: PlacedPoint, { side, shift }: Place): Omit<PlacedLabel, 'text'> {
  const reach = size / 2 + distance;
  if (side === 'top') return { dx: 0, dy: -reach - 3 + shift, anchor: 'middle' };
  if (side === 'bottom') return { dx: 0, dy: reach + 10 + shift, anchor: 'middle' };
  return side === 'right'
    ? { dx: reach, dy: 3 + shift, anchor: 'start' }
    : { dx: -reach, dy: 3 + shift, anchor: 'end' };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

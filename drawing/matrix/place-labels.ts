import type { Thresholds } from '#domain/assessment/assessment.ts';
import { MAX_SCORE } from '#domain/components/score.ts';
import { aroundSymbol, type Box, overlap } from './box.ts';
import { isCompact, type MatrixFrame, toX, toY } from './frame.ts';
import type { PlacedPoint } from './place-points.ts';
import { byWeight } from './point.ts';
import { cut, labelTexts } from './wrap-label.ts';

export interface PlacedLabel {
  lines: readonly string[];
  /** Where its first line begins, ends or has its middle, from the symbol's centre, in pixels. */
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Rough widths of Inter at 11 px; a little too wide rather than too narrow. */
const charWidth = 5.9;
/** From one line of a label to the next. */
export const labelLeading = 12;
const distance = 4;

/** In order of preference. The shifted ones take a label off the line its point stands on; 1 is half its height and a little more. */
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

/** So often the labels that were not whole choose first, to see whether that leaves fewer of them; a crowd has no room anyway. */
const [attempts, crowd] = [5, 40];

/**
 * Finds a free place beside each point for its label, by the topic's id: code and name, whole while there is room, else cut, else the
 * code alone, else none (its card and the table have it). Points that matter more choose first, unless another order leaves more of
 * them whole. A label covers neither another label nor a point nor what is `reserved`, stays inside the drawing, lies on no threshold
 * line unless its code finds no other place, and keeps off the grid where it can.
 */
export function placeLabels(
  placed: readonly PlacedPoint[],
  frame: MatrixFrame,
  thresholds: Thresholds,
  reserved: readonly Box[] = [],
): Map<string, PlacedLabel> {
  let order = placed.toSorted((first, second) => byWeight(first.point, second.point));
  let best = placeInOrder(order, frame, thresholds, reserved);
  let { lacking } = best;
  for (let attempt = 1; attempt < attempts && placed.length <= crowd && lacking.size > 0; attempt++) {
    order = [...order.filter((item) => lacking.has(item)), ...order.filter((item) => !lacking.has(item))];
    const next = placeInOrder(order, frame, thresholds, reserved);
    lacking = next.lacking;
    if (lacking.size < best.lacking.size) best = next;
  }
  return best.labels;
}

/** @returns the labels, and whose is not what it would be with room */
function placeInOrder(
  order: readonly PlacedPoint[],
  frame: MatrixFrame,
  thresholds: Thresholds,
  reserved: readonly Box[],
): { labels: Map<string, PlacedLabel>; lacking: ReadonlySet<PlacedPoint> } {
  const labels = new Map<string, PlacedLabel>();
  const taken: Box[] = [...reserved, ...(isCompact(frame) ? [] : regionNames(frame))];
  const symbols = order.map((item) => ({ item, box: aroundSymbol(item) }));

  function isFree(box: Box, own: PlacedPoint): boolean {
    return (
      box.left >= Math.min(frame.left - frame.bandLeft, own.x) &&
      box.right <= frame.width - frame.right + 8 &&
      box.top >= 2 &&
      box.bottom <= frame.height - frame.bottom + frame.bandBottom + 4 &&
      !taken.some((other) => overlap(box, other)) &&
      !symbols.some(({ item, box: symbol }) => item !== own && overlap(box, symbol))
    );
  }

  function tryLines(item: PlacedPoint, lines: readonly string[], mayCross = false): boolean {
    let best: { box: Box; place: Place; cost: number } | null = null;
    for (const [rank, place] of places.entries()) {
      const box = boxOf(item, lines, place);
      if (!isFree(box, item) || (!mayCross && crossesThreshold(box, frame, thresholds))) continue;
      const cost = rank * 0.4 + crossings(box, frame);
      if (!best || cost < best.cost) best = { box, place, cost };
    }
    if (!best) return false;
    taken.push(best.box);
    labels.set(item.point.topic.id, { lines, ...textAt(item, lines, best.place) });
    return true;
  }

  const lacking = order.filter((item) => {
    const { code, name } = item.point.topic;
    const short = [code || cut(name, 12)];
    const { whole, cut: shortened } = isCompact(frame) ? { whole: [short], cut: [] } : labelTexts(code, name);
    if (whole.some((lines) => tryLines(item, lines))) return false;
    if (![...shortened, short].some((lines) => tryLines(item, lines))) tryLines(item, short, true);
    return true;
  });
  return { labels, lacking: new Set(lacking) };
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

/** How badly grid and axes run through a label: along it worse than across. */
function crossings(box: Box, frame: MatrixFrame): number {
  let cost = 0;
  for (let value = 0; value <= MAX_SCORE; value += 5) {
    const weight = value === 0 ? 2 : 1;
    if (runsThrough(toY(frame, value), box.top + 2, box.bottom - 2)) cost += 2 * weight;
    if (runsThrough(toX(frame, value), box.left, box.right)) cost += 0.5 * weight;
  }
  return cost;
}

function crossesThreshold(box: Box, frame: MatrixFrame, { impact, financial }: Thresholds): boolean {
  return (
    runsThrough(toY(frame, impact), box.top, box.bottom) || runsThrough(toX(frame, financial), box.left, box.right)
  );
}

function runsThrough(line: number, from: number, to: number): boolean {
  return line > from && line < to;
}

const heightOf = (lines: readonly string[]) => 2 + labelLeading * lines.length;

function boxOf({ x, y, size }: PlacedPoint, lines: readonly string[], { side, shift }: Place): Box {
  const width = Math.max(...lines.map((line) => line.length)) * charWidth;
  const height = heightOf(lines);
  const reach = size / 2 + distance;
  const left = {
    right: x + reach,
    left: x - reach - width,
    centre: x - width / 2,
    start: x - size / 2,
    end: x + size / 2 - width,
  };
  const start = left[alignment(side)];
  const top = topOf(reach, height, side, shift) + y;
  return { left: start, right: start + width, top, bottom: top + height };
}

type Alignment = 'right' | 'left' | 'centre' | 'start' | 'end';

function alignment(side: Place['side']): Alignment {
  if (side === 'right' || side === 'left') return side;
  if (side.endsWith('-right')) return 'start';
  return side.endsWith('-left') ? 'end' : 'centre';
}

/** A label's upper edge, from the symbol's centre. */
function topOf(reach: number, height: number, side: Place['side'], shift: number): number {
  if (side.startsWith('top')) return -reach - height + 2;
  if (side.startsWith('bottom')) return reach - 2;
  return -height / 2 + shift * (height / 2 + 2);
}

/** The place of a text whose box is `boxOf`: the letters of its first line stand on `dy`. */
function textAt({ size }: PlacedPoint, lines: readonly string[], { side, shift }: Place): Omit<PlacedLabel, 'lines'> {
  const reach = size / 2 + distance;
  const dy = round(topOf(reach, heightOf(lines), side, shift) + 10);
  const anchors = { right: 'start', left: 'end', centre: 'middle', start: 'start', end: 'end' } as const;
  const dx = { right: reach, left: -reach, centre: 0, start: -size / 2, end: size / 2 };
  return { dx: dx[alignment(side)], dy, anchor: anchors[alignment(side)] };
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;

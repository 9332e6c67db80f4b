import type { Thresholds } from '#domain/assessment/assessment.ts';
import { MAX_SCORE } from '#domain/components/score.ts';
import { aroundSymbol, type Box, cross, runsOver } from './box.ts';
import { crowd } from './cluster-points.ts';
import { isCompact, type MatrixFrame, toX, toY } from './frame.ts';
import { besideSymbol, farFromSymbol, type LabelPlace } from './label-places.ts';
import type { PlacedPoint } from './place-points.ts';
import { byWeight } from './point.ts';
import { aroundFreshMark, isFresh } from './point-shape.ts';
import { waysOf } from './tails.ts';
import { takenRoom } from './taken-room.ts';
import { codesText, cut, labelTexts } from './wrap-label.ts';

export interface PlacedLabel extends Pick<LabelPlace, 'dx' | 'dy' | 'anchor' | 'leader'> {
  lines: readonly string[];
}

/**
 * From this number of marks on, full names are either directly next to their symbols or not shown, because there would be too many lines.
 */
const thicket = 80;
/** How often the labels that were shortened may choose first, to find out whether this leaves fewer shortened labels. */
const attempts = (count: number) => (count < crowd ? 5 : count < thicket ? 3 : 1);
/** How far above the plot a label may be, in pixels. */
const above = 36;

/**
 * Finds a free place for the label of each mark, by the id of its topic: code and name, whole while there is room, beside its symbol
 * or farther off at the end of a line; else cut, else the code alone, else none (its card and the table have it). Marks that matter
 * more choose first, unless another order leaves more of them whole. A label covers neither another label nor a point nor what is
 * `reserved`, stays inside the drawing and, for a topic in a band, beside its symbol, lies on no threshold line unless its code finds no other place, is in a band only if its topic is, and keeps off the arrows of a comparison and the grid where it can.
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
  for (let attempt = 1; attempt < attempts(placed.length) && lacking.size > 0; attempt++) {
    order = [...order.filter((item) => lacking.has(item)), ...order.filter((item) => !lacking.has(item))];
    const next = placeInOrder(order, frame, thresholds, reserved);
    lacking = next.lacking;
    const more = next.labels.size - best.labels.size;
    if (more > 0 || (more === 0 && lacking.size < best.lacking.size)) best = next;
  }
  return best.labels;
}

interface Placing {
  labels: Map<string, PlacedLabel>;
  /** Marks whose label is shorter than it would be if there were more space. */
  lacking: ReadonlySet<PlacedPoint>;
}

function placeInOrder(
  order: readonly PlacedPoint[],
  frame: MatrixFrame,
  thresholds: Thresholds,
  reserved: readonly Box[],
): Placing {
  const written = new Map<PlacedPoint, { place: LabelPlace; lines: readonly string[] }>();
  const room = takenRoom<PlacedPoint | null>();
  for (const box of reserved) room.take(null, box);
  for (const item of order) room.take(item, aroundSymbol(item));
  for (const item of order) if (isFresh(item.point)) room.take(null, aroundFreshMark(item));
  const ways = order.flatMap((item) => waysOf(item, frame));
  /** Beside a band, a line into the plot would seem to give the topic the score that it does not have. */
  const mayBeFar = ({ point }: PlacedPoint) => order.length < thicket && point.hasFinancial && point.hasImpact;
  const farthest = order.length < crowd ? 130 : 70;
  const edges = {
    right: frame.width - frame.right + 8,
    top: Math.max(2, frame.top - above),
  };
  // A label in a band would belong to a topic without that side: only theirs may be there.
  const leftOf = ({ point }: PlacedPoint) => frame.left - (point.hasFinancial ? 0 : frame.bandLeft);
  const bottomOf = ({ point }: PlacedPoint) =>
    frame.height - frame.bottom + 4 + (point.hasImpact ? 0 : frame.bandBottom);

  function isFree({ box, leader }: LabelPlace, own: PlacedPoint): boolean {
    const isInside = box.right <= edges.right && box.top >= edges.top && box.bottom <= bottomOf(own);
    if (!isInside || box.left < Math.min(leftOf(own), own.x) || room.isTaken(box, own)) return false;
    if (leader && room.isCrossed(leader, own)) return false;
    for (const { place: other } of written.values()) {
      if (other.leader && (runsOver(other.leader, box) || (leader && cross(leader, other.leader)))) return false;
    }
    return true;
  }

  const isStruck = ({ box }: LabelPlace) => ways.some((way) => runsOver(way, box));

  /** Writes it in the best free position, preferably next to the symbol; false if there is none. */
  function write(
    item: PlacedPoint,
    lines: readonly string[],
    { isFar = false, mayCross = false, mayBeStruck = false, isLast = false } = {},
  ): boolean {
    const isGood = (place: LabelPlace) =>
      (mayBeStruck || !isStruck(place)) &&
      (mayCross || !crossesThreshold(around(place), frame, thresholds)) &&
      isFree(place, item);
    let best: { place: LabelPlace; cost: number } | null = null;
    for (const place of besideSymbol(item, lines)) {
      const cost =
        place.rank * 0.4 + crossings(place.box, frame) + 2 * ways.filter((way) => runsOver(way, place.box)).length;
      if ((!best || cost < best.cost) && isGood(place)) best = { place, cost };
    }
    const place = best?.place ?? (isFar ? farFromSymbol(item, lines, farthest, isLast).find(isGood) : undefined);
    if (!place) return false;
    written.set(item, { place, lines });
    room.take(item, place.box);
    return true;
  }

  const lacking = order.filter((item) => {
    const { whole, short, cut: shortened } = textsOf(item, frame);
    const isFar = mayBeFar(item);
    if (whole.some((lines) => write(item, lines, { isFar }))) return false;
    if (shortened.some((lines) => write(item, lines, { isFar }))) return true;
    if (short && write(item, short, { isFar: item.point.hasFinancial && item.point.hasImpact })) return true;
    if (ways.length > 0 && whole.some((lines) => write(item, lines, { isFar, mayBeStruck: true }))) return false;
    if (short && !write(item, short, { mayCross: true, mayBeStruck: true })) {
      write(item, short, { isFar: true, mayBeStruck: true, isLast: true });
    }
    return true;
  });
  if (order.length < crowd) unfold();

  /** Gives names that need many lines the space that is still free. */
  function unfold(): void {
    for (const item of order) {
      const { long } = textsOf(item, frame);
      const present = written.get(item);
      if (!long || !present) continue;
      room.giveBack(item, present.place.box);
      room.take(item, aroundSymbol(item));
      written.delete(item);
      if (write(item, long, { isFar: mayBeFar(item) })) continue;
      written.set(item, present);
      room.take(item, present.place.box);
    }
  }

  const labels = [...written].map(([item, { place, lines }]): [string, PlacedLabel] => {
    const { dx, dy, anchor, leader } = place;
    return [item.point.topic.id, { lines, dx, dy, anchor, leader }];
  });
  return { labels: new Map(labels), lacking: new Set(lacking) };
}

/** What can be written next to a mark; only the code if there is little space, and for topics that no longer exist. */
function textsOf({ point, together }: PlacedPoint, frame: MatrixFrame) {
  const { code, name } = point.topic;
  if (together.length > 1) {
    const codes = [codesText(together.map(({ topic }) => topic))];
    return { whole: isCompact(frame) ? [] : [codes], cut: [], long: null, short: null };
  }
  const short = [code || cut(name, 12)];
  // The band on the left is as wide as a symbol: a name would lie in the plot.
  if (isCompact(frame) || point.isGone || !point.hasFinancial) return { whole: [short], cut: [], long: null, short };
  return { ...labelTexts(code, name), short };
}

/** How much the grid and the axes overlap a label: a line along the label is worse than a line across it. */
function crossings(box: Box, frame: MatrixFrame): number {
  let cost = 0;
  for (let value = 0; value <= MAX_SCORE; value += 5) {
    const weight = value === 0 ? 2 : 1;
    if (runsThrough(toY(frame, value), box.top + 2, box.bottom - 2)) cost += 2 * weight;
    if (runsThrough(toX(frame, value), box.left, box.right)) cost += 0.5 * weight;
  }
  return cost;
}

/** The area of a label with its line: if it crossed a threshold, the topic would seem to be on the other side. */
function around({ box, leader }: LabelPlace): Box {
  if (!leader) return box;
  const { x1, y1 } = leader;
  return {
    left: Math.min(box.left, x1),
    right: Math.max(box.right, x1),
    top: Math.min(box.top, y1),
    bottom: Math.max(box.bottom, y1),
  };
}

function crossesThreshold(box: Box, frame: MatrixFrame, { impact, financial }: Thresholds): boolean {
  return (
    runsThrough(toY(frame, impact), box.top, box.bottom) || runsThrough(toX(frame, financial), box.left, box.right)
  );
}

function runsThrough(line: number, from: number, to: number): boolean {
  return line > from && line < to;
}

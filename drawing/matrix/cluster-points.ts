import { compareCodes } from '#domain/results/order.ts';
import { reaches, THRESHOLD_CHOICES } from '#domain/results/threshold.ts';
import { bandX, bandY, type MatrixFrame, toFinancial, toImpact, toX, toY } from './frame.ts';
import { byWeight, type MatrixPoint } from './point.ts';

/** Points that are drawn together in one place: side by side if their scores are the same, or as one mark. */
export interface PointGroup {
  /** The average of the true positions of all points, in pixels. */
  x: number;
  y: number;
  /** In the order of their codes. */
  points: readonly MatrixPoint[];
  /** Drawn as one mark with the number of topics. */
  isOne: boolean;
}

/** What a group looks like: the centres of its symbols and their diameter, in pixels. */
export type LayOut = (group: PointGroup) => readonly { x: number; y: number; size: number }[];

/** The number of topics from which a picture counts as crowded. */
export const crowd = 40;

/** The largest number of points with the same scores that are drawn side by side; more points are drawn as one mark. */
const sideBySide = (count: number) => (count < crowd ? 7 : 3);
/** How much of a symbol may be covered by another one, as a share of its diameter. */
const hidden = (count: number) => (count < crowd ? 0.7 : 0.02);

/**
 * Groups points so that none hides another. A group never crosses a selectable threshold: the groups are the same for all thresholds, and
 * a mark is material with all its topics or with none.
 */
export function clusterPoints(points: readonly MatrixPoint[], frame: MatrixFrame, layOut: LayOut): PointGroup[] {
  const same = Map.groupBy(points, (point) => [point.isGone, placeOf(point, (score) => score)].join());
  const apart = [...same.values()].map((group) => toGroup(group, group.length > sideBySide(points.length), frame));
  let groups = apart.map((group) =>
    group.isOne || keepsItsSide(group, frame, layOut) ? group : { ...group, isOne: true },
  );
  for (let isDone = false; !isDone; ) {
    const joined = joinHidden(groups, frame, layOut, hidden(points.length));
    isDone = joined.length === groups.length;
    groups = joined;
  }
  return groups;
}

/** Whether the symbols, side by side, fit on their own side of every threshold. */
function keepsItsSide(group: PointGroup, frame: MatrixFrame, layOut: LayOut): boolean {
  const [point] = group.points;
  if (!point) return true;
  return layOut(group).every(
    ({ x, y }) =>
      (!point.hasFinancial || choiceAt(toFinancial(frame, x)) === choiceAt(point.financial)) &&
      (!point.hasImpact || choiceAt(toImpact(frame, y)) === choiceAt(point.impact)),
  );
}

/** The highest threshold that a score reaches, as an index of the choices; all choices are more than a rounding error apart. */
const choiceAt = (score: number) => THRESHOLD_CHOICES.findLastIndex((choice) => reaches(score + 1e-6, choice));

/** Joins groups that hide one another, starting with the largest overlap; each group is joined at most once. */
function joinHidden(groups: readonly PointGroup[], frame: MatrixFrame, layOut: LayOut, most: number): PointGroup[] {
  const drawn = groups.map((group) => ({ group, zone: zoneOf(group), symbols: layOut(group) }));
  const pairs = drawn.flatMap((one, index) =>
    drawn.slice(index + 1).flatMap((other) => {
      if (one.zone !== other.zone) return [];
      const cover = coverOf(one.symbols, other.symbols);
      return cover > most ? [{ one: one.group, other: other.group, cover }] : [];
    }),
  );
  const joined = new Set<PointGroup>();
  const made: PointGroup[] = [];
  for (const { one, other } of pairs.toSorted((first, second) => second.cover - first.cover)) {
    if (joined.has(one) || joined.has(other)) continue;
    joined.add(one).add(other);
    made.push(toGroup([...one.points, ...other.points], true, frame));
  }
  return [...groups.filter((group) => !joined.has(group)), ...made];
}

/** The largest share of a symbol's diameter that is covered by a symbol of the other group. */
function coverOf(ones: ReturnType<LayOut>, others: ReturnType<LayOut>): number {
  let most = 0;
  for (const one of ones) {
    for (const other of others) {
      const apart = Math.hypot(one.x - other.x, one.y - other.y);
      most = Math.max(most, ((one.size + other.size) / 2 - apart) / Math.min(one.size, other.size));
    }
  }
  return most;
}

function toGroup(points: readonly MatrixPoint[], isOne: boolean, frame: MatrixFrame): PointGroup {
  // The mean of equal positions is exactly that position.
  const mean = (of: (point: MatrixPoint) => number) => {
    const [start = 0, ...rest] = points.map(of);
    return start + rest.reduce((sum, place) => sum + place - start, 0) / points.length;
  };
  return {
    x: mean((point) => (point.hasFinancial ? toX(frame, point.financial) : bandX(frame))),
    y: mean((point) => (point.hasImpact ? toY(frame, point.impact) : bandY(frame))),
    points: points.toSorted((a, b) => compareCodes(a.topic.code, b.topic.code) || byWeight(a, b)),
    isOne,
  };
}

/** Identifies the area between selectable thresholds in which a group lies; points of the earlier year are kept separate. */
const zoneOf = ({ points: [first] }: PointGroup) => first && [first.isGone, placeOf(first, choiceAt)].join();

function placeOf(point: MatrixPoint, of: (score: number) => number): string {
  return `${point.hasFinancial ? of(point.financial) : 'none'}|${point.hasImpact ? of(point.impact) : 'none'}`;
}

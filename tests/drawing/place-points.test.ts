import { describe, expect, it } from 'vitest';
import { reaches, THRESHOLD_CHOICES } from '#domain/results/threshold.ts';
import { bandX, bandY, frameFor, toX, toY, withBands } from '#drawing/matrix/frame.ts';
import { largeFirst } from '#drawing/matrix/layers.ts';
import { placeLineNames } from '#drawing/matrix/place-line-names.ts';
import { placePoints, symbolSize } from '#drawing/matrix/place-points.ts';
import type { MatrixPoint } from '#drawing/matrix/point.ts';
import { crowdOf, samplePoints } from '#web/features/results/matrix/sample-points.ts';
import { mustHave } from '../shared/must-have.ts';

const frame = frameFor(900, 500);
const manyPoints = crowdOf(90);
const whole = { hasImpact: true, hasFinancial: true };

/** The number of selectable thresholds that a point reaches on each side. */
function zone({ impact, financial, hasImpact, hasFinancial }: MatrixPoint): string {
  const reached = (score: number) => THRESHOLD_CHOICES.filter((choice) => reaches(score, choice)).length;
  return [hasImpact && reached(impact), hasFinancial && reached(financial)].join();
}

describe('points on the matrix', () => {
  it('are exactly on their scores when no other topic shares them', () => {
    const climate = mustHave(placePoints(samplePoints, frame).find((item) => item.point.topic.code === 'E1'));
    expect(climate.sharing).toBe(1);
    expect([climate.x, climate.y]).toEqual([toX(frame, 16), toY(frame, 20)]);
  });

  it('with the same scores are drawn apart, marked as shared, and centred on the exact position', () => {
    const shared = placePoints(samplePoints, frame).filter(
      (item) => item.point.topic.code === 'E3' || item.point.topic.code === 'E4',
    );
    expect(shared.map((item) => item.sharing)).toEqual([2, 2]);
    expect(
      Math.hypot(mustHave(shared[0]).x - mustHave(shared[1]).x, mustHave(shared[0]).y - mustHave(shared[1]).y),
    ).toBeGreaterThan(8);
    expect((mustHave(shared[0]).x + mustHave(shared[1]).x) / 2).toBeCloseTo(toX(frame, 16));
  });

  it('with a side that is not assessed are in a band next to its axis, not at 0', () => {
    const banded = withBands(frame, samplePoints);
    const of = (code: string) =>
      mustHave(placePoints(samplePoints, banded).find((item) => item.point.topic.code === code));
    expect([of('S3').x, of('S3').y]).toEqual([bandX(banded), toY(banded, 10)]);
    expect([of('G1').x, of('G1').y]).toEqual([toX(banded, 15), bandY(banded)]);
    expect(of('S3').x + of('S3').size / 2).toBeLessThan(toX(banded, 0));
    expect(of('G1').y - of('G1').size / 2).toBeGreaterThan(toY(banded, 0));
    const onBoth = samplePoints.filter((point) => point.hasImpact && point.hasFinancial);
    expect(withBands(frame, onBoth)).toEqual(frame);
  });

  it('with the same scores are side by side while they are few, fewer still in a crowd, and one mark otherwise', () => {
    const alike = (count: number) => crowdOf(count).map((point) => ({ ...point, ...whole, impact: 9, financial: 9 }));
    const placed = placePoints(alike(7), frame);
    expect(placed).toHaveLength(7);
    for (const [index, a] of placed.entries()) {
      for (const b of placed.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(10);
    }
    const [one, ...none] = placePoints(alike(30), frame);
    expect(none).toEqual([]);
    expect(mustHave(one).together).toHaveLength(30);
    expect([mustHave(one).x, mustHave(one).y]).toEqual([toX(frame, 9), toY(frame, 9)]);
    const apart = crowdOf(40).slice(4);
    const four = alike(4);
    expect(placePoints([...four, ...apart], frame).some(({ together }) => together.length >= 4)).toBe(true);
  });

  it.each([60, 200])(
    'all appear exactly once in a crowd of %i, and none hides another between the same thresholds',
    (count) => {
      for (const width of [343, 900, 1400]) {
        const banded = withBands(frameFor(width, 500), crowdOf(count));
        const placed = placePoints(crowdOf(count), banded);
        const topics = placed.flatMap(({ together }) => together.map(({ topic }) => topic.id));
        expect(topics.toSorted()).toEqual(
          crowdOf(count)
            .map(({ topic }) => topic.id)
            .toSorted(),
        );
        for (const [index, a] of placed.entries()) {
          for (const b of placed.slice(index + 1)) {
            const isSame = a.point.impact === b.point.impact && a.point.financial === b.point.financial;
            if (isSame || zone(a.point) !== zone(b.point)) continue;
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual((a.size + b.size) / 2 - 1);
          }
        }
      }
    },
  );

  it.each([
    [12, 12],
    [25, 25],
    [12, 'none'],
    [15, 'none'],
  ] as const)(
    'with the same scores (%s, %s) are side by side on their own side of every threshold',
    (impact, other) => {
      const hasFinancial = other !== 'none';
      const alike = crowdOf(7).map((point) => ({
        ...point,
        impact,
        financial: hasFinancial ? other : 0,
        hasImpact: true,
        hasFinancial,
      }));
      const banded = withBands(frame, alike);
      for (const count of [2, 3, 5]) {
        for (const { x, y } of placePoints(alike.slice(0, count), banded)) {
          for (const choice of THRESHOLD_CHOICES) {
            expect([choice, y <= toY(banded, choice) + 0.01]).toEqual([choice, reaches(impact, choice)]);
            if (hasFinancial) expect(x >= toX(banded, choice) - 0.01).toBe(reaches(other, choice));
          }
        }
      }
    },
  );

  it('never share a mark across a selectable threshold', () => {
    const placed = placePoints(crowdOf(200), withBands(frameFor(343, 500), crowdOf(200)));
    const several = placed.filter(({ together }) => together.length > 1);
    expect(several.length).toBeGreaterThan(10);
    for (const { together } of several) expect(new Set(together.map(zone)).size).toBe(1);
  });

  it('are drawn large ones first, and marks of several topics above them all', () => {
    const crowd = crowdOf(60);
    const drawn = largeFirst(placePoints(crowd, withBands(frameFor(343, 500), crowd)));
    const several = drawn.map(({ together }) => together.length > 1);
    expect(several).toContain(true);
    expect(several.lastIndexOf(false)).toBeLessThan(several.indexOf(true));
  });

  it('are never covered by the name of a threshold on a small drawing', () => {
    const thresholds = { impact: 10, financial: 10 };
    const names = (count: number, width: number) => {
      const points = crowdOf(count).map((point, index) => ({
        ...point,
        ...{ impact: index % 2 ? 10 : (index * 3) % 26, financial: index % 2 ? (index * 3) % 26 : 10 },
        ...{ hasImpact: true, hasFinancial: true },
      }));
      const small = frameFor(width, 500);
      return placeLineNames(placePoints(points, small), small, thresholds, String).length;
    };
    expect(names(2, 343)).toBe(2);
    expect(names(80, 343)).toBe(0);
    expect(names(80, 900)).toBe(2);
  });

  it('have the same positions whatever the order of the data', () => {
    const places = (points: typeof manyPoints) =>
      Object.fromEntries(placePoints(points, frame).map((item) => [item.point.topic.id, [item.x, item.y]]));
    expect(places(manyPoints.toReversed())).toEqual(places(manyPoints));
  });

  it('grow with the number of components, within limits', () => {
    expect([0, 1, 4, 9, 100].map((count) => symbolSize(count, 10))).toEqual([14, 14, 20, 26, 32]);
    expect(symbolSize(1, 90)).toBe(10);
  });
});

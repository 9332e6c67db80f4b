import { describe, expect, it } from 'vitest';
import { bandX, bandY, frameFor, toX, toY, withBands } from '#drawing/matrix/frame.ts';
import { placePoints, symbolSize } from '#drawing/matrix/place-points.ts';
import { crowdOf, samplePoints } from '#web/features/matrix/sample-points.ts';
import { mustHave } from '../shared/must-have.ts';

const frame = frameFor(900, 500);
const manyPoints = crowdOf(90);

describe('points on the matrix', () => {
  it('stand exactly on their scores when no other topic shares them', () => {
    const climate = mustHave(placePoints(samplePoints, frame).find((item) => item.point.topic.code === 'E1'));
    expect(climate.sharing).toBe(1);
    expect([climate.x, climate.y]).toEqual([toX(frame, 16), toY(frame, 20)]);
  });

  it('with the same scores are drawn apart, know it, and stay centred on the true place', () => {
    const shared = placePoints(samplePoints, frame).filter(
      (item) => item.point.topic.code === 'E3' || item.point.topic.code === 'E4',
    );
    expect(shared.map((item) => item.sharing)).toEqual([2, 2]);
    expect(
      Math.hypot(mustHave(shared[0]).x - mustHave(shared[1]).x, mustHave(shared[0]).y - mustHave(shared[1]).y),
    ).toBeGreaterThan(8);
    expect((mustHave(shared[0]).x + mustHave(shared[1]).x) / 2).toBeCloseTo(toX(frame, 16));
  });

  it('of a side that is not assessed stand in a band beside its axis, not on 0', () => {
    const banded = withBands(frame, samplePoints);
    const of = (code: string) =>
      mustHave(placePoints(samplePoints, banded).find((item) => item.point.topic.code === code));
    expect([of('S3').x, of('S3').y]).toEqual([bandX(banded), toY(banded, 10)]);
    expect([of('G1').x, of('G1').y]).toEqual([toX(banded, 15), bandY(banded)]);
    expect(of('S3').x + of('S3').size / 2).toBeLessThan(toX(banded, 0));
    expect(of('G1').y - of('G1').size / 2).toBeGreaterThan(toY(banded, 0));
    const whole = samplePoints.filter((point) => point.hasImpact && point.hasFinancial);
    expect(withBands(frame, whole)).toEqual(frame);
  });

  it('never hide one another even when thirty share one place', () => {
    const crowd = manyPoints.slice(0, 30).map((point) => ({ ...point, impact: 9, financial: 9 }));
    const placed = placePoints(crowd, frame);
    for (const [index, a] of placed.entries()) {
      for (const b of placed.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(10);
    }
  });

  it('stand in the same places whatever order the data come in', () => {
    const places = (points: typeof manyPoints) =>
      Object.fromEntries(placePoints(points, frame).map((item) => [item.point.topic.id, [item.x, item.y]]));
    expect(places(manyPoints.toReversed())).toEqual(places(manyPoints));
  });

  it('grow with the number of components, within bounds', () => {
    expect([0, 1, 4, 9, 100].map((count) => symbolSize(count, 10))).toEqual([14, 14, 20, 26, 32]);
    expect(symbolSize(1, 90)).toBe(10);
  });
});

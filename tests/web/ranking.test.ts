import { describe, expect, it } from 'vitest';
import type { MaterialBy } from '#domain/results/classification.ts';
import type { DashboardPoint } from '#domain/results/dashboard.ts';
import { rank, thresholdIn } from '#web/features/results/dashboard/ranking.ts';

const point = (code: string, impact: number, financial: number, materialBy: MaterialBy, isDecided = false) =>
  ({ topic: { id: code, code }, impact, financial, materialBy, isDecided }) as unknown as DashboardPoint;

const points = [
  point('E1.1', 12, 12, 'none'),
  point('E3.1', 20, 20, 'both'),
  point('S1.1', 15, 0, 'none', true),
  point('S2.1', 4, 16, 'financial'),
  point('G1.1', 9, 12, 'financial', true),
];
const thresholds = { impact: 12.5, financial: 12.5 };
const codes = (ranked: readonly DashboardPoint[]) => ranked.map(({ topic }) => topic.code);

describe('the list beside the matrix', () => {
  it('lists every topic that reaches a threshold before those that do not, each highest sum first', () => {
    expect(codes(rank(points, thresholds))).toEqual(['E3.1', 'S2.1', 'S1.1', 'E1.1', 'G1.1']);
    expect(codes(rank(points, { impact: 25, financial: 25 }))).toEqual(['E3.1', 'E1.1', 'G1.1', 'S2.1', 'S1.1']);
  });

  it('counts the topics above the threshold by their scores, and those decided otherwise', () => {
    expect(thresholdIn(rank(points, thresholds), thresholds)).toEqual({ above: 3, otherwise: 2 });
    expect(thresholdIn([], thresholds)).toEqual({ above: 0, otherwise: 0 });
  });
});

import { describe, expect, it } from 'vitest';
import { frameFor } from '#web/ui/matrix-chart/matrix-geometry.ts';
import { placeLabels } from '#web/ui/matrix-chart/place-labels.ts';
import { placePoints } from '#web/ui/matrix-chart/place-points.ts';
import { manyPoints, samplePoints } from '#web/ui/matrix-chart/sample-points.ts';

const thresholds = { impact: 12.5, financial: 12.5 };

describe('labels on the matrix', () => {
  it('name every topic where there is room', () => {
    const frame = frameFor(900, 500);
    const labels = placeLabels(placePoints(samplePoints, frame), frame, thresholds);
    expect(labels.size).toBe(samplePoints.length);
    expect(labels.get('E1')?.text).toBe('E1 Climate change');
    expect(labels.get('E5')?.text).toBe('E5 Resource use and circular…');
  });

  it('fall back to codes on a narrow screen', () => {
    const frame = frameFor(343, 500);
    const labels = placeLabels(placePoints(samplePoints, frame), frame, thresholds);
    expect([...labels].every(([topicId, label]) => label.text === topicId)).toBe(true);
    expect(labels.size).toBe(samplePoints.length);
  });

  it('keep off the line their point stands on', () => {
    const frame = frameFor(900, 500);
    const onLine = samplePoints.filter((point) => point.code === 'S3');
    const label = placeLabels(placePoints(onLine, frame), frame, { impact: 10, financial: 20 }).get('S3')!;
    expect(label.position !== 'right' || label.shift !== 0).toBe(true);
  });

  it('rather leave some topics unlabelled than overlap in a crowd, and label those that matter most', () => {
    const frame = frameFor(900, 500);
    const placed = placePoints(manyPoints, frame);
    const labels = placeLabels(placed, frame, thresholds);
    const heaviest = placed.toSorted(
      (a, b) => b.point.impact + b.point.financial - (a.point.impact + a.point.financial),
    )[0]!;
    expect(labels.size).toBeLessThan(manyPoints.length);
    expect(labels.has(heaviest.point.topicId)).toBe(true);
  });
});

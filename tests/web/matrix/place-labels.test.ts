import { describe, expect, it } from 'vitest';
import { frameFor } from '#web/features/matrix/matrix-frame.ts';
import { placeLabels } from '#web/features/matrix/place-labels.ts';
import { placePoints } from '#web/features/matrix/place-points.ts';
import { crowdOf, samplePoints } from '#web/features/matrix/sample-points.ts';
import { mustHave } from '../../shared/must-have.ts';

const manyPoints = crowdOf(90);
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
    const onLine = samplePoints.filter(({ topic }) => topic.code === 'S3');
    const label = mustHave(placeLabels(placePoints(onLine, frame), frame, { impact: 10, financial: 20 }).get('S3'));
    expect(label.anchor !== 'start' || label.dy !== 3).toBe(true);
  });

  it('rather leave some topics unlabelled than overlap in a crowd, and label those that matter most', () => {
    const frame = frameFor(900, 500);
    const placed = placePoints(manyPoints, frame);
    const labels = placeLabels(placed, frame, thresholds);
    const heaviest = mustHave(
      placed.toSorted((a, b) => b.point.impact + b.point.financial - (a.point.impact + a.point.financial))[0],
    );
    expect(labels.size).toBeLessThan(manyPoints.length);
    expect(labels.has(heaviest.point.topic.id)).toBe(true);
    const boxes = placed.flatMap((item) => {
      const label = labels.get(item.point.topic.id);
      if (!label) return [];
      const width = label.text.length * 6;
      const start = item.x + label.dx - { start: 0, middle: width / 2, end: width }[label.anchor];
      return [{ left: start, right: start + width, foot: item.y + label.dy }];
    });
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const isApart = one.right <= other.left || other.right <= one.left || Math.abs(one.foot - other.foot) >= 11;
        expect(isApart).toBe(true);
      }
    }
  });
});

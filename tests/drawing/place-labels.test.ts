import { describe, expect, it } from 'vitest';
import { frameFor, toX, toY, withBands } from '#drawing/matrix/frame.ts';
import { placeLabels } from '#drawing/matrix/place-labels.ts';
import { placePoints } from '#drawing/matrix/place-points.ts';
import { crowdOf, samplePoints } from '#web/features/matrix/sample-points.ts';
import { mustHave } from '../shared/must-have.ts';

const manyPoints = crowdOf(90);
const thresholds = { impact: 12.5, financial: 12.5 };

describe('labels on the matrix', () => {
  it('name every topic where there is room', () => {
    const frame = frameFor(900, 500);
    const labels = placeLabels(placePoints(samplePoints, frame), frame, thresholds);
    expect(labels.size).toBe(samplePoints.length);
    expect(labels.get('E1')?.lines).toEqual(['E1 Climate change']);
    expect(labels.get('E5')?.lines.join(' ')).toBe('E5 Resource use and circular economy');
  });

  it('fall back to codes on a narrow screen', () => {
    const frame = frameFor(343, 500);
    const labels = placeLabels(placePoints(samplePoints, frame), frame, thresholds);
    expect([...labels].every(([topicId, label]) => label.lines.join(' ') === topicId)).toBe(true);
    expect(labels.size).toBe(samplePoints.length);
  });

  it('keep off the line their point stands on', () => {
    const frame = frameFor(900, 500);
    const onLine = samplePoints.filter(({ topic }) => topic.code === 'S3');
    const label = mustHave(placeLabels(placePoints(onLine, frame), frame, { impact: 10, financial: 20 }).get('S3'));
    expect(label.anchor !== 'start' || label.dy !== 3).toBe(true);
  });

  it('are written whole in two lines rather than cut, as far as there is room', () => {
    const frame = frameFor(900, 500);
    const long = samplePoints.slice(0, 6).map((point) => ({
      ...point,
      topic: { ...point.topic, name: 'Impacts and dependencies on ecosystem services' },
    }));
    const labels = [...placeLabels(placePoints(long, frame), frame, thresholds).values()];
    expect(labels).toHaveLength(6);
    for (const { lines } of labels) {
      expect(lines).toHaveLength(2);
      expect(lines.join(' ')).toMatch(/^\w\d Impacts and dependencies on ecosystem services$/);
    }
  });

  it.each([5, 10, 12.5, 15])('lie on no threshold line while their code finds another place (%s)', (value) => {
    const frame = withBands(frameFor(900, 500), samplePoints);
    const lines = { impact: value, financial: value };
    const placed = placePoints(samplePoints, frame);
    for (const [topicId, label] of placeLabels(placed, frame, lines)) {
      const { x, y } = mustHave(placed.find(({ point }) => point.topic.id === topicId));
      const width = Math.max(...label.lines.map(({ length }) => length)) * 5.5;
      const start = x + label.dx - { start: 0, middle: width / 2, end: width }[label.anchor];
      const [first, last] = [y + label.dy - 8, y + label.dy + 12 * (label.lines.length - 1)];
      const [lineX, lineY] = [toX(frame, value), toY(frame, value)];
      expect(lineX > start && lineX < start + width).toBe(false);
      expect(lineY > first && lineY < last).toBe(false);
    }
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
      const width = Math.max(...label.lines.map(({ length }) => length)) * 5.8;
      const start = item.x + label.dx - { start: 0, middle: width / 2, end: width }[label.anchor];
      return [
        {
          left: start,
          right: start + width,
          foot: item.y + label.dy + 12 * (label.lines.length - 1),
          head: item.y + label.dy - 9,
        },
      ];
    });
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          one.right <= other.left || other.right <= one.left || one.head >= other.foot || other.head >= one.foot;
        expect(isApart).toBe(true);
      }
    }
  });
});

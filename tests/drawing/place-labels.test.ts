import { describe, expect, it } from 'vitest';
import { bandTick } from '#drawing/matrix/band-tick.ts';
import { runsOver } from '#drawing/matrix/box.ts';
import { frameFor, toX, toY, withBands } from '#drawing/matrix/frame.ts';
import { type PlacedLabel, placeLabels } from '#drawing/matrix/place-labels.ts';
import { type PlacedPoint, placePoints } from '#drawing/matrix/place-points.ts';
import { placeTexts } from '#drawing/matrix/place-texts.ts';
import { waysOf } from '#drawing/matrix/tails.ts';
import { crowdOf, samplePoints } from '#web/features/results/matrix/sample-points.ts';
import { mustHave } from '../shared/must-have.ts';

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

  it('avoid a threshold line that runs through their point', () => {
    const frame = frameFor(900, 500);
    const onLine = samplePoints.filter(({ topic }) => topic.code === 'S3');
    const label = mustHave(placeLabels(placePoints(onLine, frame), frame, { impact: 10, financial: 20 }).get('S3'));
    expect(label.anchor !== 'start' || label.dy !== 3).toBe(true);
  });

  it('are written in full on two lines rather than cut, as far as there is room', () => {
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

  it.each([5, 10, 12.5, 15])('cross no threshold line while their code fits elsewhere (%s)', (value) => {
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

  it('name each of 60 topics, at least by its code, without covering another label or a point', () => {
    for (const width of [900, 1400]) {
      const crowd = crowdOf(60);
      const frame = withBands(frameFor(width, 500), crowd);
      const placed = placePoints(crowd, frame);
      const labels = placeLabels(placed, frame, thresholds);
      expect(placed.filter(({ point }) => !labels.has(point.topic.id))).toEqual([]);
      const boxes = boxesOf(placed, labels);
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) expect(isApart(one, other)).toBe(true);
        for (const { x, y, size, point } of placed) {
          const half = size / 2 - 1;
          const symbol = { left: x - half, right: x + half, head: y - half, foot: y + half };
          if (point.topic.id !== one.topicId) expect(isApart(one, symbol)).toBe(true);
        }
      }
    }
  });

  it.each([
    ['wide', 720, 500],
    ['square', 680, 680],
    ['large', 1200, 800],
  ])(
    'keep clear of the words of the bands and of everything else that is written, on a %s drawing',
    (_, width, height) => {
      for (const count of [12, 24, 36, 48]) {
        const corner = crowdOf(count).map((point, index) => ({
          ...point,
          hasImpact: index % 3 > 0,
          hasFinancial: index % 3 !== 1,
          impact: index % 3 > 0 ? 1 + (index % 4) : 0,
          financial: index % 3 === 1 ? 0 : 1 + (index % 4),
        }));
        const frame = withBands({ ...frameFor(width, height), left: 60, right: 24, top: 24, bottom: 60 }, corner);
        const placed = placePoints(corner, frame);
        const { labels, zones, lineNames } = placeTexts(placed, frame, thresholds, String);
        const written = [...zones, ...lineNames, { box: mustHave(bandTick(frame)).box }].map(
          ({ box: { left, right, top, bottom } }) => ({ left, right, head: top, foot: bottom }),
        );
        for (const label of boxesOf(placed, labels)) {
          for (const other of written) expect(isApart(label, other)).toBe(true);
        }
      }
    },
  );

  it.each([
    [640, 640],
    [820, 820],
    [1200, 800],
  ])('are in a band only if their topic is, on a drawing of %i × %i', (width, height) => {
    for (const count of [12, 24, 36]) {
      const points = crowdOf(count).map((point, index) => ({
        ...point,
        hasImpact: index % 9 > 0,
        hasFinancial: index % 9 !== 1,
        impact: index % 9 > 0 ? 1 + (index % 12) : 0,
        financial: index % 9 === 1 ? 0 : 1 + (index % 5),
      }));
      const frame = withBands(frameFor(width, height), points);
      const placed = placePoints(points, frame);
      for (const { topicId, left, foot } of boxesOf(placed, placeLabels(placed, frame, thresholds))) {
        const { hasImpact, hasFinancial } = mustHave(points.find(({ topic }) => topic.id === topicId));
        // Letters are slightly narrower than the boxes are measured here.
        if (hasFinancial) expect(left).toBeGreaterThan(toX(frame, 0) - 6);
        if (hasImpact) expect(foot).toBeLessThan(toY(frame, 0) + 6);
      }
    }
  });

  it.each([
    [620, 620],
    [1200, 800],
  ])('of topics in a band are beside their symbols, on a drawing of %i × %i', (width, height) => {
    const points = crowdOf(24).map((point, index) => ({
      ...point,
      hasImpact: index !== 4,
      hasFinancial: index !== 9,
      impact: index === 4 ? 0 : point.impact,
      financial: index === 9 ? 0 : point.financial,
    }));
    const frame = withBands(frameFor(width, height), points);
    const labels = placeLabels(placePoints(points, frame), frame, thresholds);
    for (const { topic, hasImpact, hasFinancial } of points.filter(
      (point) => !point.hasImpact || !point.hasFinancial,
    )) {
      const label = mustHave(labels.get(topic.id));
      expect(label.leader).toBe(null);
      if (hasImpact && !hasFinancial) expect(label.lines).toEqual([topic.code]);
    }
  });

  it('are not struck through by the arrow of a comparison while there is room elsewhere', () => {
    const points = crowdOf(16).map((point, index) => ({
      ...point,
      before: { impact: (point.impact + 7) % 25, financial: (index * 7) % 25, hasImpact: true, hasFinancial: true },
    }));
    const frame = withBands(frameFor(820, 820), points);
    const placed = placePoints(points, frame);
    const ways = placed.flatMap((item) => waysOf(item, frame));
    const boxes = boxesOf(placed, placeLabels(placed, frame, thresholds));
    expect(boxes).toHaveLength(placed.length);
    const struck = boxes.filter(({ left, right, head, foot }) =>
      ways.some((way) => runsOver(way, { left: left + 4, right: right - 4, top: head + 2, bottom: foot - 2 })),
    );
    expect(struck).toEqual([]);
  });

  it('leave some of two hundred topics unlabelled rather than overlap, and name those that matter most', () => {
    const frame = frameFor(900, 500);
    const placed = placePoints(crowdOf(200), frame);
    const labels = placeLabels(placed, frame, thresholds);
    const heaviest = mustHave(
      placed.toSorted((a, b) => b.point.impact + b.point.financial - (a.point.impact + a.point.financial))[0],
    );
    expect(labels.size).toBeLessThan(placed.length);
    expect(labels.has(heaviest.point.topic.id)).toBe(true);
    const boxes = boxesOf(placed, labels);
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) expect(isApart(one, other)).toBe(true);
    }
  });

  it('are at the end of a leader line if there is no room next to their point, on the same side of both thresholds', () => {
    const crowd = crowdOf(30).map((point, index) => ({
      ...point,
      hasImpact: true,
      hasFinancial: true,
      impact: 15 + (index % 3),
      financial: 15 + ((index * 7) % 11),
    }));
    const frame = frameFor(900, 500);
    const placed = placePoints(crowd, frame);
    const far = [...placeLabels(placed, frame, thresholds)].filter(([, { leader }]) => leader);
    expect(far.length).toBeGreaterThan(3);
    for (const [topicId, { leader }] of far) {
      const { x1, y1, x2, y2 } = mustHave(leader);
      const { x, y, size } = mustHave(placed.find(({ point }) => point.topic.id === topicId));
      expect(Math.hypot(x1 - x, y1 - y)).toBeCloseTo(size / 2, 0);
      expect(Math.min(x1, x2)).toBeGreaterThan(toX(frame, 12.5));
      expect(Math.max(y1, y2)).toBeLessThan(toY(frame, 12.5));
    }
  });

  it('list the codes of a mark for several topics', () => {
    const frame = frameFor(900, 500);
    const alike = crowdOf(30).map((point) => ({ ...point, ...{ impact: 25, financial: 4 } }));
    const placed = placePoints(
      alike.map((point) => ({ ...point, hasImpact: true, hasFinancial: true })),
      frame,
    );
    const [label] = placeLabels(placed, frame, thresholds).values();
    expect(mustHave(label).lines).toEqual(['E1.1, E1.2, E1.3 +27']);
  });

  it.each([
    [
      'names of 300 letters',
      'A long name of a topic that somebody has typed without an end '.repeat(5).slice(0, 300).trim(),
    ],
    ['a word of 120 letters', 'x'.repeat(120)],
    [
      'another script',
      'تغير المناخ وتقلب الطقس في المناطق الساحلية والجبال والصحراء وما يتبع ذلك من آثار على المزارع والمدن والمياه',
    ],
  ])('are written in full where there is room: %s', (_, name) => {
    const frame = frameFor(900, 500);
    const alone = samplePoints.slice(0, 1).map((point) => ({ ...point, topic: { ...point.topic, name } }));
    const label = mustHave(placeLabels(placePoints(alone, frame), frame, thresholds).get('E1'));
    expect(label.lines.join('').replaceAll(' ', '')).toBe(`E1${name}`.replaceAll(' ', ''));
    expect(Math.max(...label.lines.map(({ length }) => length))).toBeLessThanOrEqual(46);
  });
});

interface Room {
  left: number;
  right: number;
  head: number;
  foot: number;
}

const isApart = (one: Room, other: Room) =>
  one.right <= other.left || other.right <= one.left || one.head >= other.foot || other.head >= one.foot;

/** The boxes of the labels; letters in Inter are no wider than this. */
function boxesOf(placed: readonly PlacedPoint[], labels: ReadonlyMap<string, PlacedLabel>) {
  return placed.flatMap(({ x, y, point }) => {
    const label = labels.get(point.topic.id);
    if (!label) return [];
    const width = Math.max(...label.lines.map(({ length }) => length)) * 5.3;
    const left = x + label.dx - { start: 0, middle: width / 2, end: width }[label.anchor];
    const [head, foot] = [y + label.dy - 9, y + label.dy + 12 * (label.lines.length - 1)];
    return [{ topicId: point.topic.id as string, left, right: left + width, head, foot }];
  });
}

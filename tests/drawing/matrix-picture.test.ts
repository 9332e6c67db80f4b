import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { frameFor, toX, toY, withBands } from '#drawing/matrix/frame.ts';
import { matrixLayers } from '#drawing/matrix/layers.ts';
import { filePaint } from '#drawing/matrix/paint.ts';
import { matrixPicture } from '#drawing/matrix/picture.ts';
import { placePoints } from '#drawing/matrix/place-points.ts';
import { placeTexts } from '#drawing/matrix/place-texts.ts';
import type { MatrixPoint } from '#drawing/matrix/point.ts';
import { writeSvg } from '#drawing/svg.ts';
import { MatrixDrawing } from '#web/features/results/matrix/matrix-drawing.tsx';
import { samplePoints } from '#web/features/results/matrix/sample-points.ts';
import { mustHave } from '../shared/must-have.ts';

const frame = frameFor(900, 500);
const thresholds = { impact: 15, financial: 10 };

function sceneOf(points: readonly MatrixPoint[]) {
  const placed = placePoints(points, frame);
  return { placed, texts: placeTexts(placed, frame, thresholds, String), thresholds, frame };
}

function draw(points: readonly MatrixPoint[]): string {
  return Object.values(matrixLayers({ ...sceneOf(points), paint: filePaint }))
    .map(writeSvg)
    .join('');
}

const onPage = (points: readonly MatrixPoint[], isAlive: boolean) =>
  renderToStaticMarkup(createElement(MatrixDrawing, { ...sceneOf(points), isAlive }));

const one = (code: string) => samplePoints.filter(({ topic }) => topic.code === code);

describe('the matrix as SVG', () => {
  it('has axes from 0 to 25 with a grid line every 5, financial across and impact up', () => {
    const svg = draw([]);
    expect([...svg.matchAll(/>(\d+)<\/text>/g)].map(([, step]) => Number(step))).toEqual(
      [0, 5, 10, 15, 20, 25].flatMap((step) => [step, step]),
    );
    expect(svg).toContain('>Financial materiality<');
    expect(svg).toMatch(/rotate\(-90\)">Impact materiality</);
  });

  it('draws every topic once, at its exact scores, in the colour of its category', () => {
    const svg = draw(one('E5'));
    expect(svg).toContain(`transform="translate(${toX(frame, 20)} ${toY(frame, 9)})"`);
    expect(svg.split(`fill="${filePaint.categories.Environmental}"`)).toHaveLength(2);
    expect([...draw(samplePoints).matchAll(/<path d="M[^"]+Z"/g)]).toHaveLength(samplePoints.length);
  });

  it('draws a topic hollow while one of its sides is not assessed', () => {
    const { Social } = filePaint.categories;
    expect(draw(one('S3'))).toContain(`fill="${filePaint.surface}" stroke="${Social}"`);
    expect(draw(one('S1'))).toContain(`fill="${Social}" stroke="${filePaint.surface}"`);
  });

  it('tints everything that is material on either side and draws both lines', () => {
    const svg = draw([]);
    const [left, right, top, bottom] = [toX(frame, 0), toX(frame, 25), toY(frame, 25), toY(frame, 0)];
    const [x, y] = [toX(frame, 10), toY(frame, 15)];
    const rect = (x1: number, y1: number, x2: number, y2: number) =>
      `x="${x1}" y="${y1}" width="${x2 - x1}" height="${y2 - y1}"`;
    for (const area of [rect(left, top, x, y), rect(x, y, right, bottom), rect(x, top, right, y)]) {
      expect(svg).toContain(area);
    }
    expect(svg).toContain(`<g transform="translate(${x} 0)"><path d="M0 ${top}V${bottom}"`);
    expect(svg).toContain(`<g transform="translate(0 ${y})"><path d="M${left} 0H${right}"`);
  });
});

describe('the matrix with some topics highlighted', () => {
  it('draws the others faintly with their labels, and a mark for several only if none of its topics is highlighted', () => {
    const faint = (points: readonly MatrixPoint[]) => draw(points).split('opacity="0.25"').length - 1;
    const points = samplePoints.slice(0, 2);
    expect(faint(points)).toBe(0);
    const [first, second] = points;
    // The symbol, the label, and the group of its arrow, which may be empty.
    expect(faint([{ ...mustHave(first), isFaint: true }, mustHave(second)])).toBe(3);
    const alike = Array.from({ length: 9 }, (_, index) => ({
      ...mustHave(first),
      isFaint: index > 0,
      topic: { ...mustHave(first).topic, id: `t${index}` as MatrixPoint['topic']['id'] },
    }));
    expect(faint(alike)).toBe(0);
    expect(faint(alike.map((point) => ({ ...point, isFaint: true })))).toBe(3);
  });
});

describe('the matrix compared with another year', () => {
  const [first, second, third] = samplePoints.slice(0, 3);
  const moved = { ...mustHave(first), before: { impact: 10, financial: 5, hasImpact: true, hasFinancial: true } };
  const fresh = { ...mustHave(second), before: null };
  const gone = { ...mustHave(third), isGone: true };
  const still = { ...mustHave(second), before: mustHave(second) };

  it('draws an arrow from the former position of a topic to its edge, and none for a topic that did not move', () => {
    const svg = draw([moved]);
    const { x, y, size } = mustHave(placePoints([moved], frame)[0]);
    const [from, to] = mustHave(
      /d="M([\d. ]+)L([\d. ]+)" fill="none" stroke="[^"]+" stroke-width="1.25"/.exec(svg)?.slice(1),
    );
    expect(from).toBe(`${toX(frame, 5).toFixed(1)} ${toY(frame, 10).toFixed(1)}`.replaceAll('.0', ''));
    const [toTheX = 0, toTheY = 0] = mustHave(to).split(' ').map(Number);
    expect(Math.hypot(toTheX - x, toTheY - y)).toBeGreaterThan(size / 2);
    expect(Math.hypot(toTheX - x, toTheY - y)).toBeLessThan(size / 2 + 12);
    expect(draw([still])).not.toContain('stroke-width="1.25"');
    expect(onPage([moved], true)).toContain('stroke-width="1.25"');
  });

  it('marks a new topic with a plus and a removed one with a dashed outline and its code', () => {
    expect(draw([fresh])).toContain('h8M');
    expect(draw([moved])).not.toContain('h8M');
    const svg = draw([gone]);
    expect(svg).toContain('stroke-dasharray="2 2"');
    expect(svg).toContain(`>${gone.topic.code}</tspan>`);
    expect(svg).not.toContain(gone.topic.name);
  });

  it('has a band for a side that was not assessed in that year, and a legend of the marks that occur', () => {
    const before = { impact: 10, financial: 0, hasImpact: true, hasFinancial: false };
    expect(withBands(frame, [{ ...moved, before }]).bandLeft).toBeGreaterThan(0);
    const legend = (points: readonly MatrixPoint[]) => matrixPicture({ points, thresholds, comparedWith: '2024/25' });
    expect(legend([moved])).toContain('>From its position in 2024/25<');
    expect(legend([moved])).not.toContain('New since');
    expect(legend([fresh, gone])).toContain('>New since 2024/25<');
    expect(legend([fresh, gone])).toContain('>Position in 2024/25, no longer on the matrix<');
    expect(matrixPicture({ points: [moved], thresholds })).not.toContain('2024/25');
  });
});

describe('the matrix on a page', () => {
  it('shows the same as a file, in the page’s own colours', () => {
    const texts = (markup: string) => [...markup.matchAll(/>([^<]+)</g)].map(([, text]) => text);
    const places = (markup: string) => [...markup.matchAll(/transform="[^"]+"/g)].map(([place]) => place);
    const [page, file] = [onPage(samplePoints, false), draw(samplePoints)];
    expect(texts(page)).toEqual(texts(file));
    expect(places(page)).toEqual(places(file));
    expect(page).toContain('fill="var(--color-environmental)"');
    expect(page).not.toContain('data-');
  });

  it('names each point and both lines for the mouse, and has no inline styles, which pages do not allow', () => {
    const page = onPage(samplePoints, true);
    const named = [...page.matchAll(/<g[^>]* data-topic="([^"]+)"/g)].map(([, topic]) => topic);
    expect(named.toSorted()).toEqual(samplePoints.map(({ topic }) => topic.id).toSorted());
    expect([...page.matchAll(/data-line="([a-z]+)"/g)].map(([, line]) => line)).toEqual(['financial', 'impact']);
    expect(page).not.toContain('style=');
  });
});

describe('the matrix as a file', () => {
  it('needs no browser, names topics and thresholds, and escapes user input', () => {
    const points = one('E1').map((point) => ({ ...point, topic: { ...point.topic, name: '<b>Heat</b> & "dust"' } }));
    const svg = matrixPicture({
      points,
      thresholds: { impact: 12.5, financial: 10 },
      caption: { title: 'A & B <2025>', facts: ['Draft', 'ESRS set 1 (2023)'], source: 'Source: <this>' },
      write: (value) => String(value).replace('.', ','),
    });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(svg).toContain('A &amp; B &lt;2025&gt;');
    expect(svg).toContain('E1 &lt;b&gt;Heat');
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('>Impact threshold 12,5</text>');
    expect(svg).toContain('>Financial threshold 10</text>');
    expect(svg).toContain('Draft  ·  ESRS set 1 (2023)');
    expect(svg).toContain('Source: &lt;this&gt;');
    expect(svg).toContain('Other side not assessed');
    // A file has neither design tokens nor classes.
    expect(svg).not.toMatch(/var\(|class=/);
    expect(svg).toContain(filePaint.categories.Governance);
  });

  it('includes every fact about it, on as many lines as needed', () => {
    const facts = Array.from({ length: 7 }, (_, at) => `Fact ${at}: ${'long '.repeat(6).trim()}`);
    const caption = { title: 'Aster Foods', facts, source: 'Source: Aster Foods' };
    const svg = matrixPicture({ points: one('E1'), thresholds: { impact: 12.5, financial: 10 }, caption });
    for (const fact of facts) expect(svg).toContain(fact);
  });
});

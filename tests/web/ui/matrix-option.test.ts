import { describe, expect, it } from 'vitest';
import { frameFor } from '#web/ui/matrix-chart/matrix-geometry.ts';
import { buildMatrixOption, type MatrixOptionInput } from '#web/ui/matrix-chart/matrix-option.ts';
import { matrixPalettes } from '#web/ui/matrix-chart/matrix-palette.ts';
import { renderMatrixSvg } from '#web/ui/matrix-chart/render-matrix-svg.ts';
import { samplePoints } from '#web/ui/matrix-chart/sample-points.ts';

const input: MatrixOptionInput = {
  points: samplePoints,
  thresholds: { impact: 15, financial: 10 },
  palette: matrixPalettes.light,
  frame: frameFor(900, 500),
  animationMs: 0,
  isPicture: false,
};

/** What of ECharts' wide types these tests look at. */
interface Drawn {
  xAxis: { min: number; max: number; interval: number; name: string };
  yAxis: { name: string };
  series: {
    id: string;
    data: { id: string; value: number[]; itemStyle: { color: string; borderColor: string } }[];
    markLine?: { data: object[] };
    markArea?: { data: { coord: number[] }[][] };
  }[];
}

function draw(): Drawn {
  return buildMatrixOption(input) as unknown as Drawn;
}

describe('the matrix as data', () => {
  it('has axes from 0 to 25 with a grid each 5, financial across and impact up', () => {
    const { xAxis, yAxis } = draw();
    expect(xAxis).toMatchObject({ min: 0, max: 25, interval: 5, name: 'Financial materiality' });
    expect(yAxis).toMatchObject({ min: 0, max: 25, interval: 5, name: 'Impact materiality' });
  });

  it('draws every topic once, at its true scores, in its category', () => {
    const series = draw().series.filter((item) => item.id !== 'thresholds');
    expect(series.map((item) => item.id)).toEqual(['Environmental', 'Social', 'Governance']);
    const values = Object.fromEntries(series.flatMap((item) => item.data.map((datum) => [datum.id, datum.value])));
    expect(Object.keys(values)).toHaveLength(samplePoints.length);
    expect(values.E5).toEqual([20, 9]);
  });

  it('draws a topic hollow while one side is not assessed', () => {
    const social = draw().series.find((item) => item.id === 'Social')!;
    const style = (id: string) => social.data.find((datum) => datum.id === id)!.itemStyle;
    expect(style('S3')).toMatchObject({ color: '#ffffff', borderColor: '#3b5ba9' });
    expect(style('S1')).toMatchObject({ color: '#3b5ba9' });
  });

  it('tints all that is material on either side and draws both lines', () => {
    const { markLine, markArea } = draw().series[0]!;
    expect(markLine!.data).toEqual([{ xAxis: 10 }, { yAxis: 15 }]);
    expect(markArea!.data.map((pair) => pair.map((end) => end.coord))).toEqual([
      [
        [0, 15],
        [10, 25],
      ],
      [
        [10, 0],
        [25, 15],
      ],
      [
        [10, 15],
        [25, 25],
      ],
    ]);
  });
});

describe('the matrix as an SVG file', () => {
  it('needs no browser, names topics and thresholds, and escapes what people typed', () => {
    const points = [{ ...samplePoints[0]!, name: '<b>Heat</b> & "dust"' }];
    const svg = renderMatrixSvg({ points, thresholds: { impact: 15, financial: 10 }, title: 'A & B <2025>' });
    expect(svg).toContain('A &amp; B &lt;2025&gt;');
    expect(svg).toContain('E1 &lt;b&gt;Heat');
    expect(svg).not.toContain('<b>');
    expect(svg).not.toMatch(/style="[^"]*"[A-Za-z]/);
  });
});

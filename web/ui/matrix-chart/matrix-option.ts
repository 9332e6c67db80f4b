import type { ScatterSeriesOption } from 'echarts/charts';
import type { GridComponentOption, MarkAreaComponentOption, MarkLineComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import type { EsgCategory } from '../esg-tag.tsx';
import { isCompact, type MatrixFrame } from './matrix-geometry.ts';
import { axisMax, type MatrixPalette, type MatrixPoint, type MatrixThresholds } from './matrix-types.ts';
import { matrixMessages as say } from './messages.ts';
import { type PlacedLabel, placeLabels } from './place-labels.ts';
import { type PlacedPoint, placePoints } from './place-points.ts';
import { zoneNames } from './zone-names.ts';

export type MatrixOption = ComposeOption<
  ScatterSeriesOption | GridComponentOption | MarkAreaComponentOption | MarkLineComponentOption
>;

export interface MatrixOptionInput {
  points: readonly MatrixPoint[];
  thresholds: MatrixThresholds;
  palette: MatrixPalette;
  frame: MatrixFrame;
  /** Milliseconds; 0 where less motion is wished for, and on a server. */
  animationMs: number;
  /** Writes the thresholds' values at the lines, where no handle shows them. */
  isPicture: boolean;
}

export const categories: EsgCategory[] = ['Environmental', 'Social', 'Governance'];
/** As in the tags and tables (esg-tag.tsx). */
export const categorySymbols = {
  Environmental: 'circle',
  Social: 'roundRect',
  Governance: 'path://M0 0H24L12 22Z',
} as const;

/** The whole picture as data: the browser draws it on a canvas, a server or a download as SVG. Pure. */
export function buildMatrixOption(input: MatrixOptionInput): MatrixOption {
  const { points, palette, frame, animationMs } = input;
  const placed = placePoints(points, frame);
  const labels = placeLabels(placed, frame, input.thresholds);
  const { left, right, top, bottom } = frame;
  return {
    animation: animationMs > 0,
    animationDuration: 0,
    animationDurationUpdate: animationMs,
    animationEasingUpdate: 'cubicOut',
    textStyle: { fontFamily: palette.fontFamily, color: palette.ink },
    grid: { left, right, top, bottom, outerBoundsMode: 'none' },
    xAxis: { ...axis(input), name: say.financialAxis, nameGap: 40 },
    yAxis: { ...axis(input), name: say.impactAxis, nameGap: isCompact(frame) ? 42 : 48 },
    series: [
      thresholdSeries(input),
      ...categories.map((category) =>
        pointSeries(
          category,
          placed.filter((item) => item.point.category === category),
          labels,
          palette,
        ),
      ),
    ],
  };
}

function axis({ palette }: MatrixOptionInput) {
  return {
    type: 'value' as const,
    min: 0,
    max: axisMax,
    interval: 5,
    nameLocation: 'middle' as const,
    nameTextStyle: { color: palette.ink, fontSize: 12, fontWeight: 580 },
    axisLine: { show: true, onZero: false, lineStyle: { color: palette.lineStrong, width: 1 } },
    axisTick: { show: false },
    axisLabel: { color: palette.muted, fontSize: 12, margin: 18 },
    splitLine: { lineStyle: { color: palette.line, width: 1 } },
  };
}

/** The tint of what is material on either side, stronger where on both, under the two lines. Never hovered. */
function thresholdSeries({ thresholds, palette, frame, isPicture }: MatrixOptionInput): ScatterSeriesOption {
  const { impact, financial } = thresholds;
  const names = zoneNames(thresholds, frame);
  const label = (formatter: string | null, position: string) =>
    formatter === null ? null : { show: true, position, formatter, color: palette.muted, fontSize: 11, distance: 6 };
  return {
    id: 'thresholds',
    type: 'scatter',
    data: [],
    silent: true,
    z: 1,
    markArea: {
      silent: true,
      z: 1,
      animation: false,
      data: [
        area([0, impact], [financial, axisMax], palette.materialOne, label(names.impact, 'insideTopLeft')),
        area([financial, 0], [axisMax, impact], palette.materialOne, label(names.financial, 'insideBottomRight')),
        area([financial, impact], [axisMax, axisMax], palette.materialBoth, label(names.both, 'insideTopRight')),
      ],
    },
    markLine: {
      silent: true,
      z: 2,
      symbol: 'none',
      animation: false,
      lineStyle: { color: palette.accent, width: 1.5, type: 'solid' },
      label: { show: isPicture, color: palette.accent, fontSize: 12, fontWeight: 580, formatter: '{c}' },
      data: [{ xAxis: financial }, { yAxis: impact }],
    },
  };
}

type AreaPair = NonNullable<NonNullable<ScatterSeriesOption['markArea']>['data']>[number];

function area(from: [number, number], to: [number, number], color: string, label: object | null): AreaPair {
  return [{ coord: from, itemStyle: { color }, label: label ?? { show: false } }, { coord: to }];
}

function pointSeries(
  category: EsgCategory,
  placed: readonly PlacedPoint[],
  labels: ReadonlyMap<string, PlacedLabel>,
  palette: MatrixPalette,
): ScatterSeriesOption {
  const hue = palette.categories[category];
  return {
    id: category,
    name: category,
    type: 'scatter',
    z: 3,
    clip: false,
    symbol: categorySymbols[category],
    cursor: 'pointer',
    emphasis: { scale: 1.15, itemStyle: { opacity: 1, borderColor: palette.ink, borderWidth: 1.5 } },
    // The large first, so that no small one is hidden under it.
    data: placed
      .toSorted((a, b) => b.size - a.size)
      .map(({ point, offset, size }) => {
        const label = labels.get(point.topicId);
        const isWhole = point.impactAssessed && point.financialAssessed;
        return {
          id: point.topicId,
          name: point.topicId,
          value: [point.financial, point.impact],
          symbolSize: category === 'Social' ? size - 2 : size,
          symbolOffset: [...offset],
          itemStyle: isWhole
            ? { color: hue, opacity: 0.9, borderColor: palette.surface, borderWidth: 1.5 }
            : { color: palette.surface, opacity: 1, borderColor: hue, borderWidth: 2 },
          label: label
            ? {
                show: true,
                formatter: () => label.text,
                position: label.position,
                distance: 4,
                offset: [0, label.shift],
                color: palette.ink,
                fontSize: 11,
                textBorderColor: palette.surface,
                textBorderWidth: 2,
              }
            : { show: false },
        };
      }),
  };
}

import { ScatterChart } from 'echarts/charts';
import { GridComponent, MarkAreaComponent, MarkLineComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { allowEmptyInnerHtml } from '../trusted-types.ts';

use([ScatterChart, GridComponent, MarkAreaComponent, MarkLineComponent, CanvasRenderer]);

export type { EChartsType };

/** Starts a chart on a canvas inside `host`. The caller disposes of it. */
export function startCanvasChart(
  host: HTMLElement,
  size: { width: number; height: number; devicePixelRatio?: number },
): EChartsType {
  allowEmptyInnerHtml(host);
  return init(host, null, { renderer: 'canvas', ...size });
}

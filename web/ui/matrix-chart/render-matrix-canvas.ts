import { LegendPlainComponent, TitleComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { startCanvasChart } from './matrix-echarts.ts';
import { buildPictureOption, type MatrixPicture } from './matrix-picture.ts';

use([LegendPlainComponent, TitleComponent]);

/** The picture on a canvas of its own, at twice the size for sharpness. */
export function renderMatrixCanvas(picture: MatrixPicture, size: { width: number; height: number }): HTMLCanvasElement {
  const chart = startCanvasChart(document.createElement('div'), { ...size, devicePixelRatio: 2 });
  try {
    chart.setOption(buildPictureOption(picture));
    return chart.renderToCanvas({ pixelRatio: 2 });
  } finally {
    chart.dispose();
  }
}

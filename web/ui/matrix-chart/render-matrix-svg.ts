import { ScatterChart } from 'echarts/charts';
import {
  GridComponent,
  LegendPlainComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TitleComponent,
} from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { buildPictureOption, type MatrixPicture, pictureSize } from './matrix-picture.ts';

use([
  ScatterChart,
  GridComponent,
  LegendPlainComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TitleComponent,
  SVGRenderer,
]);

/** The picture as the text of an SVG file, 1200 by 800. Needs no document: runs on a server too. */
export function renderMatrixSvg(picture: MatrixPicture): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...pictureSize });
  try {
    chart.setOption(buildPictureOption(picture));
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
}

import { frameFor } from './matrix-geometry.ts';
import { buildMatrixOption, categories, categorySymbols } from './matrix-option.ts';
import { matrixPalettes } from './matrix-palette.ts';
import type { MatrixPoint, MatrixThresholds } from './matrix-types.ts';

/** What a downloaded or printed matrix shows. */
export interface MatrixPicture {
  points: readonly MatrixPoint[];
  thresholds: MatrixThresholds;
  /** Stands above it: 'Aster Foods: materiality matrix, 2025'. */
  title: string;
}

/** Pixels. */
export const pictureSize = { width: 1200, height: 800 };

/** The matrix as it is taken elsewhere: light, on white, with title and legend. Pure. */
export function buildPictureOption({ points, thresholds, title }: MatrixPicture) {
  const palette = matrixPalettes.light;
  const margins = { left: 84, right: 64, top: 104, bottom: 112 };
  const frame = { ...frameFor(pictureSize.width, pictureSize.height), ...margins };
  return {
    backgroundColor: palette.surface,
    title: {
      text: title,
      left: 28,
      top: 26,
      textStyle: { color: palette.ink, fontSize: 20, fontWeight: 580, width: 1140, overflow: 'truncate' },
    },
    legend: {
      left: 28,
      bottom: 24,
      itemWidth: 12,
      itemHeight: 12,
      itemGap: 24,
      selectedMode: false,
      itemStyle: { opacity: 1, borderWidth: 0 },
      textStyle: { color: palette.muted, fontSize: 13 },
      data: categories.map((name) => ({
        name,
        icon: categorySymbols[name],
        itemStyle: { color: palette.categories[name] },
      })),
    },
    ...buildMatrixOption({ points, thresholds, palette, frame, animationMs: 0, isPicture: true }),
  };
}

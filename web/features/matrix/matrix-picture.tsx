import type { Thresholds } from '#domain/assessment/assessment.ts';
import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { MatrixDrawing } from './matrix-drawing.tsx';
import { type MatrixFrame, withBands } from './matrix-frame.ts';
import { filePaint as paint } from './matrix-paint.ts';
import type { MatrixPoint } from './matrix-point.ts';
import { matrixMessages as say } from './messages.ts';
import { placePoints } from './place-points.ts';
import { placeTexts } from './place-texts.ts';
import { shapeOf } from './point-shape.tsx';
import { cut } from './wrap-label.ts';

export interface MatrixPictureProps {
  points: readonly MatrixPoint[];
  thresholds: Thresholds;
  /** Stands above it: 'Aster Foods: materiality matrix, 2025'. */
  title: string;
  /** Under the title, what one must know of it where it lies alone: 'Draft', the standards, the thresholds. */
  facts: readonly string[];
  /** At the foot: where it comes from. */
  source: string;
}

/** Pixels. */
export const pictureSize = { width: 1200, height: 800 };

const plot: MatrixFrame = { ...pictureSize, left: 84, right: 64, top: 112, bottom: 128, bandLeft: 0, bandBottom: 0 };
const margin = 28;
/** As many letters as fit beside each other at the title's size. */
const longestTitle = 100;
const longestLine = 165;

/** The matrix as it is taken elsewhere: light, on white, with title and legend; a whole SVG that needs nothing beside it. */
export function MatrixPicture({ points, thresholds, title, facts, source }: MatrixPictureProps) {
  const { width, height } = pictureSize;
  const frame = withBands(plot, points);
  const placed = placePoints(points, frame);
  const texts = placeTexts(placed, frame, thresholds);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="Inter Variable, Inter, Arial, sans-serif"
      fontWeight="420"
    >
      <title>{title}</title>
      <rect width={width} height={height} fill={paint.surface} />
      <text x={margin} y="46" fontSize="20" fontWeight="580" fill={paint.ink}>
        {cut(title, longestTitle)}
      </text>
      <text x={margin} y="70" fontSize="13" fill={paint.muted}>
        {cut(facts.join('  ·  '), longestLine)}
      </text>
      <MatrixDrawing placed={placed} texts={texts} thresholds={thresholds} frame={frame} paint={paint} />
      {legend.map(({ text, mark, x }) => (
        <g key={text} transform={`translate(${x} ${height - margin - 28})`}>
          <path strokeWidth="2" {...mark} />
          <text x="14" y="4.5" fontSize="13" fill={paint.muted}>
            {text}
          </text>
        </g>
      ))}
      <text x={margin} y={height - margin + 4} fontSize="12" fill={paint.muted}>
        {cut(source, longestLine)}
      </text>
    </svg>
  );
}

/** How to read it, as `MatrixLegend` says on a page; side by side at the foot. */
const legend = [
  ...CATEGORIES.map((text) => ({ text, mark: { d: shapeOf(text, 12), fill: paint.categories[text] } })),
  { text: say.otherSide, mark: { d: shapeOf('Environmental', 10), fill: 'none', stroke: paint.muted } },
  { text: say.larger, mark: { d: `${dot(-13, 3)}${dot(-1, 6)}`, fill: paint.lineStrong } },
  { text: say.thresholdAndMaterial, mark: { d: 'M-6 0H8', stroke: paint.accent } },
].map((entry, index, all) => {
  const before = all.slice(0, index).map(({ text }) => text.length * 7 + 44);
  return {
    ...entry,
    x: margin + 6 + before.reduce((sum, width) => sum + width, 0) + (entry.text === say.larger ? 12 : 0),
  };
});

function dot(x: number, radius: number): string {
  return `M${x - radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

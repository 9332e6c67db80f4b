import type { Thresholds } from '#domain/assessment/assessment.ts';
import { named, type SvgElement, svg } from '#drawing/svg.ts';
import type { MatrixFrame } from './frame.ts';
import { matrixGround } from './ground.ts';
import type { MatrixPaint } from './paint.ts';
import { labelLeading } from './place-labels.ts';
import type { PlacedPoint } from './place-points.ts';
import type { PlacedTexts } from './place-texts.ts';
import { pointShape } from './point-shape.ts';
import { thresholdLineNames, thresholdLines } from './threshold-lines.ts';

/** What the matrix is drawn from. */
export interface MatrixScene {
  placed: readonly PlacedPoint[];
  texts: PlacedTexts;
  thresholds: Thresholds;
  frame: MatrixFrame;
  paint: MatrixPaint;
}

/**
 * The matrix in layers, the lowest first. Colours and places are attributes, never styles: the content policy allows no styles in HTML,
 * and a file has no stylesheet.
 */
export function matrixLayers(scene: MatrixScene) {
  const { texts, thresholds, frame, paint } = scene;
  return {
    ground: matrixGround(thresholds, frame, paint),
    lines: thresholdLines(thresholds, frame, paint),
    lineNames: thresholdLineNames(texts.lineNames, paint),
    points: points(scene),
    labels: labels(scene),
  };
}

function points({ placed, paint }: MatrixScene): SvgElement {
  const marks = largeFirst(placed).map((item) =>
    named(svg('g', { transform: `translate(${item.x} ${item.y})` }, pointShape(item, paint)), {
      name: 'point',
      of: item.point.topic.id,
    }),
  );
  return named(svg('g', {}, ...marks), { name: 'points' });
}

/** The ground shows around the letters: a line that runs behind a label does not strike it through. */
function labels({ placed, texts, paint }: MatrixScene): SvgElement {
  const around = { stroke: paint.surface, strokeWidth: 3, strokeLinejoin: 'round', paintOrder: 'stroke' };
  const written = placed.flatMap((item) => {
    const label = texts.labels.get(item.point.topic.id);
    if (!label) return [];
    const transform = `translate(${item.x + label.dx} ${item.y + label.dy})`;
    const lines = label.lines.map((line, index) =>
      svg('tspan', { x: 0, dy: index === 0 ? undefined : labelLeading }, line),
    );
    return [
      named(svg('text', { transform, textAnchor: label.anchor }, ...lines), { name: 'label', of: item.point.topic.id }),
    ];
  });
  return named(svg('g', { fill: paint.ink, ...around, fontSize: 11 }, ...written), { name: 'labels' });
}

/** So that no small one is hidden under a large one. */
export function largeFirst(placed: readonly PlacedPoint[]): PlacedPoint[] {
  return placed.toSorted((first, second) => second.size - first.size);
}

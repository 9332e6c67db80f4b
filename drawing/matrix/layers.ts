import type { Thresholds } from '#domain/assessment/assessment.ts';
import { named, type SvgElement, svg } from '#drawing/svg.ts';
import { clusterShape } from './cluster-shape.ts';
import type { MatrixFrame } from './frame.ts';
import { matrixGround } from './ground.ts';
import { labelLeading } from './label-places.ts';
import type { MatrixPaint } from './paint.ts';
import type { PlacedPoint } from './place-points.ts';
import type { PlacedTexts } from './place-texts.ts';
import { decidedDot, freshMark, isFresh, pointShape } from './point-shape.ts';
import { tailsOf } from './tails.ts';
import { thresholdLineNames, thresholdLines } from './threshold-lines.ts';

/** Everything that the matrix is drawn from. */
export interface MatrixScene {
  placed: readonly PlacedPoint[];
  texts: PlacedTexts;
  thresholds: Thresholds;
  frame: MatrixFrame;
  paint: MatrixPaint;
}

type Marks = Omit<MatrixScene, 'thresholds'>;

/**
 * The layers of the matrix, lowest first. Colours and positions are attributes, never styles, because the content security policy allows
 * no styles in HTML, and a file has no stylesheet.
 */
export function matrixLayers(scene: MatrixScene) {
  return { ...groundLayers(scene), ...markLayers(scene) };
}

/** The layer under the marks. */
export function groundLayers({ texts, thresholds, frame, paint }: Omit<MatrixScene, 'placed'>) {
  return {
    ground: matrixGround(thresholds, frame, paint),
    zones: zones(texts, paint),
    lines: thresholdLines(thresholds, frame, paint),
    lineNames: thresholdLineNames(texts.lineNames, paint),
  };
}

/** The marks with their lines and labels, independent of the thresholds. */
export function markLayers(scene: Marks) {
  return { tails: tails(scene), leaders: leaders(scene), points: points(scene), labels: labels(scene) };
}

/** What the areas between the thresholds mean. */
function zones(texts: PlacedTexts, paint: MatrixPaint): SvgElement {
  const names = texts.zones.map(({ text, x, y }) => svg('text', { x, y }, text));
  return svg('g', { fill: paint.muted, fontSize: 11 }, ...names);
}

/** Arrows from earlier positions. */
function tails({ placed, frame, paint }: Marks): SvgElement {
  const arrows = placed.map((item) => svg('g', { opacity: opacityOf(item) }, ...tailsOf(item, frame, paint)));
  return named(svg('g', {}, ...arrows), { name: 'tails' });
}

/** Lines from points to labels that are not directly next to them. */
function leaders({ placed, texts, paint }: Marks): SvgElement {
  const lines = placed.flatMap((item) => {
    const leader = texts.labels.get(item.point.topic.id)?.leader;
    return leader ? [{ d: `M${leader.x1} ${leader.y1}L${leader.x2} ${leader.y2}`, opacity: opacityOf(item) }] : [];
  });
  const paths = [...Map.groupBy(lines, ({ opacity }) => opacity)].map(([opacity, alike]) =>
    svg('path', { d: alike.map(({ d }) => d).join(''), opacity }),
  );
  return svg('g', { fill: 'none', stroke: paint.lineStrong }, ...paths);
}

function points({ placed, paint }: Marks): SvgElement {
  const marks = largeFirst(placed).map((item) =>
    named(svg('g', { transform: `translate(${item.x} ${item.y})`, opacity: opacityOf(item) }, ...markOf(item, paint)), {
      name: 'point',
      of: item.point.topic.id,
    }),
  );
  return named(svg('g', {}, ...marks), { name: 'points' });
}

/**
 * The symbol of a topic, or of several topics with their number; centred on 0.
 * @param isTold drawn larger, with an edge and above the others, for the topic that the pointer is on
 */
export function markOf(item: PlacedPoint, paint: MatrixPaint, isTold = false): SvgElement[] {
  if (item.together.length > 1) return clusterShape(item, paint, isTold);
  const marks = [
    ...(isFresh(item.point) ? [freshMark(item.size, paint)] : []),
    ...(item.point.isDecided ? [decidedDot(paint)] : []),
  ];
  return [pointShape(item, paint, isTold), ...marks];
}

/** The background colour surrounds the letters, so that a line behind a label does not strike it through. */
function labels({ placed, texts, paint }: Marks): SvgElement {
  const around = { stroke: paint.surface, strokeWidth: 3, strokeLinejoin: 'round', paintOrder: 'stroke' };
  const written = placed.flatMap((item) => {
    const label = texts.labels.get(item.point.topic.id);
    if (!label) return [];
    const transform = `translate(${item.x + label.dx} ${item.y + label.dy})`;
    const lines = label.lines.map((line, index) =>
      svg('tspan', { x: 0, dy: index === 0 ? undefined : labelLeading }, line),
    );
    return [
      named(
        svg(
          'text',
          {
            transform,
            opacity: opacityOf(item),
            textAnchor: label.anchor,
            fill: item.point.isGone ? paint.muted : undefined,
          },
          ...lines,
        ),
        { name: 'label', of: item.point.topic.id },
      ),
    ];
  });
  return named(svg('g', { fill: paint.ink, ...around, fontSize: 11 }, ...written), { name: 'labels' });
}

/** The opacity of a mark that contains none of the highlighted topics. */
const opacityOf = ({ together }: PlacedPoint) => (together.every(({ isFaint }) => isFaint) ? 0.25 : undefined);

/** Sorts by size, so that a large symbol never covers a small one; marks of several topics are last, so that their number can be read. */
export function largeFirst(placed: readonly PlacedPoint[]): PlacedPoint[] {
  const isOfMany = ({ together }: PlacedPoint) => Number(together.length > 1);
  return placed.toSorted((first, second) => isOfMany(first) - isOfMany(second) || second.size - first.size);
}

import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { type SvgAttributes, type SvgElement, svg } from '#drawing/svg.ts';
import { hexagon } from './cluster-shape.ts';
import type { MatrixPaint } from './paint.ts';
import type { PlacedPoint } from './place-points.ts';
import type { MatrixPoint } from './point.ts';
import { isFresh, shapeOf } from './point-shape.ts';
import { movedFrom } from './tails.ts';
import { matrixWords as say } from './words.ts';

interface Entry {
  text: string;
  mark: (paint: MatrixPaint) => SvgAttributes;
  /** How far the mark extends to the left. */
  indent?: number;
}

/** How to read a picture, like `MatrixLegend` on a page: only what occurs in it. */
function entriesFor(placed: readonly PlacedPoint[], year: string | null): Entry[] {
  const decided: Entry = { text: say.decided, mark: ({ ink }) => ({ d: dot(-3, 3), fill: ink }) };
  const several: Entry = { text: say.several, mark: ({ muted }) => ({ d: hexagon(15), fill: 'none', stroke: muted }) };
  return [
    ...CATEGORIES.map(
      (category): Entry => ({
        text: category,
        mark: ({ categories }) => ({ d: shapeOf(category, 12), fill: categories[category] }),
      }),
    ),
    {
      text: say.otherSide,
      mark: ({ muted }) => ({ d: shapeOf('Environmental', 10), fill: 'none', stroke: muted }),
    },
    {
      text: say.larger,
      mark: ({ lineStrong }) => ({ d: `${dot(-13, 3)}${dot(-1, 6)}`, fill: lineStrong }),
      indent: 12,
    },
    ...(placed.some(({ together }) => together.length > 1) ? [several] : []),
    ...(year === null ? [] : comparedEntries(placed, year)),
    ...(placed.some(({ point }) => point.isDecided) ? [decided] : []),
    { text: say.thresholdAndMaterial, mark: ({ accent }) => ({ d: 'M-6 0H8', stroke: accent }) },
  ];
}

/** What a comparison with another year adds to the legend, if it occurs. */
function comparedEntries(placed: readonly PlacedPoint[], year: string): Entry[] {
  const { hasMoved, hasFresh, hasGone } = comparedMarks(placed.flatMap(({ together }) => together));
  const mark = (d: string, strokeDasharray?: string) => ({
    mark: ({ muted }: MatrixPaint) => ({ d, fill: 'none', stroke: muted, strokeDasharray }),
  });
  return [
    ...(hasMoved ? [{ text: say.moved(year), ...mark('M-8 0H6M2 -3.5L7 0L2 3.5') }] : []),
    ...(hasFresh ? [{ text: say.fresh(year), ...mark('M-4 0H4M0 -4V4') }] : []),
    ...(hasGone ? [{ text: say.gone(year), ...mark(shapeOf('Environmental', 11), '2 2') }] : []),
  ];
}

/** Which marks of a comparison occur in a picture. */
export function comparedMarks(points: readonly MatrixPoint[]) {
  return {
    hasMoved: points.some((point) => movedFrom(point)),
    hasFresh: points.some(isFresh),
    hasGone: points.some((point) => point.isGone),
  };
}

/** The legend of a file in as many rows as it needs, each starting at the left edge. */
export function legendRows(
  placed: readonly PlacedPoint[],
  year: string | null,
  { width, fontSize }: { width: number; fontSize: number },
) {
  const rows: { x: number; entry: Entry }[][] = [[]];
  let x = 6;
  for (const entry of entriesFor(placed, year)) {
    const { indent = 0, text } = entry;
    const needed = indent + (text.length * 0.54 + 3.4) * fontSize;
    if (x + needed - fontSize > width && rows.at(-1)?.length) {
      rows.push([]);
      x = 6;
    }
    rows.at(-1)?.push({ x: x + indent, entry });
    x += needed;
  }
  return rows.map(
    (row) =>
      (paint: MatrixPaint): SvgElement[] =>
        row.map(({ x: at, entry: { text, mark } }) =>
          svg(
            'g',
            { transform: `translate(${at} 0)` },
            svg('path', { strokeWidth: 2, ...mark(paint) }),
            svg('text', { x: 14, y: 4.5, fontSize, fill: paint.muted }, text),
          ),
        ),
  );
}

function dot(x: number, radius: number): string {
  return `M${x - radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

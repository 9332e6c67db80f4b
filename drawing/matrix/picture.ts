import type { Thresholds } from '#domain/assessment/assessment.ts';
import { type SvgElement, svg, writeSvg } from '#drawing/svg.ts';
import { type MatrixFrame, withBands } from './frame.ts';
import { matrixLayers } from './layers.ts';
import { legendRows } from './legend.ts';
import { filePaint, type MatrixPaint } from './paint.ts';
import { placePoints } from './place-points.ts';
import { placeTexts } from './place-texts.ts';
import type { MatrixPoint } from './point.ts';
import type { WriteNumber } from './words.ts';
import { cut } from './wrap-label.ts';

/** What a reader must know about a picture on its own. */
export interface MatrixCaption {
  /** Shown above the picture: 'Aster Foods: materiality matrix, 2025'. */
  title: string;
  /** A conspicuous mark beside the title: 'Private thresholds, not those of the company'. */
  mark?: string;
  /** Below the title: 'Draft', the standards, and whose thresholds they are. */
  facts: readonly string[];
  /** The source, shown at the bottom. */
  source: string;
}

export interface MatrixPicture {
  points: readonly MatrixPoint[];
  /** The year that is compared with, by its usual name: '2024'. */
  comparedWith?: string | null;
  thresholds: Thresholds;
  /** If absent, only the plot and the legend are drawn, for a page that gives this information next to the picture. */
  caption?: MatrixCaption;
  colours?: MatrixPaint;
  /** In pixels; from a width of 900 on, there is room for the legend. */
  size?: { width: number; height: number };
  write?: WriteNumber;
}

/** In pixels. */
export const pictureSize = { width: 1200, height: 800 };

const margin = 28;
/** From this width on, the legend is as large as the facts. */
const roomy = 1000;
/** The distance between the lines of the legend. */
const rowHeight = 22;
/** The distance between the lines of the facts. */
const factHeight = 18;
/** The average width of a character at font size 1, in pixels; rather too large than too small. */
const letter = 0.56;

/** The matrix for use elsewhere, with title and legend: the text of a complete, self-contained SVG file. */
export function matrixPicture(picture: MatrixPicture): string {
  const {
    points,
    thresholds,
    caption,
    comparedWith = null,
    colours: paint = filePaint,
    size = pictureSize,
    write = String,
  } = picture;
  const { width, height } = size;
  const room = { width: width - 2 * margin, fontSize: width < roomy ? 11 : 13 };
  const most = (fontSize: number) => Math.floor((width - 2 * margin) / (fontSize * letter));
  const facts = caption ? factLines(caption.facts, most(13)) : [];
  const plain = withBands(plotOf(size, facts.length), points);
  const rows = legendRows(placePoints(points, plain), comparedWith, room);
  const frame = { ...plain, bottom: plain.bottom + (rows.length - 1) * rowHeight };
  const placed = placePoints(points, frame);
  const texts = placeTexts(placed, frame, thresholds, write);
  const line = (text: string, y: number, fontSize: number, fill = paint.muted) =>
    svg('text', { x: margin, y, fontSize, fill }, cut(text, most(fontSize)));
  const head = caption && [
    svg('g', { fontWeight: 580 }, line(caption.title, 46, 20, paint.ink)),
    ...(caption.mark ? [mark(caption.mark, width - margin, paint)] : []),
    ...facts.map((text, row) => line(text, 70 + row * factHeight, 13)),
  ];
  return writeSvg(
    svg(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width,
        height,
        viewBox: `0 0 ${width} ${height}`,
        fontFamily: 'Inter Variable, Inter, Arial, sans-serif',
        fontWeight: 420,
      },
      ...(caption ? [svg('title', {}, caption.title)] : []),
      svg('rect', { width, height, fill: paint.surface }),
      ...(head ?? []),
      ...Object.values(matrixLayers({ placed, texts, thresholds, frame, paint })),
      ...rows.map((draw, row) => {
        const y = height - (caption ? margin + 28 : margin - 4) - (rows.length - 1 - row) * rowHeight;
        return svg('g', { transform: `translate(${margin} ${y})` }, ...draw(paint));
      }),
      ...(caption ? [line(caption.source, height - margin + 4, 12)] : []),
    ),
  );
}

/** The facts in as many lines as they need; no fact is split. */
function factLines(facts: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const fact of facts) {
    const longer = `${lines.at(-1) ?? ''}  ·  ${fact}`;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(fact);
  }
  return lines;
}

/** A framed mark in the upper right corner. */
function mark(text: string, right: number, { surface, accent }: MatrixPaint): SvgElement {
  const width = text.length * 12 * letter + 16;
  const frame = { x: -width, y: -15, width, height: 22, fill: surface, stroke: accent };
  const words = { x: -width / 2, fill: accent, fontSize: 12, fontWeight: 580, textAnchor: 'middle' };
  return svg('g', { transform: `translate(${right} 22)` }, svg('rect', frame), svg('text', words, text));
}

/** The plot has the title and the facts above it, and the axis, legend and source below it. */
function plotOf(size: { width: number; height: number }, facts: number): MatrixFrame {
  const around = facts > 0 ? { top: 112 + (facts - 1) * factHeight, bottom: 128 } : { top: 24, bottom: 96 };
  return { ...size, left: 84, right: 64, ...around, bandLeft: 0, bandBottom: 0 };
}

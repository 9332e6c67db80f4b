import { colours } from '#documents/document/colours.ts';
import type { Block, Cell } from '#documents/document/document.ts';
import { pngOf } from '#documents/picture/png.ts';
import { directed, type PptxRows, type PptxSlide, type PptxText } from './pptx.ts';

/** The area in which blocks are placed below each other, in inches. */
interface Column {
  x: number;
  y: number;
  w: number;
  bottom: number;
}

const font = 'Calibri';
const LINE = 0.32;
const ROW = 0.36;

/** Writes blocks into a column of a slide: tables, lists, paragraphs and pictures. */
export function placeBlocks(slide: PptxSlide, blocks: readonly Block[], column: Column, accent: string): void {
  let { y } = column;
  for (const block of blocks) {
    const left = column.bottom - y;
    y += placeBlock(slide, block, { x: column.x, y, w: column.w, h: left }, accent);
  }
}

type Box = Pick<Column, 'x' | 'y' | 'w'> & { h: number };

/** Returns the height that the block took. */
function placeBlock(slide: PptxSlide, block: Block, box: Box, accent: string): number {
  if (block.kind === 'figure') {
    const { width, height } = block.size;
    const scale = Math.min(box.w / width, box.h / height);
    const [w, h] = [width * scale, height * scale];
    const data = `image/png;base64,${Buffer.from(pngOf(block.svg, 2 * width)).toString('base64')}`;
    slide.addImage({ data, x: box.x + (box.w - w) / 2, y: box.y, w, h, altText: block.alt });
    return h;
  }
  if (block.kind === 'table') return placeTable(slide, block, box, accent);
  if (block.kind === 'list') {
    const items = block.items.map((text) => ({
      text,
      options: { bullet: true, breakLine: true, paraSpaceAfter: 6, ...directed(text) },
    }));
    return placeText(slide, items, box, heightOf(block.items, box.w - 0.4), { color: colours.ink });
  }
  if (block.kind === 'heading')
    return placeText(slide, block.text, box, LINE, { bold: true, color: accent, ...directed(block.text) });
  if (block.kind === 'paragraph')
    return placeText(slide, block.text, box, heightOf([block.text], box.w), {
      color: colours.muted,
      ...directed(block.text),
    });
  return 0;
}

/**
 * The average width of a character in inches, at the font size of slides and at that of their tables; and the space that a row has around
 * its lines.
 */
const LETTER = 0.115;
const OF_A_ROW = 0.105;
const PADDING = 0.12;

/** The estimated height of texts in a column of this width. */
const heightOf = (texts: readonly string[], width: number) =>
  texts.reduce((sum, text) => sum + Math.ceil((text.length * LETTER) / width) * LINE + 0.1, 0);

function placeText(
  slide: PptxSlide,
  text: Parameters<PptxSlide['addText']>[0],
  box: Box,
  height: number,
  look: PptxText,
): number {
  const h = Math.min(box.h, height);
  slide.addText(text, {
    x: box.x,
    y: box.y,
    w: box.w,
    h,
    fontSize: 16,
    fontFace: font,
    valign: 'top',
    margin: 0,
    fit: 'shrink',
    ...look,
  });
  return h + 0.15;
}

function placeTable(
  slide: PptxSlide,
  { columns, rows }: Extract<Block, { kind: 'table' }>,
  box: Box,
  accent: string,
): number {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const rule = (color: string, pt: number) => ({ type: 'solid' as const, color, pt });
  const none = { type: 'none' as const };
  const textOf = (each: Cell) => (typeof each === 'string' ? each : each.text);
  const cell = (each: Cell, at: number, isHead: boolean): PptxRows[number][number] => ({
    text: textOf(each),
    options: {
      bold: isHead || typeof each !== 'string',
      align: columns[at]?.align === 'end' ? 'right' : 'left',
      color: isHead ? colours.muted : colours.ink,
      fontSize: isHead ? 11 : 13,
      valign: 'middle',
      border: [isHead ? rule(accent, 1.25) : rule(colours.hairline, 0.75), none, rule(colours.hairline, 0.75), none],
      ...directed(textOf(each)),
    },
  });
  const widths = columns.map(({ width }) => (box.w * width) / whole);
  const heights = [
    ROW,
    ...rows.map((row) => {
      const lines = row.map((each, at) => Math.ceil((textOf(each).length * OF_A_ROW) / (widths[at] ?? box.w)));
      return ROW + (Math.max(1, ...lines) - 1) * (ROW - PADDING);
    }),
  ];
  const head = columns.map(({ head }, at) => cell(head, at, true));
  const body = rows.map((row) => row.map((each, at) => cell(each, at, false)));
  slide.addTable([head, ...body], {
    x: box.x,
    y: box.y,
    w: box.w,
    colW: widths,
    rowH: heights,
    fontFace: font,
    margin: [0.03, 0.06, 0.03, 0.06],
  });
  return heights.reduce((sum, height) => sum + height, 0) + 0.2;
}

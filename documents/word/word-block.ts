import { type FileChild, HeadingLevel, ImageRun, Paragraph, TextRun } from 'docx';
import { colours, type Look } from '#documents/document/colours.ts';
import { type Block, strong } from '#documents/document/document.ts';
import { numberOf } from '#documents/document/words.ts';
import { pngOf } from '#documents/picture/png.ts';
import { points } from './styles.ts';
import { wordTable } from './word-table.ts';
import { wordParagraph, wordRuns } from './word-text.ts';

/** What a paragraph before it is about: both stand on one page. */
const LED_ON_TO: ReadonlySet<Block['kind'] | undefined> = new Set(['table', 'facts', 'list', 'figure'] as const);

/** A block in the words and styles of Word; a paragraph stays with what it leads on to. */
export function wordBlock(block: Block, { accent }: Look, next: Block | undefined): FileChild[] {
  switch (block.kind) {
    case 'heading':
      return [
        wordParagraph(block.text, {
          heading: block.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
        }),
      ];
    case 'paragraph':
      return wordParagraphs(
        block.text,
        { lead: 'Lead', quiet: 'Quiet', body: 'Normal' }[block.tone],
        block.tone === 'quiet' || LED_ON_TO.has(next?.kind),
      );
    case 'list':
      return block.items.map((text) => wordParagraph(text, { bullet: { level: 0 }, spacing: { after: points(3) } }));
    case 'facts':
      return block.rows.map(({ label, value }) => wordFact(new TextRun({ text: label, color: colours.muted }), value));
    case 'figures':
      return block.items.map(({ value, label }) =>
        wordFact(new TextRun({ text: value, bold: true, size: 32, color: accent }), label),
      );
    case 'gauges':
      return spaced(
        wordTable(
          [
            { head: 'Side', width: 2 },
            { head: 'Score', width: 3 },
            { head: 'Highest entry', width: 8 },
          ],
          block.rows.map(({ label, score, threshold, said }) => [
            strong(label),
            score === null ? 'not assessed' : `${score} of 25, threshold ${numberOf(threshold)}`,
            said,
          ]),
          accent,
        ),
      );
    case 'table':
      return [
        wordParagraph(block.caption, { style: 'Caption' }),
        ...spaced(wordTable(block.columns, block.rows, accent)),
      ];
    case 'figure':
      return [wordPicture(block), wordParagraph(block.caption, { style: 'Caption' })];
    case 'stated':
      return [
        ...(block.from === '' ? [] : [wordParagraph(block.from, { style: 'Quiet' })]),
        ...wordParagraphs(block.text, 'Stated'),
      ];
    case 'gap': {
      const mark = new TextRun({ text: 'To be written: ', bold: true, color: colours.amber });
      return [new Paragraph({ style: 'Gap', children: [mark, ...wordRuns(block.text)] })];
    }
    case 'callout': {
      return [
        wordParagraph(block.title, { style: 'Callout', keepNext: true }, { bold: true }),
        ...wordParagraphs(block.text, 'Callout'),
      ];
    }
  }
}

/** A name and its value on a line, the values below each other. */
export const wordFact = (label: TextRun, value: string): Paragraph =>
  new Paragraph({ style: 'Fact', children: [label, new TextRun('\t'), ...wordRuns(value)] });

/** After a table Word sets the next line at once. */
const spaced = (table: FileChild): FileChild[] => [table, new Paragraph({ spacing: { after: points(2) }, text: '' })];

function wordParagraphs(text: string, style: string, keepNext = false): Paragraph[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => wordParagraph(line, { style, ...(keepNext && { keepNext }) }));
}

/** In pixels of Word, 96 to the inch: as wide as the text. */
const PICTURE_WIDTH = 612;

/** The drawing itself, which stays sharp, and beside it a picture for programs that cannot draw. */
function wordPicture({ svg, size, alt, caption }: Extract<Block, { kind: 'figure' }>): Paragraph {
  const image = new ImageRun({
    type: 'svg',
    data: Buffer.from(svg),
    transformation: { width: PICTURE_WIDTH, height: Math.round((PICTURE_WIDTH * size.height) / size.width) },
    fallback: { type: 'png', data: pngOf(svg, 2 * PICTURE_WIDTH) },
    altText: { name: caption, title: caption, description: alt },
  });
  return new Paragraph({ children: [image], keepNext: true });
}

import { type FileChild, HeadingLevel, ImageRun, Paragraph, TextRun } from 'docx';
import { colours, type Look } from '#documents/document/colours.ts';
import { type Block, type Figure, strong } from '#documents/document/document.ts';
import { numberOf } from '#documents/document/words.ts';
import { pngOf } from '#documents/picture/png.ts';
import { points } from './styles.ts';
import { wordTable } from './word-table.ts';
import { wordParagraph, wordRuns } from './word-text.ts';

/** The kinds of block that a preceding paragraph introduces: both are kept on the same page. */
const LED_ON_TO: ReadonlySet<Block['kind'] | undefined> = new Set(['table', 'facts', 'list', 'figure'] as const);

/** A block in Word's elements and styles; a paragraph stays on the same page as the block that it introduces. */
export function wordBlock(block: Block, look: Look, next: Block | undefined): FileChild[] {
  const { accent } = look;
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
      return wordFigure(block, PICTURE_WIDTH);
    case 'beside':
      return [
        ...wordFigure(block.figure, BESIDE_WIDTH),
        ...block.blocks.flatMap((each, at) => wordBlock(each, look, block.blocks[at + 1])),
      ];
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

/** A name and its value on one line, with all values aligned. */
export const wordFact = (label: TextRun, value: string): Paragraph =>
  new Paragraph({ style: 'Fact', children: [label, new TextRun('\t'), ...wordRuns(value)] });

/** Without this paragraph, Word would put the next line directly below a table. */
const spaced = (table: FileChild): FileChild[] => [table, new Paragraph({ spacing: { after: points(2) }, text: '' })];

function wordParagraphs(text: string, style: string, keepNext = false): Paragraph[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => wordParagraph(line, { style, ...(keepNext && { keepNext }) }));
}

/** In Word's pixels, 96 to the inch: the width of the text, and that of a picture which leaves room for its topics on the page. */
const PICTURE_WIDTH = 612;
const BESIDE_WIDTH = 300;

const wordFigure = (figure: Figure, width: number): FileChild[] => [
  wordPicture(figure, width),
  wordParagraph(figure.caption, { style: 'Caption' }),
];

/** The drawing itself, which stays sharp, together with a bitmap for programs that cannot show drawings. */
function wordPicture({ svg, size, alt, caption }: Figure, width: number): Paragraph {
  const image = new ImageRun({
    type: 'svg',
    data: Buffer.from(svg),
    transformation: { width, height: Math.round((width * size.height) / size.width) },
    fallback: { type: 'png', data: pngOf(svg, 2 * width) },
    altText: { name: caption, title: caption, description: alt },
  });
  return new Paragraph({ children: [image], keepNext: true });
}

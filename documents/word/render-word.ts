import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  type IPropertiesOptions,
  Packer,
  PageNumber,
  Paragraph,
  TableOfContents,
  TabStopType,
  TextRun,
} from 'docx';
import { estimatePageNumbersWith } from 'docx/layout';
import { colours, type Look } from '#documents/document/colours.ts';
import type { Block, Chapter, ReportDocument } from '#documents/document/document.ts';
import { fitLogo, type Logo } from '#documents/picture/logo.ts';
import { edge, points, wordStyles } from './styles.ts';
import { wordBlock, wordFact } from './word-block.ts';
import { TEXT_WIDTH } from './word-table.ts';
import { wordParagraph } from './word-text.ts';

/** A4 with margins of 24 mm, in twentieths of a point. */
const page = {
  size: { width: 11906, height: 16838 },
  margin: { top: 1700, bottom: 1500, left: 1358, right: 1358, header: 700, footer: 600 },
};

/** The report as a Word file that people can edit: headings, table of contents, styles and alternative texts are Word's own. */
export async function renderWord(report: ReportDocument): Promise<Uint8Array> {
  const document = new Document({
    title: `${report.title}: ${report.company}`,
    creator: report.company,
    description: `${report.assessment}, ${report.state}`,
    styles: wordStyles(report.look),
    ...pageNumbersOf(report),
    sections: [
      { properties: { page }, children: cover(report) },
      {
        properties: { page },
        headers: { default: headerOf(report) },
        footers: { default: footerOf(report) },
        children: [
          new Paragraph({
            children: [new TextRun({ text: 'Contents', bold: true, size: 48 })],
            spacing: { after: points(14) },
          }),
          new TableOfContents('Contents', { hyperlink: true, headingStyleRange: '1-1' }),
          ...report.chapters.flatMap((chapter, at) => wordChapter(chapter, at, report.look)),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

/**
 * Laying out all pages to number them takes longer than writing them: about twelve seconds for this many blocks and rows, and much longer
 * for extremely long words.
 */
const MOST_LAID_OUT = 4000;
const ENDLESS_WORD = /[^\s"]{61}/;

/** From this length on, our page numbers are off by a page or more and Word's are better; Word asks the user before it updates them. */
const DRIFTS_FROM = 1500;

/** Where the page numbers in the table of contents come from: from us, from Word, or from us until Word has numbered its pages. */
function pageNumbersOf({ chapters }: ReportDocument): Pick<IPropertiesOptions, 'pageNumbers' | 'features'> {
  const blocks = chapters.flatMap((chapter) => chapter.blocks);
  const size = blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 1), 0);
  const isLaidOut = size <= MOST_LAID_OUT && !blocks.some(hasEndlessWord);
  return {
    ...(isLaidOut && { pageNumbers: estimatePageNumbersWith({ guess: true }) }),
    ...((!isLaidOut || size > DRIFTS_FROM) && { features: { updateFields: true } }),
  };
}

const hasEndlessWord = (block: Block) =>
  block.kind !== 'figure' && block.kind !== 'beside' && ENDLESS_WORD.test(JSON.stringify(block));

function wordChapter({ title, blocks }: Chapter, at: number, look: Look): FileChild[] {
  const number = new TextRun({ text: `${at + 1}  `, color: look.accent });
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: true,
      border: { bottom: edge(look.accent, 12) },
      children: [number, new TextRun(title)],
    }),
    ...blocks.flatMap((block, at) => wordBlock(block, look, blocks[at + 1])),
  ];
}

function cover(report: ReportDocument): FileChild[] {
  const line = (text: string, size: number, color: string, after: number, bold = false) =>
    wordParagraph(text, { spacing: { after: points(after) } }, { size: size * 2, color, bold });
  return [
    ...(report.logo ? [logoLine(report.logo, report.company)] : []),
    new Paragraph({
      spacing: { before: points(report.logo ? 90 : 150), after: points(6) },
      border: { top: edge(report.look.accent, 96) },
      text: '',
    }),
    line(report.year, 12, colours.muted, 4),
    wordParagraph(report.title, { heading: HeadingLevel.TITLE }),
    line(report.company, 20, colours.ink, 4, true),
    line(report.assessment, 12, colours.muted, 16),
    line(report.state.toUpperCase(), 12, stateColour(report), 24, true),
    ...Object.entries({
      Standards: report.version,
      'Legal act': report.legalAct,
      Thresholds: report.thresholds.replace(/^Thresholds: /, ''),
      'Data as of': report.madeOn,
      ...(report.source && { 'Based on': report.source }),
    }).map(([label, value]) => wordFact(new TextRun({ text: label, color: colours.muted }), value)),
  ];
}

const stateColour = ({ tone, look }: ReportDocument) =>
  ({ good: look.accent, neutral: colours.muted, warning: colours.amber })[tone];

/** In Word's pixels, 96 to the inch: 60 by 18 mm. */
const LOGO = { width: 227, height: 68 };

function logoLine(logo: Logo, company: string): Paragraph {
  const name = `Logo of ${company}`;
  const image = new ImageRun({
    type: 'png',
    data: Buffer.from(logo.base64, 'base64'),
    transformation: fitLogo(logo, LOGO),
    altText: { name, title: name, description: name },
  });
  return new Paragraph({ children: [image] });
}

const small = (text: string, bold = false) => new TextRun({ text, size: 15, color: colours.muted, bold });
const tabStops = [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }];

const headerOf = ({ company, year, state }: ReportDocument) =>
  new Header({
    children: [
      new Paragraph({
        tabStops,
        alignment: AlignmentType.START,
        border: { bottom: edge(colours.hairline, 4, BorderStyle.SINGLE) },
        children: [small(company, true), small(`   ${year}\t`), small(state.toUpperCase(), true)],
      }),
    ],
  });

/** Two short lines: one alone ran into the page number where a wider font replaces Calibri. */
const footerOf = ({ version, thresholds, state, source }: ReportDocument) =>
  new Footer({
    children: [
      new Paragraph({
        tabStops,
        children: [
          small(`${[state, source].filter(Boolean).join('  ·  ')}\t`),
          new TextRun({
            size: 15,
            color: colours.muted,
            children: [PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
      new Paragraph({ children: [small([version, thresholds].filter(Boolean).join('  ·  '))] }),
    ],
  });

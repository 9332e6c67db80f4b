import { colours } from '#documents/document/colours.ts';
import { fitLogo, type Logo } from '#documents/picture/logo.ts';
import type { Slide, SlideDeck } from './build-slides.ts';
import { placeBlocks } from './place-blocks.ts';
import {
  asXml,
  directed,
  linesOf,
  PptxFile,
  type PptxMaster,
  type PptxSlide,
  type PptxText,
  writePptx,
} from './pptx.ts';

/** In inches, like all measurements here. */
const WIDTH = 13.33;
const MARGIN = 0.6;
const TOP = 1.75;
const BOTTOM = 6.85;
const GAP = 0.5;

const font = 'Calibri';
const MASTER = 'Twofold';
const COVER = 'Twofold cover';

/** The slides as a PowerPoint file: titles and tables are real titles and tables, and every picture has a text alternative. */
export async function renderSlides(deck: SlideDeck): Promise<Uint8Array> {
  const file = new PptxFile();
  file.layout = 'LAYOUT_WIDE';
  file.title = `${deck.title}: ${deck.company}`;
  file.company = asXml(deck.company);
  file.author = deck.company;
  file.theme = { headFontFace: font, bodyFontFace: font };
  file.defineSlideMaster(coverOf(deck));
  file.defineSlideMaster(masterOf(deck));
  addCover(file, deck);
  for (const slide of deck.slides) addSlide(file, slide, deck.look.accent);
  return writePptx(file);
}

/** The place of the title on the first slide. */
function coverOf(deck: SlideDeck): PptxMaster {
  return {
    title: COVER,
    objects: [
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            x: MARGIN,
            y: 1.95,
            w: WIDTH - 2 * MARGIN,
            h: 0.95,
            fontSize: deck.title.length > 36 ? 28 : 46,
            bold: true,
            color: colours.white,
            fontFace: font,
            align: 'left',
            valign: 'top',
            margin: 0,
          },
          text: '',
        },
      },
    ],
  };
}

/**
 * What every slide after the first shows: the company, the version and thresholds, whether it is a draft or final, and the slide number.
 */
function masterOf(deck: SlideDeck): PptxMaster {
  const foot = [deck.company, deck.year, deck.version, deck.thresholds, deck.source].filter(Boolean).join('  ·  ');
  return {
    title: MASTER,
    background: { color: colours.white },
    objects: [
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            x: MARGIN,
            y: 0.7,
            w: WIDTH - 2 * MARGIN,
            h: 0.85,
            fontSize: 26,
            bold: true,
            color: colours.ink,
            fontFace: font,
            align: 'left',
            valign: 'top',
            margin: 0,
          },
          text: '',
        },
      },
      { line: { x: MARGIN, y: 7.0, w: WIDTH - 2 * MARGIN, h: 0, line: { color: colours.hairline, width: 0.75 } } },
      {
        text: {
          text: foot,
          options: {
            x: MARGIN,
            y: 7.03,
            w: 9.5,
            h: 0.35,
            fontSize: 9,
            color: colours.muted,
            fontFace: font,
            margin: 0,
            fit: 'shrink',
          },
        },
      },
      {
        text: {
          text: deck.state.toUpperCase(),
          options: {
            x: 10.2,
            y: 7.03,
            w: 1.9,
            h: 0.35,
            align: 'right',
            fontSize: 10,
            bold: true,
            color: { good: deck.look.accent, neutral: colours.muted, warning: colours.amber }[deck.tone],
            fontFace: font,
            margin: 0,
          },
        },
      },
    ],
    slideNumber: {
      x: 12.33,
      y: 7.03,
      w: 0.4,
      h: 0.35,
      align: 'right',
      fontSize: 10,
      color: colours.muted,
      fontFace: font,
      margin: 0,
    },
  };
}

function addCover(file: PptxFile, deck: SlideDeck): void {
  const slide = file.addSlide({ masterName: COVER });
  slide.background = { color: deck.look.accent };
  const facts = [deck.version, deck.thresholds, `Data as of ${deck.madeOn}`, deck.source].filter(Boolean).join('\n');
  const line = (text: string, y: number, h: number, options: PptxText) =>
    slide.addText(linesOf(text), {
      x: MARGIN,
      y,
      w: WIDTH - 2 * MARGIN,
      h,
      color: colours.white,
      fontFace: font,
      margin: 0,
      fit: 'shrink',
      ...options,
    });
  if (deck.logo) addLogo(slide, deck.logo, deck.company);
  line(deck.year, 1.5, 0.4, { fontSize: 16 });
  slide.addText(deck.title, { placeholder: 'title', ...directed(deck.title) });
  line(`${deck.company}\n${deck.assessment}`, 3.1, 0.95, { fontSize: 22, valign: 'top' });
  line(deck.state.toUpperCase(), 4.35, 0.4, { fontSize: 16, bold: true });
  line(facts, 5.5, 1.1, { fontSize: 14, valign: 'top' });
}

/** The white margin around the logo, since most logos are made for a white background. */
const EDGE = 0.1;

function addLogo(slide: PptxSlide, logo: Logo, company: string): void {
  const { width: w, height: h } = fitLogo(logo, { width: 2.4, height: 0.7 });
  const y = 0.5;
  slide.addShape('rect', { x: MARGIN, y, w: w + 2 * EDGE, h: h + 2 * EDGE, fill: { color: colours.white } });
  const data = `image/png;base64,${logo.base64}`;
  slide.addImage({ data, x: MARGIN + EDGE, y: y + EDGE, w, h, altText: `Logo of ${company}` });
}

function addSlide(file: PptxFile, { about, title, columns, notes }: Slide, accent: string): void {
  const slide = file.addSlide({ masterName: MASTER });
  slide.addText(about.toUpperCase(), {
    x: MARGIN,
    y: 0.38,
    w: 8,
    h: 0.28,
    fontSize: 11,
    bold: true,
    color: accent,
    charSpacing: 1,
    fontFace: font,
    margin: 0,
  });
  slide.addText(title, { placeholder: 'title', ...directed(title) });
  const held = columns.filter((blocks) => blocks.length > 0);
  const width = (WIDTH - 2 * MARGIN - GAP * (held.length - 1)) / Math.max(1, held.length);
  for (const [at, blocks] of held.entries())
    placeBlocks(slide, blocks, { x: MARGIN + at * (width + GAP), y: TOP, w: width, bottom: BOTTOM }, accent);
  slide.addNotes(notes);
}

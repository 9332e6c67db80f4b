import { BorderStyle, type IBorderOptions, type IStylesOptions, LineRuleType } from 'docx';
import { colours, type Look } from '#documents/document/colours.ts';

/** Installed on every machine that has Word; other programs substitute a font with the same widths. */
const font = 'Calibri';

/** Converts points to twentieths of a point. */
export const points = (count: number): number => count * 20;

export const edge = (
  color: string,
  size: number,
  style: IBorderOptions['style'] = BorderStyle.SINGLE,
): IBorderOptions => ({
  style,
  color,
  size,
  space: 6,
});

const heading = (size: number, color: string, before: number, after: number) => ({
  run: { font, size: size * 2, bold: true, color },
  paragraph: { spacing: { before: points(before), after: points(after) }, keepNext: true, keepLines: true },
});

/** A paragraph style of the report, with a name by which people can change the look of the file. */
const named = (id: string, name: string, run: object, paragraph: object) => ({
  id,
  name,
  basedOn: 'Normal',
  next: 'Normal',
  quickFormat: true,
  run,
  paragraph,
});

/** The look of the report, as styles of the file instead of formatting on each line. */
export const wordStyles = ({ accent, tint }: Look): IStylesOptions => ({
  default: {
    document: {
      run: { font, size: 21, color: colours.ink, language: { value: 'en-GB' } },
      paragraph: { spacing: { after: points(7), line: 276, lineRule: LineRuleType.AUTO } },
    },
    title: {
      run: { font, size: 64, bold: true, color: accent },
      paragraph: { spacing: { after: points(12), line: 240, lineRule: LineRuleType.AUTO } },
    },
    heading1: heading(24, colours.ink, 0, 14),
    heading2: heading(14, accent, 20, 6),
    heading3: heading(11, colours.ink, 14, 3),
    caption: {
      run: { font, size: 17, color: colours.muted },
      paragraph: { keepNext: true, spacing: { before: points(10), after: points(4) } },
    },
  },
  paragraphStyles: [
    named('Lead', 'Lead', { size: 28 }, { spacing: { after: points(12) } }),
    named('Quiet', 'Quiet', { size: 17, color: colours.muted }, { keepNext: true, spacing: { after: points(4) } }),
    named('Cell', 'Table text', { size: 18 }, { spacing: { after: 0, line: 240, lineRule: LineRuleType.AUTO } }),
    named(
      'CellHead',
      'Table head',
      { size: 16, bold: true, color: colours.muted },
      { spacing: { after: 0, line: 240, lineRule: LineRuleType.AUTO } },
    ),
    named(
      'Fact',
      'Name and value',
      {},
      { indent: { left: points(120), hanging: points(120) }, spacing: { after: points(3) }, keepLines: true },
    ),
    named(
      'Stated',
      'Stated by the company',
      {},
      { indent: { left: points(10) }, border: { left: edge(colours.hairline, 16) }, spacing: { after: points(4) } },
    ),
    named(
      'Gap',
      'To be written',
      { size: 18 },
      {
        shading: { fill: colours.amberTint },
        border: Object.fromEntries(
          ['top', 'bottom', 'left', 'right'].map((side) => [side, edge(colours.amber, 6, BorderStyle.DASHED)]),
        ),
        spacing: { before: points(8), after: points(10) },
        keepLines: true,
      },
    ),
    named(
      'Callout',
      'Callout',
      { size: 19 },
      {
        shading: { fill: tint },
        border: { left: edge(accent, 24) },
        spacing: { after: 0 },
        keepLines: true,
      },
    ),
  ],
});

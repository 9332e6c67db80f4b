import { type IParagraphOptions, type IRunOptions, Paragraph, TextRun } from 'docx';
import { isRightToLeft, piecesOf } from '#documents/document/direction.ts';

/** Words as they are written: letters from right to left take their punctuation and figures along. */
export const wordRuns = (text: string, how: Omit<IRunOptions, 'text'> = {}): TextRun[] =>
  piecesOf(text).map(
    (piece) => new TextRun({ ...how, text: piece.text, ...(piece.isRightToLeft && { rightToLeft: true }) }),
  );

/** A paragraph, which begins on the side from which it is read. */
export const wordParagraph = (
  text: string,
  how: Omit<IParagraphOptions, 'text' | 'children'> = {},
  run: Omit<IRunOptions, 'text'> = {},
): Paragraph =>
  new Paragraph({ ...how, ...(isRightToLeft(text) && { bidirectional: true }), children: wordRuns(text, run) });

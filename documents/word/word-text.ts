import { type IParagraphOptions, type IRunOptions, Paragraph, TextRun } from 'docx';
import { isRightToLeft, piecesOf } from '#documents/document/direction.ts';

/** Runs of text as they were written: right-to-left letters also determine the direction of the punctuation and digits next to them. */
export const wordRuns = (text: string, how: Omit<IRunOptions, 'text'> = {}): TextRun[] =>
  piecesOf(text).map(
    (piece) => new TextRun({ ...how, text: piece.text, ...(piece.isRightToLeft && { rightToLeft: true }) }),
  );

/** A paragraph that begins on the side from which it is read. */
export const wordParagraph = (
  text: string,
  how: Omit<IParagraphOptions, 'text' | 'children'> = {},
  run: Omit<IRunOptions, 'text'> = {},
): Paragraph =>
  new Paragraph({ ...how, ...(isRightToLeft(text) && { bidirectional: true }), children: wordRuns(text, run) });

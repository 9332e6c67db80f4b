import { isRightToLeft, piecesOf } from '#documents/document/direction.ts';

/** Is put before a line that runs from right to left; the template removes it. */
const RIGHT_TO_LEFT = '\u200f';

/**
 * They isolate words that run in the other direction, so that the punctuation of these words does too (Unicode Standard Annex #9, FSI and
 * PDI).
 */
const [ISOLATED, END] = ['\u2068', '\u2069'];

/** The same texts, each line marked with its direction. Pictures stay as they are. */
export function markDirections<Document extends object>(document: Document): Document {
  const mark = (name: string, value: unknown) =>
    typeof value === 'string' && name !== 'svg' ? value.split('\n').map(markLine).join('\n') : value;
  return JSON.parse(JSON.stringify(document, mark)) as Document;
}

function markLine(line: string): string {
  const around = isRightToLeft(line);
  const words = piecesOf(line).map((piece) =>
    piece.isRightToLeft === around ? piece.text : ISOLATED + piece.text + END,
  );
  return (around ? RIGHT_TO_LEFT : '') + words.join('');
}

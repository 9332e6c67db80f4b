import { isRightToLeft, piecesOf } from '#documents/document/direction.ts';

/** Stands before a line that runs from right to left; the template takes it away. */
const RIGHT_TO_LEFT = '\u200f';

/** Set off words that run the other way, so that their punctuation does (Unicode Standard Annex #9, FSI and PDI). */
const [ISOLATED, END] = ['\u2068', '\u2069'];

/** The same texts, each line with its direction. Pictures stay as they are. */
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

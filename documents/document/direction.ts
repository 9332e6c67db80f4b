/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** The quoted part of one of our own sentences, without its quotation marks. */
const QUOTED = /(?<=“)([^”]*)(?=”)/;
const HAS_LETTERS = /\p{L}/u;

/**
 * Whether a text runs from right to left, which its first letter determines (Unicode Standard Annex #9, P2 and P3). Quoted text does not
 * count, so a sentence that begins with the title of an entry keeps its own direction.
 */
export function isRightToLeft(text: string): boolean {
  const around = text.split(QUOTED).filter((_, at) => at % 2 === 0);
  const itself = around.join('');
  return RIGHT_TO_LEFT.test(HAS_LETTERS.test(itself) ? itself : text);
}

/** Splits a text into pieces, because quoted words may run in the other direction than the text around them. */
export function piecesOf(text: string): { text: string; isRightToLeft: boolean }[] {
  const around = isRightToLeft(text);
  const pieces = text.split(QUOTED).map((piece, at) => {
    const isItsOwn = at % 2 === 1 && HAS_LETTERS.test(piece) && RIGHT_TO_LEFT.test(piece) !== around;
    return { text: piece, isRightToLeft: isItsOwn ? !around : around };
  });
  return pieces.filter((piece) => piece.text !== '');
}

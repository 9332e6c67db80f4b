const QUOTE = 0x22;
const ESCAPE = 0x5c;
const COMMA = 0x2c;
const LIST = 0x5b;
const OBJECT = 0x7b;

/**
 * Counts the values of a JSON text as its pieces arrive, approximately: the time and memory of parsing depend on the number of values,
 * while long texts cost next to nothing.
 *
 * @returns a function that takes the next piece and returns the number so far
 */
export function countValues(): (piece: Uint8Array) => number {
  let values = 0;
  let isText = false;
  let isEscaped = false;
  return (piece) => {
    let at = 0;
    /**
     * The position of the next quote, which is searched for again only once it has been passed, because a text may have an escape at
     * every second byte.
     */
    let quote = -1;
    if (isEscaped && piece.length > 0) {
      isEscaped = false;
      at = 1;
    }
    while (at < piece.length) {
      if (isText) {
        // The runtime's own search skips texts, because a file is a single text of ten megabytes.
        if (quote < at) quote = nextOf(piece, QUOTE, at);
        const escapeAt = piece.subarray(at, quote).indexOf(ESCAPE);
        if (escapeAt >= 0) {
          at += escapeAt + 2;
          isEscaped = at > piece.length;
        } else {
          isText = quote === piece.length;
          at = quote + 1;
        }
      } else {
        const byte = piece[at];
        if (byte === QUOTE) isText = true;
        else if (byte === COMMA || byte === LIST || byte === OBJECT) values += 1;
        at += 1;
      }
    }
    return values;
  };
}

/** The next position of a byte; the end of the piece if it does not occur. */
function nextOf(piece: Uint8Array, byte: number, from: number): number {
  const at = piece.indexOf(byte, from);
  return at < 0 ? piece.length : at;
}

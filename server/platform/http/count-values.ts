const QUOTE = 0x22;
const ESCAPE = 0x5c;
const COMMA = 0x2c;
const LIST = 0x5b;
const OBJECT = 0x7b;

/**
 * Counts the values of a JSON text as its pieces come in, about: parsing one takes as long, and as much memory, as it has values, while
 * long texts cost next to nothing.
 *
 * @returns what takes the next piece and says how many there are until then
 */
export function countValues(): (piece: Uint8Array) => number {
  let values = 0;
  let isText = false;
  let isEscaped = false;
  return (piece) => {
    for (const byte of piece) {
      if (isEscaped) isEscaped = false;
      else if (isText) {
        if (byte === QUOTE) isText = false;
        else if (byte === ESCAPE) isEscaped = true;
      } else if (byte === QUOTE) isText = true;
      else if (byte === COMMA || byte === LIST || byte === OBJECT) values += 1;
    }
    return values;
  };
}

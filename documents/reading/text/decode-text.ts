import type { TextEncoding } from '#domain/imports/text-reading.ts';
import { UnreadableFile } from '../sheets/sheets.ts';
import { decodeAs } from './encodings.ts';
import { guessEncoding } from './guess-encoding.ts';

/** At most this many of a thousand characters of a text are control characters other than tabs and line breaks. */
const MOST_CONTROLS = 10;

/**
 * The bytes of a text file as text: UTF-8 or UTF-16 as declared or recognized, otherwise in the encoding that its words are spelled in.
 * @param chosen the encoding that somebody chose
 * @throws UnreadableFile if they are not text
 */
export function decodeText(bytes: Uint8Array, chosen?: TextEncoding): { text: string; encoding: TextEncoding } {
  if (chosen) return { text: checked(decodeAs(chosen, bytes) ?? ''), encoding: chosen };
  for (const encoding of ['utf-16le', 'utf-16be', 'utf-8'] as const) {
    if (!looksLike(encoding, bytes)) continue;
    const text = decodeAs(encoding, bytes, true);
    if (text !== null) return { text: checked(text), encoding };
  }
  const encoding = guessEncoding(bytes);
  return { text: checked(decodeAs(encoding, bytes) ?? ''), encoding };
}

function checked(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to count
  const controls = text.match(/[\0-\x08\x0b\x0c\x0e-\x1f]/g) ?? [];
  if (text.includes('\0') || controls.length * 1000 > text.length * MOST_CONTROLS) {
    throw new UnreadableFile('not_a_workbook');
  }
  return text;
}

/**
 * Recognizes an encoding by its byte order mark, or because every second byte of the first lines is zero, as is usual for European
 * scripts.
 */
function looksLike(encoding: 'utf-16le' | 'utf-16be' | 'utf-8', bytes: Uint8Array): boolean {
  if (encoding === 'utf-8') return true;
  const [first, second] = encoding === 'utf-16le' ? [0xff, 0xfe] : [0xfe, 0xff];
  if (bytes[0] === first && bytes[1] === second) return true;
  const start = bytes.subarray(0, 512);
  const nothing = (parity: number) => start.filter((byte, at) => at % 2 === parity && byte === 0).length;
  const [filled, empty] = encoding === 'utf-16le' ? [nothing(0), nothing(1)] : [nothing(1), nothing(0)];
  return filled === 0 && empty > start.length * 0.4;
}

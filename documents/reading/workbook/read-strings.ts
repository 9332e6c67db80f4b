import { isInvisible } from '#domain/imports/cell.ts';
import { walkXml } from '../sheets/xml.ts';

/**
 * Collects the text of a shared string, which may be formatted in several pieces. It leaves out the phonetic reading, which is not part
 * of the text.
 */
export function textCollector() {
  let text = '';
  let isText = false;
  let isSpoken = false;
  return {
    open: (name: string) => {
      if (name === 'rPh') isSpoken = true;
      if (name === 't') isText = !isSpoken;
    },
    text: (piece: string) => {
      if (isText) text += piece;
    },
    close: (name: string) => {
      if (name === 'rPh') isSpoken = false;
      if (name === 't') isText = false;
    },
    take: () => {
      const taken = decodeText(text);
      text = '';
      return taken;
    },
  };
}

/** A code unit that XML cannot contain is written as its number (ISO/IEC 29500-1, ST_Xstring). */
export const decodeText = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Shared texts by their positions; `isCut` if there were more of the wanted texts than fit. */
export interface SharedTexts {
  texts: ReadonlyMap<number, string>;
  isCut: boolean;
}

/** Walks through the shared texts, each with its position. */
async function walkStrings(
  pieces: AsyncIterable<Uint8Array>,
  take: (text: string, at: number) => void,
  isDone: () => boolean = () => false,
): Promise<void> {
  const collector = textCollector();
  let at = 0;
  await walkXml(pieces, {
    open: ({ name }) => collector.open(name),
    text: collector.text,
    close: (name) => {
      collector.close(name);
      if (name !== 'si') return;
      take(collector.take(), at);
      at += 1;
    },
    isDone,
  });
}

/** Reads those of the shared texts that are wanted, up to `most` characters in total. */
export async function readStrings(
  pieces: AsyncIterable<Uint8Array>,
  wanted: ReadonlySet<number>,
  most: number,
): Promise<SharedTexts> {
  const texts = new Map<number, string>();
  let left = most;
  const take = (text: string, at: number) => {
    if (!wanted.has(at)) return;
    left -= text.length;
    if (left >= 0) texts.set(at, text);
  };
  await walkStrings(pieces, take, () => left < 0);
  return { texts, isCut: left < 0 };
}

/** Tells which of the shared texts have no visible character. */
export async function readBlankStrings(pieces: AsyncIterable<Uint8Array>): Promise<(at: number) => boolean> {
  const blank = new Set<number>();
  await walkStrings(pieces, (text, at) => {
    if (isInvisible(text)) blank.add(at);
  });
  return (at) => blank.has(at);
}

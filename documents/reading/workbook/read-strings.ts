import { walkXml } from '../sheets/xml.ts';

/** A text that a workbook keeps once for many cells may be formatted piece by piece, and say how it is spoken; that is no part of it. */
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

/** A code unit that XML does not carry stands as its number (ISO/IEC 29500-1, ST_Xstring). */
export const decodeText = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Texts that cells share, by their places; `isCut` where there were more of those that are wanted. */
export interface SharedTexts {
  texts: ReadonlyMap<number, string>;
  isCut: boolean;
}

/** Those of the texts that many cells share which somebody wants, as many as are not longer than `most` characters together. */
export async function readStrings(
  pieces: AsyncIterable<Uint8Array>,
  wanted: ReadonlySet<number>,
  most: number,
): Promise<SharedTexts> {
  const texts = new Map<number, string>();
  const collector = textCollector();
  let at = 0;
  let left = most;
  await walkXml(pieces, {
    open: ({ name }) => collector.open(name),
    text: collector.text,
    close: (name) => {
      collector.close(name);
      if (name !== 'si') return;
      const text = collector.take();
      if (wanted.has(at)) left -= text.length;
      if (wanted.has(at) && left >= 0) texts.set(at, text);
      at += 1;
    },
    isDone: () => left < 0,
  });
  return { texts, isCut: left < 0 };
}

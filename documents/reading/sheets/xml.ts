import { SaxesParser } from 'saxes';
import { UnreadableFile } from './sheets.ts';

/** An element without its namespace prefix, which every program chooses for itself. */
export interface Element {
  name: string;
  /** By their names as written in the document. */
  attributes: Readonly<Record<string, string>>;
}

/** The handlers for a document that arrives piece by piece. */
export interface Walk {
  open: (element: Element) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
  /** Called after each piece: whether the rest does not need to be read. */
  isDone?: () => boolean;
}

/** No part of a workbook is nested more than about twelve levels deep. */
const DEEPEST = 100;

/**
 * Walks through a document in UTF-8 or UTF-16. A document that declares anything (entities, external documents) is not read at all.
 * @throws UnreadableFile if it is not well-formed XML
 */
export async function walkXml(pieces: AsyncIterable<Uint8Array>, { open, text, close, isDone }: Walk): Promise<void> {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) refuse();
    open({ name: localName(name), attributes: attributes as Readonly<Record<string, string>> });
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(localName(name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  let decoder: TextDecoder | undefined;
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
    parser.write(decode(decoder, piece));
    if (isDone?.()) return;
  }
  parser.write(decode(decoder ?? new TextDecoder(), undefined));
  parser.close();
}

function refuse(): never {
  throw new UnreadableFile('damaged');
}

/** An attribute whose prefix each program chooses for itself, such as `r:id`. */
export const prefixed = ({ attributes }: Element, local: string): string | undefined =>
  Object.entries(attributes).find(([name]) => name.includes(':') && localName(name) === local)?.[1];

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
}

function decode(decoder: TextDecoder, piece: Uint8Array | undefined): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
  } catch {
    return refuse();
  }
}

import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { isLoadedFromElsewhere, runsByRelationship, runsByType } from '#domain/evidence/office-parts.ts';
import type { ZipEntry } from '#domain/evidence/read-zip.ts';
import type { Recognised } from '#domain/evidence/recognise.ts';
import { FILE_PIECE_BYTES } from '#domain/limits.ts';
import type { ReadAt } from './inspect-file.ts';

const unfold = promisify(inflateRaw);

const CONTENT_TYPES = '[content_types].xml';
/**
 * Limits for the descriptions of an Office document's parts: unpacked bytes, the ratio to the packed bytes beyond the first million, and
 * the number of parts.
 */
const MOST_SAID = 16_000_000;
const FREE_OF_RATIO = 1_000_000;
const MOST_RATIO = 50;
const MOST_PARTS = 10_000;
/** The number of bytes read at once, so that other requests are served in between. */
const PIECE = 32 * 1024;

type Fault = Extract<Recognised, { refused: unknown }>;

/**
 * What is wrong with an Office document, judged by the descriptions of its parts: the list of their content types, and their
 * relationships. Only these are unpacked, and in total no more than a document needs. Null for other packages, and if nothing is wrong.
 *
 * @param listAt where the list of contents starts: no part comes after it
 */
export async function inspectOffice(entries: readonly ZipEntry[], listAt: number, read: ReadAt): Promise<Fault | null> {
  if (!entries.some(({ name }) => name === '[Content_Types].xml')) return null;
  const saying = entries
    .filter(({ name }) => name.toLowerCase() === CONTENT_TYPES || /\.rels$/i.test(name))
    .toSorted((a, b) => a.at - b.at);
  const sum = (of: (entry: ZipEntry) => number) => saying.reduce((all, entry) => all + of(entry), 0);
  const said = sum(({ bytes }) => bytes);
  const packed = sum(({ packedBytes }) => packedBytes);
  if (said > MOST_SAID || saying.length > MOST_PARTS || said > FREE_OF_RATIO + packed * MOST_RATIO)
    return { refused: 'bomb' };
  const readNear = inPieces(read);
  for (const entry of saying) {
    const content = await unfoldPart(entry, listAt, readNear);
    const fault = content ? await faultIn(content) : ({ refused: 'broken' } as const);
    if (fault) return fault;
  }
  return null;
}

/** The bytes of a part; null if the part does not match the directory. */
async function unfoldPart({ at, packedBytes, bytes, method }: ZipEntry, listAt: number, read: ReadAt) {
  const head = await read(at, at + 30);
  if (head.length < 30 || head.readUInt32LE(0) !== 0x04034b50) return null;
  const from = at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (from + packedBytes > listAt) return null;
  const packed = await read(from, from + packedBytes);
  if (method === 0) return packed.length === bytes ? packed : null;
  if (method !== 8 || bytes === 0) return null;
  const content = await unfold(packed, { maxOutputLength: bytes }).catch(() => null);
  return content?.length === bytes ? content : null;
}

/** What is not accepted in a list of content types or relationships. */
async function faultIn(content: Buffer): Promise<Fault | null> {
  const [{ walkXml }, { UnreadableFile }] = await Promise.all([
    import('#documents/reading/sheets/xml.ts'),
    import('#documents/reading/sheets/sheets.ts'),
  ]);
  let fault: Fault | null = null;
  try {
    await walkXml(inTurns(content), {
      open: ({ name, attributes }) => {
        fault ??= faultOf(name, attributes);
      },
      isDone: () => fault !== null,
    });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { refused: 'broken' };
  }
  return fault;
}

function faultOf(name: string, attributes: Readonly<Record<string, string>>): Fault | null {
  if (name === 'Default' || name === 'Override')
    return runsByType(attributes.ContentType ?? '') ? { refused: 'macros' } : null;
  if (name !== 'Relationship') return null;
  const { Type: type = '', Target: target = '', TargetMode: mode = '' } = attributes;
  const relationship = { type: type.trim(), target, mode };
  if (runsByRelationship(relationship)) return { refused: 'macros' };
  return isLoadedFromElsewhere(relationship) ? { refused: 'outer-part' } : null;
}

async function* inTurns(content: Buffer): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < content.length; from += PIECE) {
    if (from > 0) await turn();
    yield content.subarray(from, from + PIECE);
  }
}

/** Keeps the piece that was last read, because neighbouring parts are read together. */
function inPieces(read: ReadAt): ReadAt {
  let kept: { from: number; content: Buffer } = { from: 0, content: Buffer.alloc(0) };
  return async (from, to) => {
    if (to - from > FILE_PIECE_BYTES) return read(from, to);
    if (from < kept.from || to > kept.from + kept.content.length) {
      const first = Math.floor(from / FILE_PIECE_BYTES) * FILE_PIECE_BYTES;
      kept = { from: first, content: await read(first, first + 2 * FILE_PIECE_BYTES) };
    }
    return kept.content.subarray(from - kept.from, to - kept.from);
  };
}

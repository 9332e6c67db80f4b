import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { type Limits, UnreadableFile } from './sheets.ts';

/** A part of an archive, as described in its directory. */
interface Entry {
  name: string;
  isPacked: boolean;
  crc: number;
  packedBytes: number;
  bytes: number;
  /** The position of its own header. */
  at: number;
}

/** The parts of an archive whose directory contains everything that it must. */
export interface Parts {
  has: (name: string) => boolean;
  /**
   * Unpacks one part piece by piece, and stops as soon as the caller stops reading.
   * @throws UnreadableFile if it is larger than declared, or does not match its checksum
   */
  read: (name: string) => AsyncGenerator<Uint8Array>;
}

/** The signatures of the records of an archive (APPNOTE.TXT 4.3). */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_REMARK = 0xffff;

/** Stands in the size field if the size is in an additional field (APPNOTE.TXT 4.5.3). */
const ELSEWHERE = 0xffffffff;
const ZIP64 = 1;

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/** The compression ratio of parts below this size is not checked. */
const RATIO_FROM = 1_000_000;

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;

/**
 * Reads the directory of an archive without unpacking anything. Names are only keys, never paths on this machine; no two parts have the
 * same name or share bytes.
 * @throws UnreadableFile if it is damaged, encrypted, or declares too much
 */
export function openZip(bytes: Uint8Array, limits: Limits): Parts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.parts) throw new UnreadableFile('too_large');
  const entries = new Map<string, Entry>();
  const directoryAt = view.getUint32(end + 16, true);
  let at = directoryAt;
  let total = 0;
  for (let each = 0; each < count; each++) {
    const { entry, next } = readEntry(bytes, view, at, end);
    const key = keyOf(entry.name);
    if (entries.has(key)) throw new UnreadableFile('damaged');
    entries.set(key, entry);
    total += entry.bytes;
    if (total > limits.unpackedBytes) throw new UnreadableFile('too_large');
    if (entry.bytes > RATIO_FROM && entry.bytes > entry.packedBytes * limits.ratio)
      throw new UnreadableFile('too_large');
    at = next;
  }
  const places = placesOf(view, [...entries.values()], directoryAt);
  return {
    has: (name) => entries.has(keyOf(name)),
    read: (name) => {
      const entry = entries.get(keyOf(name));
      const start = entry && places.get(entry);
      if (entry === undefined || start === undefined) throw new UnreadableFile('damaged');
      return unpack(bytes.subarray(start, start + entry.packedBytes), entry);
    },
  };
}

/** Names of parts are not case-sensitive (ECMA-376 part 2, 6.2.2.3); old generators separate folders with backslashes. */
const keyOf = (name: string) => name.toLowerCase().replaceAll('\\', '/');

function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_REMARK); at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new UnreadableFile('damaged');
}

function readEntry(bytes: Uint8Array, view: DataView, at: number, end: number): { entry: Entry; next: number } {
  if (at + 46 > end || view.getUint32(at, true) !== CENTRAL) throw new UnreadableFile('damaged');
  const [nameLength, extraLength, remarkLength] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
    number,
    number,
    number,
  ];
  const next = at + 46 + nameLength + extraLength + remarkLength;
  if (next > end) throw new UnreadableFile('damaged');
  if (view.getUint16(at + 8, true) & ENCRYPTED) throw new UnreadableFile('encrypted');
  const method = view.getUint16(at + 10, true);
  if (method !== STORED && method !== DEFLATED) throw new UnreadableFile('damaged');
  const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
  const sizes = sizesOf(view, at, at + 46 + nameLength, extraLength);
  if (method === STORED && sizes.bytes !== sizes.packedBytes) throw new UnreadableFile('damaged');
  const entry = { name, isPacked: method === DEFLATED, crc: view.getUint32(at + 16, true), ...sizes };
  return { entry: { ...entry, at: view.getUint32(at + 42, true) }, next };
}

function sizesOf(view: DataView, at: number, extraAt: number, extraLength: number) {
  const bytes = view.getUint32(at + 24, true);
  const packedBytes = view.getUint32(at + 20, true);
  if (bytes !== ELSEWHERE && packedBytes !== ELSEWHERE) return { bytes, packedBytes };
  const extraEnd = extraAt + extraLength;
  for (let field = extraAt; field + 4 <= extraEnd; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== ZIP64) continue;
    let value = field + 4;
    const read = (said: number) => {
      if (said !== ELSEWHERE) return said;
      if (value + 8 > extraEnd) throw new UnreadableFile('damaged');
      value += 8;
      return Number(view.getBigUint64(value - 8, true));
    };
    const unpacked = read(bytes);
    return { bytes: unpacked, packedBytes: read(packedBytes) };
  }
  throw new UnreadableFile('too_large');
}

/** The position at which the content of each part begins. */
function placesOf(view: DataView, entries: readonly Entry[], directoryAt: number): Map<Entry, number> {
  const places = new Map<Entry, number>();
  let free = 0;
  for (const entry of entries.toSorted((a, b) => a.at - b.at)) {
    if (entry.at < free || entry.at + 30 > directoryAt) throw new UnreadableFile('damaged');
    if (view.getUint32(entry.at, true) !== LOCAL) throw new UnreadableFile('damaged');
    const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
    free = start + entry.packedBytes;
    if (free > directoryAt) throw new UnreadableFile('damaged');
    places.set(entry, start);
  }
  return places;
}

const PIECE = 64 * 1024;

async function* unpack(packed: Uint8Array, { isPacked, crc, bytes }: Entry): AsyncGenerator<Uint8Array> {
  let counted = 0;
  let sum = 0;
  for await (const piece of isPacked ? inflate(packed) : [packed]) {
    counted += piece.length;
    if (counted > bytes) throw new UnreadableFile('damaged');
    sum = crc32(piece, sum);
    yield piece;
  }
  if (counted !== bytes || sum !== crc) throw new UnreadableFile('damaged');
}

async function* inflate(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  const stream = Readable.from([packed]).pipe(createInflateRaw({ chunkSize: PIECE }));
  try {
    for await (const piece of stream) yield piece as Uint8Array;
  } catch (error) {
    // zlib reports an invalid stream; the reader may have thrown as well.
    throw (error as NodeJS.ErrnoException).code?.startsWith('Z_') ? new UnreadableFile('damaged') : error;
  } finally {
    stream.destroy();
  }
}

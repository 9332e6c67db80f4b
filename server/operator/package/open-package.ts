import { crc32 } from 'node:zlib';
import {
  ELSEWHERE,
  END,
  END_BYTES,
  END64,
  END64_BYTES,
  partHeader,
  type ZipPart,
  zipDirectory,
} from '#documents/package/zip-records.ts';

/** Bytes that are read as needed. */
export interface ByteSource {
  size: number;
  /** Returns fewer bytes than requested only at the end. */
  read(at: number, length: number): Promise<Uint8Array>;
}

/** An archive whose directory could be read. */
export interface OpenPackage {
  parts: readonly ZipPart[];
  /** Reads a part piece by piece. */
  read(part: ZipPart): AsyncGenerator<Uint8Array>;
  /**
   * Reads a part as a whole, if it is small enough.
   * @throws Unreadable
   */
  readWhole(part: ZipPart): Promise<Uint8Array>;
  /** The parts of the archive that differ from what the product would write: nothing may be between or after them. */
  listStray(made: Date): Promise<string[]>;
}

/** The file is not one of our packages, or is cut off. */
export class Unreadable extends Error {}

const PIECE = 256 * 1024;
/** The maximum size of directories and parts that are read as a whole: far more than the product ever writes. */
const MOST_WHOLE = 256 * 1024 * 1024;
const HEADER_BYTES = 30;
const RECORD_BYTES = 46;
const LOCATOR_BYTES = 20;
const PATH = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

/**
 * Reads the directory of a package.
 * @throws Unreadable
 */
export async function openPackage(source: ByteSource): Promise<OpenPackage> {
  const { at, count, end } = await readEnd(source);
  const directory = await readExactly(source, at, end - at);
  const parts = readParts(directory, count);
  const contentAt = ({ path, at: header }: ZipPart) => header + HEADER_BYTES + path.length;
  async function* read(part: ZipPart) {
    for (let done = 0; done < part.bytes; ) {
      const piece = await readExactly(source, contentAt(part) + done, Math.min(PIECE, part.bytes - done));
      done += piece.length;
      yield piece;
    }
  }
  return {
    parts,
    read,
    readWhole: (part) => readExactly(source, contentAt(part), part.bytes),
    async listStray(made) {
      const stray: string[] = [];
      let next = 0;
      for (const part of parts) {
        const expected = partHeader(part, made);
        const header = part.at === next ? await readExactly(source, part.at, expected.length) : null;
        if (!header || !isEqual(header, expected)) stray.push(`The record before ${part.path} was altered.`);
        next = contentAt(part) + part.bytes;
      }
      const tail = zipDirectory(parts, at, made);
      const isWhole = next === at && isEqual(await readExactly(source, at, source.size - at), tail);
      return isWhole ? stray : [...stray, 'The directory of the package was altered.'];
    },
  };
}

/** Where the directory is, how many parts it has, and where it ends. */
async function readEnd(source: ByteSource): Promise<{ at: number; count: number; end: number }> {
  const end = source.size - END_BYTES;
  if (end < 0) throw new Unreadable();
  const view = viewOf(await readExactly(source, end, END_BYTES));
  if (view.getUint32(0, true) !== END) throw new Unreadable();
  const said = { at: view.getUint32(16, true), count: view.getUint16(10, true), end };
  const large = said.at === ELSEWHERE ? end - END64_BYTES : null;
  if (large !== null) {
    if (large < 0) throw new Unreadable();
    const record = viewOf(await readExactly(source, large, END64_BYTES - LOCATOR_BYTES));
    if (record.getUint32(0, true) !== END64) throw new Unreadable();
    Object.assign(said, { at: Number(record.getBigUint64(48, true)), count: Number(record.getBigUint64(32, true)) });
    said.end = large;
  }
  if (said.at > said.end || said.end - said.at > MOST_WHOLE) throw new Unreadable();
  return said;
}

function readParts(directory: Uint8Array, count: number): ZipPart[] {
  const view = viewOf(directory);
  const parts: ZipPart[] = [];
  let next = 0;
  for (let each = 0; each < count; each += 1) {
    if (next + RECORD_BYTES > directory.length) throw new Unreadable();
    const pathEnd = next + RECORD_BYTES + view.getUint16(next + 28, true);
    const extra = view.getUint16(next + 30, true);
    if (pathEnd + extra > directory.length) throw new Unreadable();
    const path = new TextDecoder().decode(directory.subarray(next + RECORD_BYTES, pathEnd));
    if (!PATH.test(path)) throw new Unreadable();
    const near = view.getUint32(next + 42, true);
    const isFar = near === ELSEWHERE && extra === 12;
    const at = isFar ? Number(view.getBigUint64(pathEnd + 4, true)) : near;
    parts.push({ path, crc: view.getUint32(next + 16, true), bytes: view.getUint32(next + 24, true), at });
    next = pathEnd + extra;
  }
  return parts;
}

/** Yields the bytes of a part, and checks whether it has the checksum that the archive states. */
export async function* checked(
  { read }: Pick<OpenPackage, 'read'>,
  part: ZipPart,
  onEnd: (isSound: boolean) => void,
): AsyncGenerator<Uint8Array> {
  let crc = 0;
  for await (const piece of read(part)) {
    crc = crc32(piece, crc);
    yield piece;
  }
  onEnd(crc === part.crc);
}

async function readExactly(source: ByteSource, at: number, length: number): Promise<Uint8Array> {
  if (length > MOST_WHOLE || at + length > source.size) throw new Unreadable();
  const bytes = await source.read(at, length);
  if (bytes.length !== length) throw new Unreadable();
  return bytes;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
const isEqual = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

/** A file in a package, as described by the directory at its end (APPNOTE 6.3.10, 4.3.12). */
export interface ZipEntry {
  name: string;
  /** Size after unpacking. */
  bytes: number;
  /** As stored in the package. */
  packedBytes: number;
  /** The compression method: 0 for none, 8 for deflate; there are others. */
  method: number;
  /** The position of its own header. */
  at: number;
  isLocked: boolean;
}

/** The directory of a package: its start and its length, in bytes. */
export interface ZipList {
  from: number;
  bytes: number;
  entries: number;
}

/** The end of a package is within its last bytes, this many: the end record, and a comment of at most 64 kB. */
export const ZIP_END_BYTES = 22 + 65_535;
/** Longer directories do not belong to documents. */
const MOST_LIST_BYTES = 2_000_000;

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/**
 * Finds the directory; null if the end record cannot be found, or says that the directory is not directly before it.
 * @param tail the last bytes of the file, at most `ZIP_END_BYTES`
 * @param size of the whole file
 */
export function findZipList(tail: Uint8Array, size: number): ZipList | null {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END || at + 22 + view.getUint16(at + 20, true) !== tail.length) continue;
    const entries = view.getUint16(at + 10, true);
    const bytes = view.getUint32(at + 12, true);
    const from = view.getUint32(at + 16, true);
    const isWhole = from + bytes === size - tail.length + at && bytes <= MOST_LIST_BYTES;
    return isWhole ? { from, bytes, entries } : null;
  }
  return null;
}

/** Reads the directory; null if its length is wrong. */
export function readZipList(list: Uint8Array, { entries }: Pick<ZipList, 'entries'>): ZipEntry[] | null {
  const view = new DataView(list.buffer, list.byteOffset, list.byteLength);
  const found: ZipEntry[] = [];
  let at = 0;
  while (at + 46 <= list.length && view.getUint32(at, true) === ENTRY) {
    const name = view.getUint16(at + 28, true);
    const next = at + 46 + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > list.length) return null;
    found.push({
      name: readLatin(list.subarray(at + 46, at + 46 + name)),
      bytes: view.getUint32(at + 24, true),
      packedBytes: view.getUint32(at + 20, true),
      method: view.getUint16(at + 10, true),
      at: view.getUint32(at + 42, true),
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
    });
    at = next;
  }
  return at === list.length && found.length === entries ? found : null;
}

/** Bytes as Latin-1 characters: the patterns contain no others. */
export const readLatin = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};

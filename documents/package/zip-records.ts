/**
 * The records of an archive with uncompressed parts (APPNOTE.TXT 4.3): the same for the same parts, so that each byte can be reproduced.
 * 64-bit fields are used only if the others are too small.
 */

/** A part of an archive. */
export interface ZipPart {
  /** Consists of letters, digits, periods, hyphens and slashes. */
  path: string;
  crc: number;
  bytes: number;
  /** The position of its own header. */
  at: number;
}

/** The end of an archive without a comment; preceded by two more records if sizes need 64 bits. */
export const END_BYTES = 22;
export const END64_BYTES = 76;

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
export const END = 0x06054b50;
export const END64 = 0x06064b50;
const LOCATOR = 0x07064b50;

/** Indicates that the value of a 16-bit or 32-bit field is in a 64-bit field elsewhere. */
export const ELSEWHERE = 0xffffffff;
const ELSEWHERE_16 = 0xffff;

/**
 * Version 1.0 is needed to unpack the archive, or 4.5 if it has 64-bit fields; it is marked as made on a system with UNIX permissions.
 */
const STORED_VERSION = 10;
const ZIP64_VERSION = 45;
const UNIX = 3 << 8;
const REGULAR_FILE = (0o100644 << 16) >>> 0;

/**
 * The record before the content of a part.
 * @param at the time of making in UTC, with a precision of two seconds
 */
export function partHeader({ path, crc, bytes }: Omit<ZipPart, 'at'>, at: Date): Uint8Array {
  if (bytes >= ELSEWHERE) throw new RangeError(`${path} has ${bytes} bytes.`);
  const { record, view } = blank(30, path);
  view.setUint32(0, LOCAL, true);
  view.setUint16(4, STORED_VERSION, true);
  setSums(view, 10, { crc, bytes }, at);
  view.setUint16(26, path.length, true);
  return record;
}

/** The directory of all parts with the end of the archive. @param at its position */
export function zipDirectory(parts: readonly ZipPart[], at: number, made: Date): Uint8Array {
  const records = parts.map((part) => partRecord(part, made));
  const bytes = records.reduce((sum, { length }) => sum + length, 0);
  const isLarge = parts.length >= ELSEWHERE_16 || at + bytes >= ELSEWHERE;
  const end = endRecord(parts.length, bytes, at, isLarge);
  return Buffer.concat([...records, ...(isLarge ? [end64(parts.length, bytes, at)] : []), end]);
}

function partRecord({ path, crc, bytes, at }: ZipPart, made: Date): Uint8Array {
  const isFar = at >= ELSEWHERE;
  const { record, view } = blank(46, path, isFar ? 12 : 0);
  view.setUint32(0, CENTRAL, true);
  view.setUint16(4, UNIX | ZIP64_VERSION, true);
  view.setUint16(6, isFar ? ZIP64_VERSION : STORED_VERSION, true);
  setSums(view, 12, { crc, bytes }, made);
  view.setUint16(28, path.length, true);
  view.setUint32(38, REGULAR_FILE, true);
  view.setUint32(42, isFar ? ELSEWHERE : at, true);
  if (isFar) {
    const extra = 46 + path.length;
    view.setUint16(30, 12, true);
    view.setUint16(extra, 1, true);
    view.setUint16(extra + 2, 8, true);
    view.setBigUint64(extra + 4, BigInt(at), true);
  }
  return record;
}

function end64(count: number, bytes: number, at: number): Uint8Array {
  const { record, view } = blank(END64_BYTES);
  view.setUint32(0, END64, true);
  view.setBigUint64(4, 44n, true);
  view.setUint16(12, UNIX | ZIP64_VERSION, true);
  view.setUint16(14, ZIP64_VERSION, true);
  view.setBigUint64(24, BigInt(count), true);
  view.setBigUint64(32, BigInt(count), true);
  view.setBigUint64(40, BigInt(bytes), true);
  view.setBigUint64(48, BigInt(at), true);
  view.setUint32(56, LOCATOR, true);
  view.setBigUint64(64, BigInt(at + bytes), true);
  view.setUint32(72, 1, true);
  return record;
}

function endRecord(count: number, bytes: number, at: number, isLarge: boolean): Uint8Array {
  const { record, view } = blank(END_BYTES);
  view.setUint32(0, END, true);
  view.setUint16(8, isLarge ? ELSEWHERE_16 : count, true);
  view.setUint16(10, isLarge ? ELSEWHERE_16 : count, true);
  view.setUint32(12, isLarge ? ELSEWHERE : bytes, true);
  view.setUint32(16, isLarge ? ELSEWHERE : at, true);
  return record;
}

/** Writes the time and date in DOS format, the checksum and both sizes. */
function setSums(view: DataView, from: number, { crc, bytes }: Pick<ZipPart, 'crc' | 'bytes'>, at: Date): void {
  view.setUint16(from, (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), true);
  view.setUint16(from + 2, ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), true);
  view.setUint32(from + 4, crc, true);
  view.setUint32(from + 8, bytes, true);
  view.setUint32(from + 12, bytes, true);
}

function blank(length: number, path = '', extra = 0): { record: Uint8Array; view: DataView } {
  const record = new Uint8Array(length + path.length + extra);
  record.set(new TextEncoder().encode(path), length);
  return { record, view: new DataView(record.buffer) };
}

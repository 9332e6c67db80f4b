import type { CompanyTx } from '#database/doors.ts';
import { findZipList, readZipList, ZIP_END_BYTES } from '#domain/evidence/read-zip.ts';
import { HEAD_BYTES, type Recognised, recognise, recognisePackage } from '#domain/evidence/recognise.ts';
import type { StoredFileId } from '#domain/ids.ts';
import { readBytes } from './file-queries.ts';
import { inspectOffice } from './inspect-office.ts';
import { inspectPicture } from './inspect-picture.ts';

/** Reads the bytes of a file from one position up to, but not including, another. */
export type ReadAt = (from: number, to: number) => Promise<Buffer>;

/**
 * Recognizes the kind of a complete file by its content. For a package, the list of its contents is read, and for an Office document also
 * the descriptions of its parts; nothing else is unpacked. For a picture, its size is read.
 */
export const inspectFile = (tx: CompanyTx, id: StoredFileId, bytes: number): Promise<Recognised> =>
  inspectContent(bytes, (from, to) => readBytes(tx, id, from, Math.min(to, bytes)));

/** The same for a file stored anywhere. */
export async function inspectContent(bytes: number, read: ReadAt): Promise<Recognised> {
  const head = await read(0, HEAD_BYTES);
  const recognised = recognise(head);
  if ('refused' in recognised) return recognised;
  if (recognised.is !== 'zip') return inspectPicture(recognised.is, bytes, read);
  const tail = await read(Math.max(0, bytes - ZIP_END_BYTES), bytes);
  const list = findZipList(tail, bytes);
  const listed = list && list.bytes > 0 ? await read(list.from, list.from + list.bytes) : null;
  const entries = list && listed ? readZipList(listed, list) : null;
  const found = recognisePackage(head, entries);
  return 'refused' in found || !entries ? found : ((await inspectOffice(entries, list?.from ?? 0, read)) ?? found);
}

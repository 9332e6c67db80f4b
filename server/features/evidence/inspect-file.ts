import type { CompanyTx } from '#database/doors.ts';
import { findZipList, readZipList, ZIP_END_BYTES } from '#domain/evidence/read-zip.ts';
import { HEAD_BYTES, type Recognised, recognise, recognisePackage } from '#domain/evidence/recognise.ts';
import type { StoredFileId } from '#domain/ids.ts';
import { readBytes } from './file-queries.ts';

/** What a file is whose pieces are all there, by its content; of a package by the list of its contents, which is never unfolded. */
export async function inspectFile(tx: CompanyTx, id: StoredFileId, bytes: number): Promise<Recognised> {
  const head = await readBytes(tx, id, 0, Math.min(bytes, HEAD_BYTES));
  const recognised = recognise(head);
  if ('refused' in recognised || recognised.is !== 'zip') return recognised;
  const tail = await readBytes(tx, id, Math.max(0, bytes - ZIP_END_BYTES), bytes);
  const list = findZipList(tail, bytes);
  const listed = list && list.bytes > 0 ? await readBytes(tx, id, list.from, list.from + list.bytes) : null;
  return recognisePackage(head, list && listed ? readZipList(listed, list) : null);
}

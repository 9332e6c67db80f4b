import { createHash } from 'node:crypto';
import type { UploadedFile } from '#contract/evidence-shapes.ts';
import type { CompanyTx, Member } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import { type KeptKind, keptKinds } from '#domain/evidence/file-kinds.ts';
import { keptName } from '#domain/evidence/kept-name.ts';
import { HEAD_BYTES, type Recognised, recognise } from '#domain/evidence/recognise.ts';
import { byId } from '#domain/found.ts';
import type { StoredFileId } from '#domain/ids.ts';
import { FILE_PIECE_BYTES } from '#domain/limits.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import {
  type Arriving,
  beginFile,
  dropFile,
  dropRest,
  findStored,
  holdUploads,
  insertPiece,
  measureSpace,
  type StoredFile,
  settleFile,
  touchFile,
} from './file-queries.ts';
import { inspectFile } from './inspect-file.ts';

/** A file as it is announced. */
export interface Announced {
  id: StoredFileId;
  /** The name on the sender's machine. */
  name: string;
  bytes: number;
  /** The type that the sender gives; '' if they give none. */
  sha256: string;
}

interface Parts {
  database: Database;
  member: Member;
  /** The maximum number of bytes for the files of a company. */
  mostOfCompany: number;
  /** Runs the writing of a piece when it is its turn. */
  inTurn: <T>(write: () => Promise<T>) => Promise<T>;
}

/**
 * Receives a file piece by piece. If it does not arrive completely, or is not accepted as evidence, nothing of it is kept.
 * @throws no-space-for-file, file-damaged, file-kind-refused, file-ending-refused; file-id-taken if other bytes have this id;
 * file-sent-again if the same file is being sent a second time
 */
export async function receiveFile(
  parts: Parts,
  announced: Announced,
  chunks: AsyncIterator<Uint8Array, void>,
): Promise<UploadedFile> {
  const { database, member, inTurn } = parts;
  const { id } = announced;
  const reserved = await inTurn(() => reserve(parts, announced));
  if ('sha256' in reserved) return tellAgain(reserved, announced, chunks);
  try {
    const sha256 = await takeIn(parts, { ...announced, ...reserved }, chunks);
    const settle = async (tx: CompanyTx) => {
      const kind = toKept(await inspectFile(tx, id, announced.bytes));
      requireEnding(announced.name, kind);
      await holdUploads(tx);
      const same = await findStored(tx, { sha256 });
      if (same) {
        await dropFile(tx, reserved);
        await touchFile(tx, same.id);
        return tell(same, announced);
      }
      const { mediaType } = kind;
      // The sender has started again, so this upload is over.
      if (!(await settleFile(tx, reserved, { sha256, mediaType }))) refuse('file-sent-again');
      return tell({ id, bytes: announced.bytes, sha256, mediaType }, announced);
    };
    return await inTurn(() => database.inCompany(member, settle));
  } catch (error) {
    // If this fails too, the clearing job finds the remains.
    await database.inCompany({ ...member, mustStand: false }, (tx) => dropFile(tx, reserved)).catch(() => undefined);
    throw error;
  }
}

/**
 * Reserves the space that a file takes; returns the file if it has arrived before. Remains of an earlier upload make room. @throws
 * no-space-for-file
 */
function reserve({ database, member, mostOfCompany }: Parts, { id, bytes }: Announced) {
  return database.inCompany(member, async (tx) => {
    await holdUploads(tx);
    const before = await findStored(tx, { id });
    if (before) return before;
    await dropRest(tx, id);
    const left = mostOfCompany - (await measureSpace(tx));
    if (bytes > left) refuse('no-space-for-file', { most: mostOfCompany, left: Math.max(0, left) });
    return beginFile(tx, id, bytes);
  });
}

/**
 * Answers for a file that had already arrived, once the same bytes have arrived again.
 * @throws file-id-taken, file-damaged
 */
async function tellAgain(
  before: StoredFile,
  announced: Announced,
  chunks: AsyncIterator<Uint8Array, void>,
): Promise<UploadedFile> {
  const hash = createHash('sha256');
  const isOther = announced.bytes !== before.bytes || ![before.sha256, ''].includes(announced.sha256);
  if (isOther) refuse('file-id-taken');
  let arrived = 0;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    arrived += next.value.byteLength;
    hash.update(next.value);
  }
  if (arrived !== before.bytes) refuse('file-damaged');
  if (hash.digest('hex') !== before.sha256) refuse('file-id-taken');
  return tell(before, announced);
}

/**
 * Writes the bytes in full pieces, with one in memory at a time.
 * @returns the fingerprint of the whole file
 */
async function takeIn(
  { database, member, inTurn }: Parts,
  announced: Announced & Arriving,
  chunks: AsyncIterator<Uint8Array, void>,
): Promise<string> {
  const { bytes } = announced;
  const hash = createHash('sha256');
  const piece = Buffer.allocUnsafeSlow(Math.min(FILE_PIECE_BYTES, bytes));
  let filled = 0;
  let position = 0;
  let arrived = 0;
  const write = async () => {
    const content = piece.subarray(0, filled);
    if (position === 0) requireKept(recognise(content.subarray(0, HEAD_BYTES)), announced);
    hash.update(content);
    const isWritten = await inTurn(() =>
      database.inCompany(member, (tx) => insertPiece(tx, announced, { position, content })),
    );
    if (!isWritten) refuse('file-sent-again');
    position += 1;
    filled = 0;
  };
  for (;;) {
    const { value: chunk, done } = await chunks.next();
    if (done) break;
    arrived += chunk.byteLength;
    if (arrived > bytes) refuse('file-damaged');
    for (let from = 0; from < chunk.byteLength; ) {
      const part = chunk.subarray(from, from + piece.length - filled);
      piece.set(part, filled);
      filled += part.byteLength;
      from += part.byteLength;
      if (filled === piece.length) await write();
    }
  }
  if (filled > 0) await write();
  const sha256 = hash.digest('hex');
  if (arrived !== bytes || (announced.sha256 !== '' && announced.sha256 !== sha256)) refuse('file-damaged');
  return sha256;
}

/** Refuses kinds that are never accepted, which the first bytes already show. */
function requireKept(recognised: Recognised, { name }: Announced): void {
  if ('refused' in recognised) refuse('file-kind-refused', { is: recognised.refused });
  if (recognised.is !== 'zip') requireEnding(name, byId(keptKinds, recognised.is));
}

/** @throws file-kind-refused */
function toKept(recognised: Recognised): KeptKind {
  if ('refused' in recognised) refuse('file-kind-refused', { is: recognised.refused });
  return byId<KeptKind>(keptKinds, recognised.is);
}

/** The name under which a file of this kind is stored. @throws file-ending-refused */
export function requireEnding(name: string, kind: KeptKind): string {
  const kept = keptName(name, kind);
  return kept.ok ? kept.fileName : refuse('file-ending-refused', { is: kind.label, endings: [...kind.endings] });
}

function tell(
  { id: fileId, bytes, sha256, mediaType }: { id: StoredFileId; bytes: number; sha256: string; mediaType: string },
  { name }: Announced,
): UploadedFile {
  const kind = keptKinds.find((one) => one.mediaType === mediaType);
  return { fileId, bytes, sha256, mediaType, fileName: kind ? requireEnding(name, kind) : name };
}

import type { CompanyTx } from '#database/doors.ts';
import type { MadeFileId, StoredFileId } from '#domain/ids.ts';
import { FILE_PIECE_BYTES } from '#domain/limits.ts';

/** The approximate number of bytes written in one transaction. */
const BATCH_BYTES = 4 * 1024 * 1024;

/** Part of a made file: bytes of its own, or a stored file. */
export type Piece = {
  /** The order of the pieces of a file; there may be gaps. */
  position: number;
} & ({ content: Buffer } | { storedFileId: StoredFileId });

/** Writes a file in pieces, of which only a few are in memory. */
export interface PieceWriter {
  /** Appends bytes. */
  write(bytes: Uint8Array): Promise<void>;
  /** Appends a stored file without copying it. */
  refer(file: { storedFileId: StoredFileId; bytes: number }): void;
  /** Reserves space, at most one piece, for bytes that are known only once the following parts have been written. */
  reserve(): (bytes: Uint8Array) => void;
  /** Writes the remaining bytes. */
  end(): Promise<void>;
  /** Bytes written so far; reserved space counts once it is filled. */
  bytes(): number;
}

/** @param keep writes some pieces in its own transaction */
export function openPieceWriter(keep: (pieces: readonly Piece[]) => Promise<void>): PieceWriter {
  let batch: Piece[] = [];
  let held = 0;
  let position = 0;
  let total = 0;
  let open: Uint8Array[] = [];
  let openBytes = 0;

  function add(at: number, content: Buffer): void {
    if (content.length === 0) return;
    batch.push({ position: at, content });
    held += content.length;
    total += content.length;
  }
  function closePiece(): void {
    add(position++, Buffer.concat(open));
    open = [];
    openBytes = 0;
  }
  async function flush(): Promise<void> {
    const full = batch;
    batch = [];
    held = 0;
    if (full.length > 0) await keep(full);
  }
  return {
    async write(bytes) {
      for (let at = 0; at < bytes.length; ) {
        const some = bytes.subarray(at, at + FILE_PIECE_BYTES - openBytes);
        open.push(some);
        openBytes += some.length;
        at += some.length;
        if (openBytes === FILE_PIECE_BYTES) closePiece();
        if (held >= BATCH_BYTES) await flush();
      }
    },
    refer({ storedFileId, bytes }) {
      closePiece();
      batch.push({ position: position++, storedFileId });
      total += bytes;
    },
    reserve() {
      closePiece();
      const kept = position++;
      return (bytes) => add(kept, Buffer.from(bytes));
    },
    async end() {
      closePiece();
      await flush();
    },
    bytes: () => total + openBytes,
  };
}

export async function insertPieces(tx: CompanyTx, fileId: MadeFileId, pieces: readonly Piece[]): Promise<void> {
  await tx
    .insertInto('madeFilePieces')
    .values(pieces.map((piece) => ({ ...piece, fileId })))
    .execute();
}

/** Deletes the pieces left by an earlier or a failed attempt. */
export async function deletePieces(tx: CompanyTx, fileId: MadeFileId): Promise<void> {
  await tx.deleteFrom('madeFilePieces').where('fileId', '=', fileId).execute();
}

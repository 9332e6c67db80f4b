import type { CompanyTx } from '#database/doors.ts';
import type { MadeFileId } from '#domain/ids.ts';

/** Pieces that are read at once: a megabyte. */
const AT_ONCE = 4;
/** What a download takes of the memory while it lasts: what was read, and what is on its way. */
export const STREAM_BYTES = 2 * 1024 * 1024;

/**
 * The content of a file as it is taken, a few pieces at a time. Breaks off where it has fewer bytes than it should: it was deleted
 * meanwhile.
 *
 * @param read opens a transaction for what is read at once
 */
export function streamFile(
  read: <T>(work: (tx: CompanyTx) => Promise<T>) => Promise<T>,
  { id, bytes }: { id: MadeFileId; bytes: number },
): ReadableStream<Uint8Array> {
  let after = -1;
  let sent = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const pieces = await read((tx) => readPieces(tx, id, after));
        for (const { position, content } of pieces) {
          after = position;
          sent += content.length;
          controller.enqueue(content);
        }
        if (pieces.length === 0 && sent !== bytes) throw new Error(`Of ${bytes} bytes of a file ${sent} are there.`);
        if (sent === bytes) controller.close();
      },
    },
    { highWaterMark: 1 },
  );
}

function readPieces(tx: CompanyTx, fileId: MadeFileId, after: number) {
  return tx
    .selectFrom('madeFilePieces')
    .select(['position', 'content'])
    .where('fileId', '=', fileId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(AT_ONCE)
    .execute();
}

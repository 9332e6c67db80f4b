import type { CompanyTx } from '#database/doors.ts';
import type { MadeFileId } from '#domain/ids.ts';
import { readStored } from '../package/evidence.ts';

/** Pieces read at a time: a megabyte. */
const AT_ONCE = 4;
/** The memory that a download uses while it lasts: the pieces that have been read and are being sent. */
export const STREAM_BYTES = 2 * 1024 * 1024;

type FileChunk = <T>(work: (tx: CompanyTx) => Promise<T>) => Promise<T>;

/**
 * Sends the content of a file as the receiver reads it, a few pieces at a time. Breaks off if the length is wrong, because the file was
 * deleted in the meantime.
 * @param read opens a transaction for each read
 */
export function streamFile(
  read: FileChunk,
  { id, bytes }: { id: MadeFileId; bytes: number },
): ReadableStream<Uint8Array> {
  const content = readContent(read, id);
  let sent = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await content.next();
        if (!next.done) {
          sent += next.value.length;
          return controller.enqueue(next.value);
        }
        if (sent !== bytes) throw new Error(`Of ${bytes} bytes of a file ${sent} are there.`);
        controller.close();
      },
      cancel: () => void content.return(undefined),
    },
    { highWaterMark: 1 },
  );
}

async function* readContent(read: FileChunk, id: MadeFileId): AsyncGenerator<Uint8Array, undefined> {
  for (let after = -1; ; ) {
    const from = after;
    const pieces = await read((tx) => readPieces(tx, id, from));
    if (pieces.length === 0) return undefined;
    for (const { position, content, storedFileId, bytes } of pieces) {
      after = position;
      if (content) yield content;
      else if (storedFileId !== null && bytes !== null) yield* readStored(read, { storedFileId, bytes });
    }
  }
}

function readPieces(tx: CompanyTx, fileId: MadeFileId, after: number) {
  return tx
    .selectFrom('madeFilePieces as piece')
    .leftJoin('storedFiles as stored', 'stored.id', 'piece.storedFileId')
    .select(['piece.position', 'piece.content', 'piece.storedFileId', 'stored.bytes'])
    .where('piece.fileId', '=', fileId)
    .where('piece.position', '>', after)
    .orderBy('piece.position')
    .limit(AT_ONCE)
    .execute();
}

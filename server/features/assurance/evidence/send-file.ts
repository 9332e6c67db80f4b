import type { CompanyTx } from '#database/doors.ts';
import { isPicture } from '#domain/evidence/file-kinds.ts';
import type { EvidenceId, EvidenceRevisionId, StoredFileId } from '#domain/ids.ts';
import { FILE_PIECE_BYTES } from '#domain/limits.ts';
import { forMember } from '#server/platform/http/access.ts';
import { attachment } from '#server/platform/http/attachment.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import { filePolicy } from '#server/platform/http/security-headers.ts';
import { findPiece } from './file-queries.ts';
import { findRevision } from './queries.ts';

const endpoints = forMember.evidence;

type FileRequest = { id: EvidenceId; revisionId: EvidenceRevisionId };
type FileReader = Pick<RequestContext, 'database' | 'answerRoom' | 'outgoing'> & {
  member: NonNullable<RequestContext['member']>;
};

/** Always sends a file as a download: no content is ever shown as a page. */
export const download = endpoints.download.handler(({ context, input }) =>
  send(
    context,
    input,
    () => true,
    (fileName) => attachment(fileName),
  ),
);

/** Sends bitmap pictures for an image on our own page; if opened directly, the picture has an opaque origin. */
export const preview = endpoints.preview.handler(({ context, input }) =>
  send(context, input, isPicture, () => 'inline'),
);

async function send(
  { database, member, answerRoom, outgoing }: FileReader,
  { id, revisionId }: FileRequest,
  mayBeSent: (mediaType: string) => boolean,
  disposition: (fileName: string) => string,
) {
  // Checked again for each piece: a person who loses their membership in the meantime receives no more of the file.
  const reader = { ...member, mustStand: true };
  const read = <T>(work: (tx: CompanyTx) => Promise<T>) => database.inCompany(reader, work);
  const file = await read((tx) => findRevision(tx, id, revisionId));
  if (!file || !mayBeSent(file.mediaType)) refuse('not-found');
  const place =
    (await answerRoom.enter(member.companyId, `${member.companyId} evidence`, outgoing)) ?? refuse('too-busy');
  // One piece being sent and one waiting, however large the file is.
  place.made(2 * FILE_PIECE_BYTES);
  return {
    headers: {
      'content-type': file.mediaType,
      'content-length': String(file.bytes),
      'content-disposition': disposition(file.fileName),
      'content-security-policy': filePolicy,
    },
    body: inPieces(file.fileId, (fileId, position) => read((tx) => findPiece(tx, fileId, position)), file.bytes),
  };
}

/** Reads a piece once the previous one has been received: no reader, however slow, holds a database connection. */
function inPieces(
  fileId: StoredFileId,
  read: (fileId: StoredFileId, position: number) => Promise<Buffer | undefined>,
  bytes: number,
): ReadableStream<Uint8Array> {
  let position = 0;
  let left = bytes;
  return new ReadableStream(
    {
      async pull(controller) {
        const piece = await read(fileId, position);
        if (!piece) throw new Error(`Piece ${position} of the stored file ${fileId} is missing.`);
        position += 1;
        left -= piece.length;
        controller.enqueue(piece);
        if (left <= 0) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

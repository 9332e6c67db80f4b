import type { StoredFileId } from '#domain/ids.ts';
import { MAX_EVIDENCE_BYTES } from '#domain/limits.ts';
import { forMember } from '#server/platform/http/access.ts';
import { issue } from '#server/platform/http/issues.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { boundChunks } from './bound-chunks.ts';
import { receiveFile } from './receive-file.ts';

/** Receives the bytes of a file as they arrive, within the limits for all uploads. */
export const upload = forMember.evidence.upload.handler(async ({ context, input: { params, query, body } }) => {
  const { database, member, config, headers, uploads } = context;
  const announced = { id: params.fileId.toLowerCase() as StoredFileId, ...query, bytes: readLength(headers) };
  const { companyId } = member;
  const chunks = boundChunks(body[Symbol.asyncIterator](), uploads.room, { ...announced, companyId });
  const parts = {
    database,
    member,
    mostOfCompany: config.companyFilesBytes,
    inTurn: <T>(work: () => Promise<T>) => uploads.inTurn(companyId, work),
  };
  try {
    return await receiveFile(parts, announced, chunks);
  } finally {
    // The remaining bytes are no longer needed.
    if (chunks.isCut) context.endConnection();
    // The rest of the body is read, so that the sender gets the answer and not a broken connection.
    await takeRest(chunks);
    chunks.leave();
  }
});

/** Receives and discards the rest of the body; its length is announced and limited. */
async function takeRest(chunks: AsyncIterator<Uint8Array>): Promise<void> {
  try {
    while (!(await chunks.next()).done);
  } catch {
    // The sender has disconnected, or the upload was cut off.
  }
}

/**
 * How many bytes a request announces.
 * @throws malformed if it contains something else, length-required, empty-file or too-large
 */
function readLength(headers: Headers): number {
  if (headers.get('content-type') !== 'application/octet-stream') {
    refuse('malformed', { issues: [issue(['content-type'], 'invalid')] });
  }
  const length = headers.get('content-length');
  if (length === null || !/^\d{1,15}$/.test(length)) refuse('length-required');
  const bytes = Number(length);
  if (bytes === 0) refuse('empty-file');
  if (bytes > MAX_EVIDENCE_BYTES) refuse('too-large');
  return bytes;
}

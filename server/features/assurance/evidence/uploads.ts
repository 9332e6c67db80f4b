import { ORPCError } from '@orpc/server';
import { UPLOAD_PATH, type UploadedFile } from '#contract/evidence-uploads.ts';
import { isRefusalCode } from '#contract/refusals.ts';
import { AccessLost } from '#database/doors.ts';
import { isId, type StoredFileId } from '#domain/ids.ts';
import { MAX_EVIDENCE_BYTES, MAX_LINE } from '#domain/limits.ts';
import { closedTo } from '#server/platform/http/access.ts';
import { issue } from '#server/platform/http/issues.ts';
import { answerRefusal, answerWith, refuse } from '#server/platform/http/refuse.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import { createTurns } from '#server/platform/limits/turns.ts';
import { type BoundChunks, boundChunks } from './bound-chunks.ts';
import { type Announced, receiveFile } from './receive-file.ts';
import { createUploadRoom } from './upload-room.ts';

/** Pieces of upload work done at the same time, so that other work keeps enough database connections; for one company, and in total. */
const WRITERS = { atOnce: 3, ofOne: 2, waiting: Number.POSITIVE_INFINITY };

const PATH = new RegExp(`^${UPLOAD_PATH.replace('{fileId}', '([^/]+)')}$`);

/** What answers `PUT /api/evidence/files/{fileId}`: the bytes of a file, as they come. */
export function createUploads() {
  const room = createUploadRoom();
  const inTurn = createTurns(WRITERS);

  return async (request: Request, context: RequestContext): Promise<Response> => {
    const { member, database, config } = context;
    const closed = closedTo(context, {
      access: 'member',
      action: 'evidence.edit',
      effect: { kind: 'reads' },
      body: 'small',
    });
    if (closed || !member) return answerRefusal(closed ?? 'access-denied');
    let chunks: BoundChunks | undefined;
    try {
      const announced = readAnnounced(request);
      chunks = boundChunks(bodyOf(request), room, { ...announced, companyId: member.companyId });
      const parts = {
        database,
        member: { ...member, mustStand: true },
        mostOfCompany: config.companyFilesBytes,
        inTurn: <T>(work: () => Promise<T>) => inTurn(member.companyId, work),
      };
      return Response.json((await receiveFile(parts, announced, chunks)) satisfies UploadedFile);
    } catch (error) {
      const answer = toAnswer(error);
      // Its bytes are no longer awaited.
      if (chunks?.isCut) answer.headers.set('connection', 'close');
      return answer;
    } finally {
      // Drain the body, so that the client gets our response instead of a broken connection.
      if (chunks) await takeRest(chunks);
      chunks?.leave();
    }
  };
}

/** @throws errors that are not refusals */
function toAnswer(error: unknown): Response {
  if (error instanceof AccessLost) return answerRefusal('access-denied');
  if (error instanceof ORPCError && isRefusalCode(error.code)) {
    return answerWith({ code: error.code, ...(error.data !== undefined && { data: error.data }) });
  }
  throw error;
}

function bodyOf({ body }: Request): AsyncIterator<Uint8Array> {
  const nothing = new ReadableStream<Uint8Array>({ start: (stream) => stream.close() });
  return (body ?? nothing)[Symbol.asyncIterator]();
}

/** Receives the rest of the body and discards it; its length is announced and bounded. */
async function takeRest(chunks: AsyncIterator<Uint8Array>): Promise<void> {
  try {
    while (!(await chunks.next()).done);
  } catch {
    // The client has gone away, or is no longer awaited.
  }
}

/** What a request says of the file that it brings. @throws malformed, length-required, empty-file or too-large */
function readAnnounced(request: Request): Announced {
  const url = new URL(request.url);
  const id = PATH.exec(url.pathname)?.[1] ?? '';
  const name = url.searchParams.get('name') ?? '';
  const sha256 = url.searchParams.get('sha256') ?? '';
  const wrong = [
    ...(isId(id) ? [] : ['fileId']),
    ...(name.length <= MAX_LINE ? [] : ['name']),
    ...(/^([0-9a-f]{64})?$/.test(sha256) ? [] : ['sha256']),
    ...(request.headers.get('content-type') === 'application/octet-stream' ? [] : ['content-type']),
  ];
  if (wrong.length > 0) refuse('malformed', { issues: wrong.map((at) => issue([at], 'invalid')) });
  const length = request.headers.get('content-length');
  if (length === null || !/^\d{1,15}$/.test(length)) refuse('length-required');
  const bytes = Number(length);
  if (bytes === 0) refuse('empty-file');
  if (bytes > MAX_EVIDENCE_BYTES) refuse('too-large');
  return { id: id.toLowerCase() as StoredFileId, name, bytes, sha256 };
}

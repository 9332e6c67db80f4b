import type { MiddlewareHandler } from 'hono';
import type { BodySize } from '#contract/endpoint.ts';
import type { AppContext, AppEnv } from './app-context.ts';
import { countValues } from './count-values.ts';

/** The largest body in bytes: what a sign-in needs, a row of long texts in any script, a section of such rows, a file as Base64 text. */
export const BODY_BYTES: Readonly<Record<BodySize, number>> = {
  small: 32 * 1024,
  row: 1024 * 1024,
  batch: 4 * 1024 * 1024,
  file: 14 * 1024 * 1024,
};

/** Values of a body as JSON: more than the largest import has. */
const MOST_VALUES = 300_000;

/** Bytes of bodies under way at once: of one company, and of all. Small ones are not counted: nobody could send then. */
const MOST_OF_COMPANY = 16 * 1024 * 1024;
const MOST_OF_ALL = 64 * 1024 * 1024;

/** As much of a body that nobody reads is taken in, so that who has sent it reads the refusal and not of a broken connection. */
const MOST_UNREAD = 256 * 1024;

/** Ends the connection after an answer to a larger body that was not read: taking it in would cost as much as reading it. */
export const closeUnread: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (leavesUnread(c)) c.res.headers.set('connection', 'close');
};

/** Whether more of a request's body is still to come than is worth taking in. */
export function leavesUnread(c: AppContext): boolean {
  const isLong =
    Number(c.req.header('content-length') ?? 0) > MOST_UNREAD || c.req.header('transfer-encoding') !== undefined;
  return isLong && c.env?.incoming?.complete === false;
}

/** A request whose body may be read now, and what is to be called once it is answered; or why it is refused. */
export type Admitted = { ok: true; request: Request; done: () => void } | { ok: false; code: 'too-large' | 'too-busy' };

export interface BodyGate {
  admit(request: Request, size: BodySize, companyId: string | null): Promise<Admitted>;
}

/** Bounds what bodies take of the memory, for each request by its endpoint, and for companies and all of them together. */
export function createBodyGate(most = { ofCompany: MOST_OF_COMPANY, ofAll: MOST_OF_ALL }): BodyGate {
  const underWay = new Map<string, number>();
  let all = 0;

  /** Undefined when there is no room. */
  function reserve(companyId: string, bytes: number): (() => void) | undefined {
    const own = underWay.get(companyId) ?? 0;
    if (own + bytes > most.ofCompany || all + bytes > most.ofAll) return undefined;
    underWay.set(companyId, own + bytes);
    all += bytes;
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      all -= bytes;
      const left = (underWay.get(companyId) ?? 0) - bytes;
      if (left > 0) underWay.set(companyId, left);
      else underWay.delete(companyId);
    };
  }

  return {
    async admit(request, size, companyId) {
      const limit = BODY_BYTES[size];
      const declared = request.headers.get('content-length');
      const bytes = declared === null ? (request.body ? limit : 0) : Number(declared);
      if (!(bytes <= limit)) return { ok: false, code: 'too-large' };
      const done = companyId !== null && bytes > BODY_BYTES.small ? reserve(companyId, bytes) : () => undefined;
      if (!done) return { ok: false, code: 'too-busy' };
      if (!request.body) return { ok: true, request, done };
      const body = await readAtMost(request.body, limit).catch(() => undefined);
      if (body) return { ok: true, request: new Request(request, { body }), done };
      done();
      return { ok: false, code: 'too-large' };
    },
  };
}

/** The whole body; undefined when it is longer, or would take long to be parsed. */
async function readAtMost(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = [];
  const valuesWith = countValues();
  let length = 0;
  for await (const piece of stream) {
    length += piece.byteLength;
    if (length > limit || valuesWith(piece) > MOST_VALUES) return undefined;
    pieces.push(piece);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

import type { MiddlewareHandler } from 'hono';
import type { BodySize } from '#contract/endpoint.ts';
import type { AppContext, AppEnv } from './app-context.ts';
import { countValues } from './count-values.ts';

/**
 * The maximum body in bytes: enough for a sign-in, for a row of long texts in any script, for a section of such rows, or for a file as
 * Base64 text.
 */
export const BODY_BYTES: Readonly<Record<BodySize, number>> = {
  small: 32 * 1024,
  row: 1024 * 1024,
  batch: 4 * 1024 * 1024,
  file: 14 * 1024 * 1024,
};

/** The maximum number of JSON values in a body: more than the largest import has. */
const MOST_VALUES = 300_000;

/**
 * Bytes of bodies in progress at the same time: of one company, and in total. Small ones are not counted, because otherwise nobody could
 * send anything.
 */
const MOST_OF_COMPANY = 16 * 1024 * 1024;
const MOST_OF_ALL = 64 * 1024 * 1024;

/** An unread body is received up to this size, so that the sender sees the refusal instead of a broken connection. */
const MOST_UNREAD = 256 * 1024;

/**
 * Ends the connection after the response to a larger body that was not read: receiving it would cost as much as reading it. Does the same
 * if the endpoint says that it no longer waits.
 */
export const closeUnread: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (leavesUnread(c) || c.get('endsConnection')) c.res.headers.set('connection', 'close');
};

/** Whether more of a request's body is still to come than is worth receiving. */
export function leavesUnread(c: AppContext): boolean {
  const isLong =
    Number(c.req.header('content-length') ?? 0) > MOST_UNREAD || c.req.header('transfer-encoding') !== undefined;
  return isLong && c.env?.incoming?.complete === false;
}

/** A request whose body may now be read, and a function to call once it has been answered; or why it is refused. */
export type Admitted = { ok: true; request: Request; done: () => void } | { ok: false; code: 'too-large' | 'too-busy' };

export interface BodyGate {
  admit(request: Request, size: BodySize, companyId: string | null): Promise<Admitted>;
}

interface Reserved {
  companyId: string;
  bytes: number;
  /** Stops reading a body that is still arriving. */
  cut: () => void;
  isComing: boolean;
}

/**
 * Limits the memory that bodies take: for each request by its endpoint, for each company, and in total. If there is no room, a body that
 * is still arriving gives way: the largest of the company with the most in progress, as long as that is more than the newcomer's would
 * be.
 */
export function createBodyGate(most = { ofCompany: MOST_OF_COMPANY, ofAll: MOST_OF_ALL }): BodyGate {
  const underWay = new Set<Reserved>();
  const bytesOf = (companyId?: string) =>
    [...underWay].reduce(
      (sum, one) => sum + (companyId === undefined || one.companyId === companyId ? one.bytes : 0),
      0,
    );

  /** Undefined if there is not enough space. */
  function reserve(companyId: string, bytes: number): Reserved | undefined {
    const own = bytesOf(companyId) + bytes;
    if (own > most.ofCompany) return undefined;
    while (bytesOf() + bytes > most.ofAll) {
      const coming = [...underWay].filter((one) => one.isComing && bytesOf(one.companyId) > own);
      const [largest] = coming.toSorted(
        (one, other) => bytesOf(other.companyId) - bytesOf(one.companyId) || other.bytes - one.bytes,
      );
      if (!largest) return undefined;
      underWay.delete(largest);
      largest.cut();
    }
    const reserved: Reserved = { companyId, bytes, isComing: true, cut: () => undefined };
    underWay.add(reserved);
    return reserved;
  }

  return {
    async admit(request, size, companyId) {
      const limit = BODY_BYTES[size];
      const declared = request.headers.get('content-length');
      const bytes = declared === null ? (request.body ? limit : 0) : Number(declared);
      if (!(bytes <= limit)) return { ok: false, code: 'too-large' };
      const isCounted = companyId !== null && bytes > BODY_BYTES.small;
      const reserved = isCounted ? reserve(companyId, bytes) : undefined;
      if (isCounted && !reserved) return { ok: false, code: 'too-busy' };
      const done = () => void (reserved && underWay.delete(reserved));
      if (!request.body) return { ok: true, request, done };
      const cut = new Promise<'cut'>((resolve) => {
        if (reserved) reserved.cut = () => resolve('cut');
      });
      const body = await Promise.race([readAtMost(request.body, limit).catch(() => undefined), cut]);
      if (body === 'cut') return { ok: false, code: 'too-busy' };
      if (reserved) reserved.isComing = false;
      if (body) return { ok: true, request: withRead(request, body), done };
      done();
      return { ok: false, code: 'too-large' };
    },
  };
}

/** The request with a body that has been read. Passed on in pieces, because joining them here would copy ten megabytes three times. */
function withRead(request: Request, pieces: readonly Uint8Array[]): Request {
  const body = new ReadableStream({
    start: (stream) => {
      for (const piece of pieces) stream.enqueue(piece);
      stream.close();
    },
  });
  return new Request(request, { body, duplex: 'half' });
}

/** The whole body in pieces; undefined if it is longer, or would take long to parse. */
async function readAtMost(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array[] | undefined> {
  const pieces: Uint8Array[] = [];
  const valuesWith = countValues();
  let length = 0;
  for await (const piece of stream) {
    length += piece.byteLength;
    if (length > limit || valuesWith(piece) > MOST_VALUES) return undefined;
    pieces.push(piece);
  }
  return pieces;
}

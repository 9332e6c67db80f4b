import { ORPCError } from '@orpc/contract';
import type { RefusalCode } from './refusals.ts';

/** What an answer means that came from before our server, by its status: a proxy, its limits, a server that restarts. */
const codeOfStatus: Readonly<Record<number, RefusalCode>> = {
  413: 'too-large',
  429: 'rate-limited',
  502: 'database-away',
  503: 'database-away',
  504: 'database-away',
};

/**
 * Reads the body of a refusal, `{ code, data? }`; whatever else came is named by its status. The codes are not looked up: the
 * table brings the schema library with it, and a server that is newer than the page may know more of them.
 */
export function readRefusal(body: unknown, { status }: { status: number }): ORPCError<RefusalCode, unknown> {
  const { code, data } = (typeof body === 'object' && body !== null ? body : {}) as { code?: unknown; data?: unknown };
  const isOurs = typeof code === 'string' && /^[a-z]+(-[a-z]+)*$/.test(code);
  const named = isOurs ? (code as RefusalCode) : (codeOfStatus[status] ?? 'unexpected');
  return new ORPCError(named, { defined: isOurs, status, data });
}

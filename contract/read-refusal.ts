import { ORPCError } from '@orpc/contract';
import type { RefusalCode } from './refusals.ts';

/**
 * The meaning of a response that did not come from our server, by its status: from a proxy, because of its limits, or while the server
 * restarts.
 */
const codeOfStatus: Readonly<Record<number, RefusalCode>> = {
  413: 'too-large',
  429: 'rate-limited',
  502: 'database-away',
  503: 'database-away',
  504: 'database-away',
};

/**
 * Reads the body of a refusal, `{ code, data? }`; anything else is classified by its status. The codes are not looked up, because the
 * table would load the schema library, and a server that is newer than the page may have more codes.
 */
export function readRefusal(body: unknown, { status }: { status: number }): ORPCError<RefusalCode, unknown> {
  const { code, data } = (typeof body === 'object' && body !== null ? body : {}) as { code?: unknown; data?: unknown };
  const isOurs = typeof code === 'string' && /^[a-z]+(-[a-z]+)*$/.test(code);
  const named = isOurs ? (code as RefusalCode) : (codeOfStatus[status] ?? 'unexpected');
  return new ORPCError(named, { defined: isOurs, status, data });
}

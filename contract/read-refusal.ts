import { ORPCError } from '@orpc/contract';
import { isRefusalCode, type RefusalCode } from './refusals.ts';

/** What an answer means that came from before our server, by its status: a proxy, its limits, a server that restarts. */
const codeOfStatus: Readonly<Record<number, RefusalCode>> = {
  413: 'too-large',
  429: 'rate-limited',
  502: 'database-away',
  503: 'database-away',
  504: 'database-away',
};

/** Reads the body of a refusal, `{ code, data? }`; whatever else came is named by its status. */
export function readRefusal(body: unknown, { status }: { status: number }): ORPCError<RefusalCode, unknown> {
  const { code, data } = (typeof body === 'object' && body !== null ? body : {}) as { code?: unknown; data?: unknown };
  const isOurs = isRefusalCode(code);
  return new ORPCError(isOurs ? code : (codeOfStatus[status] ?? 'unexpected'), { defined: isOurs, status, data });
}

import { ORPCError } from '@orpc/server';
import { type RefusalCode, type RefusalData, refusals } from '#contract/refusals.ts';

/** The data required in addition to the code. */
export type More<Code extends RefusalCode> = RefusalData<Code> extends undefined ? [] : [data: RefusalData<Code>];

/**
 * Ends a request with one of the contract's refusals, from wherever the reason is found. An endpoint's own handler should instead use
 * `throw errors['last-admin']()`, which only compiles for refusals that the endpoint lists; a refusal here that is not listed there is
 * answered as the bug that it is.
 */
export function refuse<Code extends RefusalCode>(code: Code, ...[data]: More<Code>): never {
  throw new ORPCError(code, { status: refusals[code].status, data });
}

/** A refusal as a separate response, for routes outside the contract's endpoints. */
export function answerRefusal<Code extends RefusalCode>(code: Code, ...more: More<Code>): Response {
  return answerWith({ code, ...(more.length > 0 && { data: more[0] }) });
}

/** The response with this body: its status and, if waiting helps, for how long. */
export function answerWith(body: { code: RefusalCode; data?: unknown }): Response {
  return Response.json(body, { status: refusals[body.code].status, headers: waitHeaders(body) });
}

/** The Retry-After header, if trying again after a while may help. */
export function waitHeaders({ code, data }: { code: string; data?: unknown }): Record<string, string> {
  const seconds = secondsToWait(code, data);
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}

function secondsToWait(code: string, data: unknown): number | undefined {
  if (code === 'database-away') return 2;
  if (code === 'server-stopping' || code === 'too-busy') return 5;
  return code === 'rate-limited' ? (data as RefusalData<'rate-limited'> | undefined)?.retryAfterSeconds : undefined;
}

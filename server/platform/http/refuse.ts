import { ORPCError } from '@orpc/server';
import { type RefusalCode, type RefusalData, refusals } from '#contract/refusals.ts';

type More<Code extends RefusalCode> = RefusalData<Code> extends undefined ? [] : [data: RefusalData<Code>];

/**
 * Ends a request with one of the contract's refusals, from wherever it is found out. An endpoint's own handler rather says
 * `throw errors['last-admin']()`, which only compiles for what the endpoint lists; what is refused here and not listed there
 * is answered as the bug that it is.
 */
export function refuse<Code extends RefusalCode>(code: Code, ...[data]: More<Code>): never {
  throw new ORPCError(code, { status: refusals[code].status, data });
}

/** A refusal as an answer of its own, for what stands outside the contract's endpoints. */
export function answerRefusal<Code extends RefusalCode>(
  code: Code,
  headers: Record<string, string> = {},
  ...[data]: More<Code>
): Response {
  return Response.json({ code, ...(data !== undefined && { data }) }, { status: refusals[code].status, headers });
}

import { type Client, createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract } from '#contract/contract.ts';
import type { CommonRefusal } from '#contract/endpoint.ts';
import type { IssueCode } from '#contract/issue-codes.ts';
import { PAGE_HEADER } from '#contract/page-header.ts';
import { readRefusal } from '#contract/read-refusal.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { pageId } from './page-id.ts';

/** How long a request may take before it counts as lost, in milliseconds. */
const TIMEOUT = 30_000;

/** The options of a request. */
interface CallContext {
  /** The request is sent even if the page closes. */
  keepalive?: boolean;
}

const link = new OpenAPILink<CallContext>(contract, {
  url: () => `${window.location.origin}/api`,
  fetch: (request, init, { context }) => {
    // Reads are the same from any page: they may have been requested ahead.
    if (pageId && request.method !== 'GET') request.headers.set(PAGE_HEADER, pageId);
    return fetch(request, {
      ...init,
      credentials: 'same-origin',
      keepalive: context.keepalive ?? false,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT)]),
    });
  },
  customErrorResponseBodyDecoder: readRefusal,
  interceptors: [
    async ({ path: [noun = ''], next }) => {
      if (!(noun in contract)) await import('./later-routes.ts');
      return next();
    },
  ],
});

/** The contract as functions: `await api.company.read()`. Throws a refusal, or a `TypeError` when offline. */
export const api: JsonifiedClient<ContractRouterClient<typeof contract, CallContext>> = createORPCClient(link);

/** The refusals that an endpoint, such as `typeof api.team.remove`, can answer: codes with their data. */
export type RefusalOf<Endpoint> =
  Endpoint extends Client<infer _Context, infer _Input, infer _Output, infer Thrown>
    ? Extract<Thrown, ORPCError<string, unknown>>
    : never;

/** The codes that an endpoint lists itself, in addition to those of its kind. A table of sentences for them must be complete. */
export type OwnCodeOf<Endpoint> = Exclude<RefusalOf<Endpoint>['code'], CommonRefusal>;

/** The refusal of an endpoint, with code and data; null if there was no answer. */
export function refusalOf<Endpoint>(error: unknown): RefusalOf<Endpoint> | null {
  return error instanceof ORPCError ? (error as RefusalOf<Endpoint>) : null;
}

/**
 * The code of the refusal, or null if there was no answer. A server that is newer than this page may use a code that is not in any table
 * here.
 */
export function codeOf(error: unknown): RefusalCode | null {
  return error instanceof ORPCError ? (error.code as RefusalCode) : null;
}

/** Whether the server was not there to answer, so that the request can be repeated; a refusal is an answer. */
export function isUnanswered(error: unknown): boolean {
  const code = codeOf(error);
  return code === null || code === 'database-away';
}

/** The HTTP status of an answer, including one from a proxy in front of the server; null if there was none. */
export function statusOf(error: unknown): number | null {
  return error instanceof ORPCError ? error.status : null;
}

/** The problems of a malformed input, by the dotted path of the value. */
export function issuesOf(error: unknown): Record<string, IssueCode> {
  const refusal = refusalOf<typeof api.company.update>(error);
  if (refusal?.code !== 'malformed') return {};
  return Object.fromEntries(refusal.data.issues.map((issue) => [issue.path.join('.'), issue.code]));
}

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

/** How something is requested, besides what. */
interface CallContext {
  /** It goes out although the page closes. */
  keepalive?: boolean;
}

const link = new OpenAPILink<CallContext>(contract, {
  url: () => `${window.location.origin}/api`,
  fetch: (request, init, { context }) => {
    // What only reads is the same from any page: it may have been asked for ahead.
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

/** The contract as functions: `await api.company.read()`. Throws a refusal, or `TypeError` when offline. */
export const api: JsonifiedClient<ContractRouterClient<typeof contract, CallContext>> = createORPCClient(link);

/** What an endpoint, such as `typeof api.team.remove`, can answer instead: codes with what they carry. */
export type RefusalOf<Endpoint> =
  Endpoint extends Client<infer _Context, infer _Input, infer _Output, infer Thrown>
    ? Extract<Thrown, ORPCError<string, unknown>>
    : never;

/** The codes that an endpoint lists itself, besides those of its kind. A table of sentences for them must be complete. */
export type OwnCodeOf<Endpoint> = Exclude<RefusalOf<Endpoint>['code'], CommonRefusal>;

/** What an endpoint refused, with code and data; null when no answer came. */
export function refusalOf<Endpoint>(error: unknown): RefusalOf<Endpoint> | null {
  return error instanceof ORPCError ? (error as RefusalOf<Endpoint>) : null;
}

/** The refusal's code, or null when no answer came. A server that is newer than this page may say one that is in no table here. */
export function codeOf(error: unknown): RefusalCode | null {
  return error instanceof ORPCError ? (error.code as RefusalCode) : null;
}

/** Whether the server was not there to answer, so that the same may be asked again; a refusal stays a refusal. */
export function isUnanswered(error: unknown): boolean {
  const code = codeOf(error);
  return code === null || code === 'database-away';
}

/** The HTTP status of an answer, one from a proxy before the server too; null when none came. */
export function statusOf(error: unknown): number | null {
  return error instanceof ORPCError ? error.status : null;
}

/** The problems of a malformed input, by the dotted path of the place. */
export function issuesOf(error: unknown): Record<string, IssueCode> {
  const refusal = refusalOf<typeof api.company.update>(error);
  if (refusal?.code !== 'malformed') return {};
  return Object.fromEntries(refusal.data.issues.map((issue) => [issue.path.join('.'), issue.code]));
}

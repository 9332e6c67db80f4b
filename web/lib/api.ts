import { createORPCClient, isDefinedError, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract } from '#contract/contract.ts';

/** How long a request may take before it counts as lost, in milliseconds. */
const TIMEOUT = 30_000;

const link = new OpenAPILink(contract, {
  url: () => `${window.location.origin}/api`,
  fetch: (request, init) =>
    fetch(request, {
      ...init,
      credentials: 'same-origin',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT)]),
    }),
});

/** The contract as functions: `await api.company.read()`. Throws `ORPCError` for refusals, `TypeError` when offline. */
export const api: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(link);

export { isDefinedError, ORPCError };

/** The refusal's code, or null when the server was not reached or did not speak our language. */
export function codeOf(error: unknown): string | null {
  return error instanceof ORPCError ? error.code : null;
}

/** Field sentences of a BAD_REQUEST by the field's dotted path. */
export function issuesOf(error: unknown): Record<string, string> {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return {};
  const issues =
    (error.data as { issues?: { path: (string | number)[]; message: string }[] } | undefined)?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

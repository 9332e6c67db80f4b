import { contract } from '#contract/contract.ts';
import type { EndpointMeta } from '#contract/endpoint.ts';

interface KnownEndpoint {
  method: string;
  path: RegExp;
  meta: EndpointMeta;
}

interface Declared {
  '~orpc': { route: { method?: string; path?: string }; meta: EndpointMeta };
}

/** The path of an endpoint after `/api`, with a group for each parameter. */
export const patternOf = (path = '') => new RegExp(`^/api${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const known: readonly KnownEndpoint[] = Object.values(contract)
  .flatMap((noun) => Object.values(noun) as Declared[])
  .map(({ '~orpc': { route, meta } }) => ({ method: route.method ?? 'POST', path: patternOf(route.path), meta }));

/** What the contract says about the requested endpoint; undefined if there is none. */
export function findEndpoint(method: string, pathname: string): EndpointMeta | undefined {
  return known.find((endpoint) => endpoint.method === method && endpoint.path.test(pathname))?.meta;
}

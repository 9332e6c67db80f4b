import type { Plugin } from 'vite';
import { contract } from '#contract/contract.ts';
import { sampleForPages } from './sample-for-pages.ts';

const SAMPLE = 'virtual:sample-company';

/** The sample company for the public pages. The web room may not import scripts; the build hands the data in. */
export function sampleCompanyModule(): Plugin {
  return {
    name: 'sample-company',
    resolveId: (id) => (id === SAMPLE ? `\0${SAMPLE}` : null),
    load(id) {
      if (id !== `\0${SAMPLE}`) return null;
      const parts = Object.entries(sampleForPages());
      return parts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    },
  };
}

/**
 * The API client needs of the contract only where each endpoint lies; the server checks what goes in. Without the shapes
 * the browser is spared the whole of zod on the way to its first screen.
 */
export function slimContractModule(): Plugin {
  return {
    name: 'slim-contract',
    enforce: 'pre',
    apply: 'build',
    load: (id) =>
      id.endsWith('/contract/contract.ts') ? `export const contract = ${JSON.stringify(keepRoutes(contract))};` : null,
  };
}

/** oRPC's own form of an endpoint, with the route and nothing else. */
interface Endpoint {
  '~orpc': { route: { summary?: string; description?: string; tags?: readonly string[] } };
}
type Endpoints = Endpoint | { [name: string]: Endpoints };

function keepRoutes(endpoints: Endpoints): object {
  if (isEndpoint(endpoints)) {
    const { summary: _summary, description: _description, tags: _tags, ...route } = endpoints['~orpc'].route;
    return { '~orpc': { errorMap: {}, meta: {}, route } };
  }
  return Object.fromEntries(Object.entries(endpoints).map(([name, below]) => [name, keepRoutes(below)]));
}

const isEndpoint = (endpoints: Endpoints): endpoints is Endpoint => '~orpc' in endpoints;

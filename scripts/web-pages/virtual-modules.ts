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
      id.endsWith('/contract/contract.ts') ? `${AT}\nexport const contract = ${writeRoutes(contract)};` : null,
  };
}

/** Makes oRPC's own form of an endpoint from where it lies. */
const AT = "const at = (method, path) => ({ '~orpc': { errorMap: {}, meta: {}, route: { method, path } } });";

/** As much of oRPC's form of an endpoint as is read here. */
interface Endpoint {
  '~orpc': { route: { method?: string; path?: string } };
}
type Endpoints = Endpoint | { [name: string]: Endpoints };

/** The contract as JavaScript, each endpoint as a call that names its method and path. */
function writeRoutes(endpoints: Endpoints): string {
  if (isEndpoint(endpoints)) {
    const { method, path } = endpoints['~orpc'].route;
    return `at(${JSON.stringify(method)}, ${JSON.stringify(path)})`;
  }
  const named = Object.entries(endpoints).map(([name, below]) => `${JSON.stringify(name)}: ${writeRoutes(below)}`);
  return `{ ${named.join(', ')} }`;
}

const isEndpoint = (endpoints: Endpoints): endpoints is Endpoint => '~orpc' in endpoints;

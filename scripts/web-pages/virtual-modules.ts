import type { Plugin } from 'vite';
import { contract } from '#contract/contract.ts';
import { sampleForPages } from './sample-for-pages.ts';

const SAMPLE = 'virtual:sample-company';

/** The sample company for the public pages. The web room may not import scripts, so the build passes the data in. */
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

/** Endpoints for signed-out visitors; the paths of the others arrive with the application. */
const BEFORE_SIGNING_IN = ['auth', 'session', 'invitations'];

/**
 * The API client needs only the paths of the contract; the server checks the input. Without the shapes, the browser does not have to load
 * zod before its first screen.
 */
export function slimContractModule(): Plugin {
  const nouns = Object.entries(contract);
  const write = (isEarly: boolean) =>
    writeRoutes(Object.fromEntries(nouns.filter(([noun]) => BEFORE_SIGNING_IN.includes(noun) === isEarly)));
  return {
    name: 'slim-contract',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (id.endsWith('/contract/contract.ts')) return `${READ}\nexport const contract = read(${write(true)});`;
      if (!id.endsWith('/lib/later-routes.ts')) return null;
      const names = `import { contract, read } from '#contract/contract.ts';`;
      return { code: `${names}\nObject.assign(contract, read(${write(false)}));`, moduleSideEffects: true };
    },
  };
}

const BELOW = '/assessments/{assessmentId}';

/** Builds oRPC's form of each endpoint from the text that `writeRoutes` writes. */
const READ = `export const read = (text) => Object.fromEntries(text.split('\\n').map((line) => {
  const [noun, ...parts] = line.split(' ');
  return [noun, Object.fromEntries(parts.map((part) => {
    const [name, method, path] = part.split('=');
    return [name, { '~orpc': { errorMap: {}, meta: {}, route: {
      method: method || 'GET', path: path.replace('~', '${BELOW}').replace('^', '/' + noun) } } }];
  }))];
}));`;

interface Endpoint {
  '~orpc': { route: { method?: string; path?: string } };
}
type Endpoints = Record<string, Record<string, Endpoint>>;

/**
 * The path of each endpoint as text: one noun on each line, with 'list==/assessments' for each of its endpoints, where GET is left out.
 * Objects would be half as large again.
 */
function writeRoutes(nouns: Endpoints): string {
  const lines = Object.entries(nouns).map(([noun, endpoints]) => {
    const packed = Object.entries(endpoints).map(([name, { '~orpc': at }]) => `${name}=${pack(at.route, noun)}`);
    return `${noun} ${packed.join(' ')}`;
  });
  return JSON.stringify(lines.join('\n'));
}

function pack({ method, path = '' }: Endpoint['~orpc']['route'], noun: string): string {
  if (!method || /[~^= ]/.test(path)) throw new Error(`${method} ${path} cannot be packed: see BELOW.`);
  return `${method === 'GET' ? '' : method}=${path.replace(BELOW, '~').replace(`/${noun}`, '^')}`;
}

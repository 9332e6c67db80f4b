import type { Bindings } from './app-context.ts';

/** Every method that some route answers. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/** What a refusal says in `Allow`; undefined when a route may answer this method. */
export function allowInsteadOf(method: string): string | undefined {
  return METHODS.includes(method) ? undefined : METHODS.join(', ');
}

/**
 * Whether a request says once which host it means, in a version of HTTP that has headers. Of two the parser keeps the first, and a proxy
 * before us may have believed the second.
 */
export function namesOneHost({ rawHeaders = [], httpVersion = '1.1' }: NonNullable<Bindings['incoming']>): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return httpVersion.startsWith('1.') && names.filter((name) => name.toLowerCase() === 'host').length <= 1;
}

/**
 * Whether the body is JSON in UTF-8, or there is none. Other kinds would be read as forms: a foreign page's form can send those without
 * asking first, and one of its fields could pass for one of ours.
 */
export function isJsonOrNothing({ headers }: Request): boolean {
  const type = headers.get('content-type');
  if (type !== null) return /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type);
  return !headers.has('transfer-encoding') && (headers.get('content-length') ?? '0') === '0';
}

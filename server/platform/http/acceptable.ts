import type { Bindings } from './app-context.ts';

/** All methods that routes support. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/** The `Allow` header of a refusal; undefined if a route may support this method. */
export function allowInsteadOf(method: string): string | undefined {
  return METHODS.includes(method) ? undefined : METHODS.join(', ');
}

/**
 * Whether a request names its host exactly once, in a version of HTTP that has headers. Of two, the parser keeps the first, but a proxy
 * in front of us may have used the second.
 */
export function namesOneHost({ rawHeaders = [], httpVersion = '1.1' }: NonNullable<Bindings['incoming']>): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return httpVersion.startsWith('1.') && names.filter((name) => name.toLowerCase() === 'host').length <= 1;
}

/**
 * Whether the body is JSON in UTF-8, or there is none. Other types would be read as forms: another site's form can send those without a
 * preflight, and one of its fields could pass for one of ours.
 */
export function isJsonOrNothing({ headers }: Request): boolean {
  const type = headers.get('content-type');
  if (type !== null) return /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type);
  return !headers.has('transfer-encoding') && (headers.get('content-length') ?? '0') === '0';
}

import type { MiddlewareHandler } from 'hono';

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // No part of the browser code makes markup from text, so no policy may be created that would.
  "trusted-types 'none'",
].join('; ');
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The outbox page shows its own messages in frames; no other page contains frames. */
export const outboxPolicy = pagePolicy.replace("connect-src 'self'", "frame-src 'self'");

/**
 * A message of the outbox as an email program would show it: without scripts, forms and remote content, in an opaque origin. Its links
 * open in a new page.
 */
export const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** For an uploaded file: if anything shows it as a page, it has an opaque origin and no scripts. */
export const filePolicy = `${dataPolicy}; sandbox`;

const ownPolicies = new Set([outboxPolicy, mailPolicy, filePolicy]);

/** The usual headers of a response that is not a page. */
export function headersOfData(isHttps: boolean): Record<string, string> {
  return {
    'content-security-policy': dataPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cache-control': 'no-store',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/**
 * Sets the usual headers on every response, including errors, streams and files. A response can only choose another policy from those
 * above.
 */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  const usual = headersOfData(isHttps);
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    const own = headers.get('content-security-policy') ?? '';
    const chosen = {
      'content-security-policy': ownPolicies.has(own) ? own : isPage ? pagePolicy : dataPolicy,
      'x-frame-options': own === mailPolicy ? 'SAMEORIGIN' : 'DENY',
      'cache-control': headers.get('cache-control') ?? 'no-store',
    };
    for (const [name, value] of Object.entries({ ...usual, ...chosen })) headers.set(name, value);
  };
}

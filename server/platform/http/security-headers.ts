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

/** The page of the outbox frames its own mails; else nothing frames anything. */
export const outboxPolicy = pagePolicy.replace("connect-src 'self'", "frame-src 'self'");

/**
 * A mail of the outbox as its mail program would show it: without script, forms, and anything fetched, in an origin of its own. Its
 * links open beside it.
 */
export const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');
const ownPolicies = new Set([outboxPolicy, mailPolicy]);

/** Sets the usual headers on every answer, errors, streams and files included. An answer chooses another policy only among those above. */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    const own = headers.get('content-security-policy') ?? '';
    headers.set('content-security-policy', ownPolicies.has(own) ? own : isPage ? pagePolicy : dataPolicy);
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-frame-options', own === mailPolicy ? 'SAMEORIGIN' : 'DENY');
    headers.set('referrer-policy', 'no-referrer');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    );
    if (isHttps) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  };
}

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

/** Sets the usual headers on every answer, errors, streams and files included. */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    headers.set('content-security-policy', isPage ? pagePolicy : dataPolicy);
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-frame-options', 'DENY');
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

import type { Config } from '#server/platform/config/config.ts';
import { isLoopbackHost } from '#server/platform/config/settings.ts';

/** These change nothing here, and over plain http browsers send them without any indication of their origin. */
const harmlessMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that changes something comes from our own pages (cross-site request forgery). Browsers send `Origin` with every such
 * request, and also `Sec-Fetch-Site`. A request with neither does not come from a browser; it passes only without cookies, because then
 * it uses nobody's sign-in.
 * If PUBLIC_URL is not set, a loopback origin that equals the Host header is also ours (localhost and 127.0.0.1).
 */
export function isSameOrigin(request: Request, config: Pick<Config, 'publicUrl' | 'isPublicUrlSet'>): boolean {
  if (harmlessMethods.has(request.method)) return true;
  const origin = request.headers.get('origin');
  if (origin === null) {
    const site = request.headers.get('sec-fetch-site');
    return site === null ? !request.headers.has('cookie') : site === 'same-origin';
  }
  if (origin === config.publicUrl) return true;
  if (config.isPublicUrlSet || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  return isLoopbackHost(url.hostname) && url.host === request.headers.get('host');
}

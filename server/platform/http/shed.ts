import type { MiddlewareHandler } from 'hono';
import { refusals } from '#contract/refusals.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Log } from '#server/platform/log/log.ts';
import { sessionCookieOf } from '#server/platform/sessions/session-cookie.ts';
import type { AppEnv } from './app-context.ts';
import { leavesUnread } from './body-gate.ts';
import { clientGroup } from './client-address.ts';
import { createOverload } from './overload.ts';
import { waitHeaders } from './refuse.ts';
import { headersOfData } from './security-headers.ts';

/** How often requests that were turned away are logged, in milliseconds. */
const TOLD_EVERY_MS = 1000;

/**
 * Turns away requests that the server cannot answer in time. This is the first thing done for a request, and the response is ready in
 * advance: at four times the server's capacity, three of four requests end here, so they must cost next to nothing.
 */
export function shed(config: Config, log: Log): MiddlewareHandler<AppEnv> {
  const { publicUrl } = config;
  const overload = createOverload();
  const session = sessionCookieOf(publicUrl);
  const body = JSON.stringify({ code: 'too-busy' });
  const headers = {
    ...headersOfData(publicUrl.startsWith('https:')),
    ...waitHeaders({ code: 'too-busy' }),
    'content-type': 'application/json',
  };
  let turnedAway = 0;
  const tell = () => {
    if (turnedAway === 0) {
      const timer = setTimeout(() => {
        log.warn({ requests: turnedAway }, 'too busy: refused requests');
        turnedAway = 0;
      }, TOLD_EVERY_MS);
      timer.unref();
    }
    turnedAway += 1;
  };
  return async (c, next) => {
    const visit = overload.enter(session.read(c.req.raw.headers) ?? clientGroup(c, config));
    if (!visit) {
      tell();
      const { status } = refusals['too-busy'];
      return new Response(body, { status, headers: leavesUnread(c) ? { ...headers, connection: 'close' } : headers });
    }
    c.set('visit', visit);
    try {
      await next();
    } finally {
      visit.leave();
    }
  };
}

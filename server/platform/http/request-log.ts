import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/platform/config/config.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { AppEnv } from './app-context.ts';
import { clientGroup } from './client-address.ts';
import { isCall } from './is-call.ts';
import { pathForLog } from './path-for-log.ts';

/** Gives each request an id and its own log, sends the cookies that belong to the response, and writes one line about it. */
export function requestLog(log: Log, config: Config): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    c.set('clientAddress', clientGroup(c, config));
    const startedAt = performance.now();
    await next();
    c.res.headers.set('x-request-id', requestId);
    for (const cookie of c.get('setCookies') ?? []) c.res.headers.append('set-cookie', cookie);
    const ms = Math.round(performance.now() - startedAt);
    const { method, path } = c.req;
    const line = { method, path: pathForLog(path), status: c.res.status, ms, ...c.get('who') };
    if (c.res.status < 400 || c.res.status >= 500 || !isCall(path)) return c.get('log').debug(line, 'answered');
    // Attempts to do something forbidden show up here: foreign ids, missing rights, other sites, malformed and too many requests.
    c.get('log').info({ ...line, address: c.get('clientAddress') }, 'refused');
  };
}

import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { CHAT_STREAM_PATH } from '#contract/chat-stream.ts';
import type { Member } from '#database/doors.ts';
import { readMigrations } from '#database/migrate.ts';
import type { Database } from '#database/open.ts';
import type { Config } from '#server/platform/config/config.ts';
import { addressGroup, type Limits } from '#server/platform/limits/limits.ts';
import { answerApi } from './api.ts';
import { type Chat, refuseQuestion } from './features/chat/chat.ts';
import { describeApi } from './openapi.ts';
import { allowInsteadOf, isJsonOrNothing } from './platform/http/acceptable.ts';
import { clientAddress } from './platform/http/client-address.ts';
import { askFirst, isDatabaseAway } from './platform/http/faults.ts';
import { isSameOrigin } from './platform/http/origin.ts';
import { databaseAwayPage, isPublicPage, notFoundPage, pageAt, screenPage } from './platform/http/plain-pages.ts';
import { answerRefusal } from './platform/http/refuse.ts';
import type { RequestContext } from './platform/http/request-context.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import type { StaticFiles } from './platform/http/static-files.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import type { Live } from './platform/live/live.ts';
import type { LiveStreams, StreamAccess } from './platform/live/live-stream.ts';
import type { Log } from './platform/log/log.ts';
import type { MailQueue } from './platform/mail/mail-queue.ts';
import { sessionCookieOf } from './platform/sessions/session-cookie.ts';
import type { Sessions } from './platform/sessions/sessions.ts';

/** The largest request: a section of long answers is far below it. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

export interface AppPorts {
  database: Database;
  sessions: Sessions;
  jobs: JobQueue;
  mail: MailQueue;
  limits: Limits;
  live: Live;
  liveStreams: LiveStreams;
  chat: Chat;
  /** Answers `/dev/outbox` where it may be shown at all, else null. */
  showOutbox(request: Request, peerAddress: string): Promise<Response | null>;
  files: StaticFiles;
  config: Config;
  now: () => Date;
  log: Log;
  version: string;
}

/** What the HTTP server hands in beside the request; tests leave it out or set the peer. */
export interface Bindings {
  incoming?: { socket?: { remoteAddress?: string } };
  peerAddress?: string;
}

export interface Variables {
  requestId: string;
  log: Log;
  /** A session in use lives on; its cookie is renewed with whatever is answered. */
  setCookies?: readonly string[];
  /** Who asks, for the log. */
  who?: { userId: string; companyId?: string };
}

type AppContext = Context<{ Bindings: Bindings; Variables: Variables }>;

/** The whole application as one function from request to answer; its ports are passed in, so tests own them. */
export function createApp(ports: AppPorts) {
  const { database, sessions, jobs, mail, limits, live, liveStreams, chat, config, files, now } = ports;
  const app = new Hono<{ Bindings: Bindings; Variables: Variables }>();
  const migrationIds = readMigrations().then((migrations) => migrations.map((migration) => migration.id));
  // Made when it is first asked for, which on most installations is never.
  let openapi: ReturnType<typeof describeApi> | undefined;

  app.use(async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('log', ports.log.child({ requestId }));
    const startedAt = performance.now();
    await next();
    c.res.headers.set('x-request-id', requestId);
    for (const cookie of c.get('setCookies') ?? []) c.res.headers.append('set-cookie', cookie);
    const ms = Math.round(performance.now() - startedAt);
    const { method, path } = c.req;
    const line = { method, path, status: c.res.status, ms, ...c.get('who') };
    if (c.res.status < 400 || c.res.status >= 500 || !isCall(path)) return c.get('log').debug(line, 'answered');
    // Who tries what she may not is seen here: foreign ids, missing rights, other sites, malformed and too many requests.
    c.get('log').info({ ...line, address: clientOf(c) }, 'refused');
  });
  app.use(securityHeaders(config.publicUrl.startsWith('https:')));
  app.use(async (c, next) => {
    const allow = allowInsteadOf(c.req.raw.method);
    if (!allow) return next();
    const refused = answerRefusal('method-not-allowed');
    refused.headers.set('allow', allow);
    return refused;
  });
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => answerRefusal('too-large'),
    }),
  );
  app.onError((error, c) => {
    if (isDatabaseAway(error))
      return wantsPage(c) ? databaseAwayPage(files, c.req.raw) : answerRefusal('database-away');
    c.get('log').error({ err: error }, 'a request failed');
    return answerRefusal('unexpected', { requestId: c.get('requestId') });
  });

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const isReady = await askFirst(database.isReady(await migrationIds)).catch(() => false);
    return isReady
      ? c.text('ready')
      : c.text('the database does not answer or is not migrated', 503, { 'retry-after': '2' });
  });

  const refuseForeign = (c: AppContext) => {
    if (!isSameOrigin(c.req.raw, config)) return answerRefusal('foreign-origin');
    return isJsonOrNothing(c.req.raw) ? null : answerRefusal('not-json');
  };

  const pack = compress({ contentTypeFilter: /^application\/json/ });
  // Not what answers with sessions: packed, its length would tell of what stands beside a secret (BREACH).
  app.use('/api/*', (c, next) => (c.req.path.startsWith('/api/auth/') ? next() : pack(c, next)));

  app.get('/api/openapi.json', async (c) => {
    openapi ??= describeApi(ports.version, config);
    return c.json(await openapi);
  });
  app.get('/api/live', async (c) => {
    // A HEAD request would open a stream that nobody ever reads.
    if (c.req.raw.method === 'HEAD') return c.body(null, 204);
    const access = await askFirst(readAccess(c));
    // 204 tells an event source not to come back by itself.
    return access ? liveStreams.open(access, () => readAccess(c)) : c.body(null, 204);
  });
  app.all('/api/*', async (c) => {
    const refused = refuseForeign(c);
    if (refused) return refused;
    const context = await askFirst(readContext(c));
    // Of a visitor without a session nothing has been asked of the database yet.
    if (!context.person && c.req.method !== 'GET') await askFirst(database.pool.query('select 1'));
    return (await answerApi(c.req.raw, context)) ?? answerRefusal('no-such-endpoint');
  });
  app.post(CHAT_STREAM_PATH, async (c) => {
    if (!isSameOrigin(c.req.raw, config)) return refuseQuestion('foreign-origin');
    if (!isJsonOrNothing(c.req.raw)) return refuseQuestion('malformed', { issues: [] });
    return chat.answer(c.req.raw, await askFirst(readContext(c)), () => readAccess(c));
  });
  app.get('/dev/outbox', async (c) => (await ports.showOutbox(c.req.raw, peerOf(c))) ?? showPage(c));

  app.get('*', async (c) => {
    const file = c.req.path.endsWith('.html') ? null : files.find(c.req.path, c.req.raw);
    if (file) return file;
    // A missing hashed file must not be answered with a page: the browser would cache it as script.
    if (c.req.path.startsWith('/assets/')) return answerRefusal('not-found');
    return showPage(c);
  });
  app.notFound(() => answerRefusal('not-found'));

  /** Who asks, read anew on each request: the session and the membership with its role. */
  async function readContext(c: AppContext): Promise<RequestContext> {
    const requestId = c.get('requestId');
    const found = await sessions.read(c.req.raw.headers);
    c.set('setCookies', found?.setCookies ?? []);
    const membership = found?.membership ?? null;
    const member: Member | null = found && membership ? { userId: found.userId, ...membership, requestId } : null;
    if (found) c.set('who', { userId: found.userId, ...(membership && { companyId: membership.companyId }) });
    const address = clientOf(c);
    const ports = { database, sessions, jobs, mail, limits, live, config, now };
    const setCookie = (value: string) => c.set('setCookies', addCookie(c.get('setCookies') ?? [], value));
    const { headers } = c.req.raw;
    return {
      requestId,
      person: found,
      member,
      headers,
      setCookie,
      clientAddress: address,
      ...ports,
      log: c.get('log'),
    };
  }

  /** The same for a stream that goes on, without a word to its cookies. */
  async function readAccess(c: AppContext): Promise<StreamAccess | null> {
    const found = await sessions.read(c.req.raw.headers);
    if (!found) return null;
    const { userId, membership } = found;
    return { userId, companyId: membership?.companyId ?? null, role: membership?.role ?? null };
  }

  /** The client's address or, with IPv6, its network. */
  function clientOf(c: AppContext): string {
    return addressGroup(clientAddress(c.req.raw, peerOf(c), config.trustProxy));
  }

  async function showPage(c: AppContext): Promise<Response> {
    const page = pageAt(c.req.path);
    if (page === null) {
      c.get('log').info({ path: c.req.path }, 'page not found');
      return notFoundPage(files, c.req.raw);
    }
    // A screen that cannot do anything yet had better say so at once; public pages need no database.
    if (!isPublicPage(page)) await askFirst(database.pool.query('select 1'));
    const isSignedIn = sessionCookieOf(config.publicUrl).read(c.req.raw.headers) !== undefined;
    return screenPage(files, page, c.req.raw, isSignedIn);
  }

  return app;
}

/** Of two cookies with one name the later counts. */
function addCookie(cookies: readonly string[], added: string): string[] {
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='));
  return [...cookies.filter((cookie) => nameOf(cookie) !== nameOf(added)), added];
}

/** What the application's own screens call, as against what a person opens. */
const isCall = (path: string) => path.startsWith('/api/') || path === CHAT_STREAM_PATH;

const wantsPage = (c: AppContext) => !isCall(c.req.path) && (c.req.header('accept') ?? '').includes('text/html');

function peerOf(c: AppContext): string {
  return c.env?.peerAddress ?? c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
}

import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { CHAT_COMPLETIONS_PATH } from '#contract/chat-completions.ts';
import { CHAT_STREAM_PATH } from '#contract/chat-stream.ts';
import type { BodySize } from '#contract/endpoint.ts';
import { answerApi } from './api.ts';
import { type Chat, refuseQuestion } from './features/assistant/chat/chat.ts';
import { findEndpoint } from './find-endpoint.ts';
import { describeApi } from './openapi.ts';
import { allowInsteadOf, isJsonOrNothing, namesOneHost } from './platform/http/acceptable.ts';
import { closedTo } from './platform/http/access.ts';
import { type AppContext, type AppEnv, peerOf } from './platform/http/app-context.ts';
import { closeUnread, createBodyGate } from './platform/http/body-gate.ts';
import { askFirst } from './platform/http/faults.ts';
import { isCall } from './platform/http/is-call.ts';
import { isSameOrigin } from './platform/http/origin.ts';
import { OUTBOX } from './platform/http/outbox-page.ts';
import { pathForLog } from './platform/http/path-for-log.ts';
import {
  databaseAwayPage,
  documentPage,
  isPublicPage,
  notFoundPage,
  pageAt,
  screenPage,
} from './platform/http/plain-pages.ts';
import { createReadiness } from './platform/http/readiness.ts';
import { answerRefusal } from './platform/http/refuse.ts';
import type { RequestContext } from './platform/http/request-context.ts';
import { requestLog } from './platform/http/request-log.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { shed } from './platform/http/shed.ts';
import type { StaticFiles } from './platform/http/static-files.ts';
import type { LiveStreams } from './platform/live/live-stream.ts';
import type { Log } from './platform/log/log.ts';
import { sessionCookieOf } from './platform/sessions/session-cookie.ts';
import { type HandlerPorts, readAccess, readContext } from './request-identity.ts';

export interface AppPorts extends HandlerPorts {
  liveStreams: LiveStreams;
  chat: Chat;
  /** Returns the address of the outbox if it may be shown, otherwise null. */
  showOutbox(request: Request, peerAddress: string): Promise<Response | null>;
  files: StaticFiles;
  log: Log;
  version: string;
}

type App = Hono<AppEnv>;

/** Creates the whole application as one function from request to response; its ports are passed in, so tests can replace them. */
export function createApp(ports: AppPorts): App {
  const app: App = new Hono();
  const atTheDoor = shed(ports.config, ports.log);
  // Streams stay open, so they are not counted.
  app.use('/api/*', (c, next) => (c.req.path === '/api/live' ? next() : atTheDoor(c, next)));
  refuseWhatNoRouteTakes(app, ports);
  addHealth(app, ports);
  addCalls(app, ports);
  addPages(app, ports);
  app.notFound(() => answerRefusal('not-found'));
  return app;
}

function refuseWhatNoRouteTakes(app: App, { config, log, files, troubles }: AppPorts) {
  app.use(requestLog(log, config));
  app.use(closeUnread);
  app.use(securityHeaders(config.publicUrl.startsWith('https:')));
  app.use(async (c, next) => {
    if (!namesOneHost(c.env?.incoming ?? {})) return answerRefusal('malformed', { issues: [] });
    const allow = allowInsteadOf(c.req.raw.method);
    if (!allow) return next();
    const refused = answerRefusal('method-not-allowed');
    refused.headers.set('allow', allow);
    return refused;
  });
  app.onError((error, c) => {
    const trouble = troubles.tell(error);
    if (trouble) return wantsPage(c) ? databaseAwayPage(files, c.req.raw) : answerRefusal(trouble);
    c.get('log').error({ err: error }, 'a request failed');
    return answerRefusal('unexpected', { requestId: c.get('requestId') });
  });
}

function addHealth(app: App, { database, troubles, log }: AppPorts) {
  const readiness = createReadiness(database, troubles, log);
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const obstacle = await readiness();
    return obstacle === null ? c.text('ready') : c.text(obstacle, 503, { 'retry-after': '2' });
  });
}

/** The requests that the application's own screens make. */
function addCalls(app: App, ports: AppPorts) {
  const { config, database, chat, liveStreams, version } = ports;
  const pack = compress({ contentTypeFilter: /^(application\/json|text\/csv)/ });
  // Responses with sessions are not compressed: their length would reveal what is next to a secret (BREACH).
  app.use('/api/*', (c, next) => (c.req.path.startsWith('/api/auth/') ? next() : pack(c, next)));

  // Created on the first request, which most installations never receive.
  let openapi: ReturnType<typeof describeApi> | undefined;
  app.get('/api/openapi.json', async (c) => {
    openapi ??= describeApi(version, config);
    return c.json(await openapi);
  });
  app.get('/api/live', async (c) => {
    // A HEAD request would open a stream that nobody ever reads.
    if (c.req.raw.method === 'HEAD') return c.body(null, 204);
    const access = await askFirst(readAccess(c, ports));
    // 204 tells an event source not to reconnect automatically.
    return access ? liveStreams.open(access, () => readAccess(c, ports)) : c.body(null, 204);
  });
  const bodies = createBodyGate();
  /** Answers with the body if there is enough space for it, and then releases the space. */
  async function withBody(
    c: AppContext,
    { member }: RequestContext,
    size: BodySize,
    refuse: (code: 'too-large' | 'too-busy') => Response,
    answer: (request: Request) => Promise<Response>,
  ): Promise<Response> {
    const reading = bodies.admit(c.req.raw, size, member?.companyId ?? null);
    const admitted = await (c.get('visit')?.outside(reading) ?? reading);
    if (!admitted.ok) return refuse(admitted.code);
    try {
      return await answer(admitted.request);
    } finally {
      admitted.done();
    }
  }
  /** Answers with the body as it arrives; the endpoint limits its size. */
  async function withBytes(c: AppContext, context: RequestContext): Promise<Response> {
    const answering = answerApi(c.req.raw, { ...context, bytes: c.req.raw.body ?? nothing() });
    return (await (c.get('visit')?.outside(answering) ?? answering)) ?? answerRefusal('no-such-endpoint');
  }
  app.all('/api/*', async (c) => {
    if (!isSameOrigin(c.req.raw, config)) return answerRefusal('foreign-origin');
    // A GET request has no body, so its endpoint need not be known here.
    const endpoint = c.req.method === 'GET' ? undefined : findEndpoint(c.req.method, c.req.path);
    const body = endpoint?.body ?? 'small';
    if (body !== 'stream' && !isJsonOrNothing(c.req.raw)) return answerRefusal('not-json');
    const context = await askFirst(readContext(c, ports));
    if (c.req.method === 'GET') return (await answerApi(c.req.raw, context)) ?? answerRefusal('no-such-endpoint');
    // Senders who may not send this are refused before a byte of the body is read.
    const closed = endpoint && closedTo(context, endpoint);
    if (closed) return answerRefusal(closed);
    // For a visitor without a session, the database has not been queried yet.
    if (!context.person) await askFirst(database.pool.query('select 1'));
    if (body === 'stream') return withBytes(c, context);
    return withBody(c, context, body, answerRefusal, async (request) => {
      return (await answerApi(request, context)) ?? answerRefusal('no-such-endpoint');
    });
  });
  app.on('POST', [CHAT_STREAM_PATH, CHAT_COMPLETIONS_PATH], async (c) => {
    if (!isSameOrigin(c.req.raw, config)) return refuseQuestion('foreign-origin');
    if (!isJsonOrNothing(c.req.raw)) return refuseQuestion('malformed', { issues: [] });
    const context = await askFirst(readContext(c, ports));
    if (!context.person) return refuseQuestion('not-signed-in');
    return withBody(c, context, 'row', refuseQuestion, (request) =>
      chat.answer(request, context, () => readAccess(c, ports)),
    );
  });
}

const nothing = () => new ReadableStream<Uint8Array>({ start: (stream) => stream.close() });

/** The addresses that people open: screens, files and, where it may be shown, the outbox. */
function addPages(app: App, { config, database, files, showOutbox }: AppPorts) {
  app.get(`${OUTBOX}/*`, async (c) => (await showOutbox(c.req.raw, peerOf(c))) ?? showPage(c));
  app.get('*', async (c) => {
    const file = c.req.path.endsWith('.html') ? null : files.find(c.req.path, c.req.raw);
    if (file) return file;
    // A missing hashed file must not be answered with a page: the browser would cache it as script.
    if (c.req.path.startsWith('/assets/')) return answerRefusal('not-found');
    return showPage(c);
  });

  async function showPage(c: AppContext): Promise<Response> {
    const page = pageAt(c.req.path);
    const document = page === null ? documentPage(files, c.req.raw) : null;
    if (document) return document;
    if (page === null) {
      c.get('log').info({ path: pathForLog(c.req.path) }, 'page not found');
      return notFoundPage(files, c.req.raw);
    }
    // A screen that cannot work yet should say so immediately; public pages need no database.
    if (!isPublicPage(page)) await askFirst(database.pool.query('select 1'));
    const isSignedIn = sessionCookieOf(config.publicUrl).read(c.req.raw.headers) !== undefined;
    return screenPage(files, page, c.req.raw, isSignedIn);
  }
}

const wantsPage = (c: AppContext) => !isCall(c.req.path) && (c.req.header('accept') ?? '').includes('text/html');

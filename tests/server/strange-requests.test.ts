import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAT_COMPLETIONS_PATH } from '#contract/chat-completions.ts';
import { CHAT_STREAM_PATH } from '#contract/chat-stream.ts';
import { contract } from '#contract/contract.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { foundWorld, type World } from '../shared/world.ts';
import { strangeValues } from './strange-values.ts';

/** The routes outside the contract, whose own endpoints `malformed-inputs.test.ts` covers; each must get a strange request below. */
const ROUTES = [
  'GET /healthz',
  'GET /readyz',
  'GET /api/openapi.json',
  'GET /api/live',
  'ALL /api/*',
  `POST ${CHAT_STREAM_PATH}`,
  `POST ${CHAT_COMPLETIONS_PATH}`,
  'GET /dev/outbox/*',
  'GET *',
];

const WORDS = [
  ['a percent sign', '%'],
  ['a NUL', '%00'],
  ['a byte that is no UTF-8', '%ff'],
  ['half a character', '%ed%a0%bd'],
  ['the way up', '../../etc/passwd'],
  ['the way up, hidden', '..%2f..%2fetc%2fpasswd'],
  ['a backslash', '..\\..\\etc'],
  ['a key of every object', '__proto__'],
  ['another key of every object', 'constructor.html'],
  ['quotes', `'";--`],
  ['a line end', 'a%0d%0aset-cookie:x'],
  ['markup', '<script>alert(1)</script>'],
  ['sixteen thousand characters', 'x'.repeat(16_000)],
  ['other scripts', '%E2%80%AEabc'],
] as const;

let database: TestDatabase;
let app: TestApp;
let world: World;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database, { canShowOutbox: true });
  world = await foundWorld(app);
});
afterAll(async () => {
  await app.chat.close();
  await database.close();
});

/** Sends a request and checks the answer: no fault, no internals, and nothing of the input as a header or as markup. */
async function ask(method: string, path: string, init: RequestInit = {}): Promise<number> {
  const what = `${method} ${path.slice(0, 80)}`;
  const response = await app.request(path, { method, cookie: world.cookie, ...init });
  const isStream =
    response.headers.get('content-type')?.startsWith('text/event-stream') && path.startsWith('/api/live');
  const text = isStream ? '' : await response.text();
  if (isStream) await response.body?.cancel();
  expect(response.status, what).not.toBe(500);
  expect(text, what).not.toMatch(/\bat .*\.ts:|node_modules|SQLSTATE|<script>alert/);
  expect(response.headers.get('set-cookie') ?? '', what).not.toContain('x=');
  return response.status;
}

describe('the routes outside the contract', () => {
  it('are those that are tested here', () => {
    const isAnswering = ({ handler }: { handler: { length: number } }) => handler.length < 2;
    const routes = app.app.routes
      .filter(isAnswering)
      .map(({ method, path }) => `${method} ${path.replace(/^\/\*$/, '*')}`);
    expect([...new Set(routes)].sort()).toEqual(ROUTES.toSorted());
  });

  it.each(WORDS)('survive %s in a path and in a query', async (_, word) => {
    for (const path of ['/', '/assets/', '/app/', '/api/', '/dev/outbox/', '/healthz/', '/api/live/', '/pages/'])
      await ask('GET', path + word);
    const queries = [
      '/healthz?',
      '/readyz?',
      '/api/openapi.json?',
      '/api/live?',
      '/dev/outbox/x?style=',
      '/app/chat?assessment=',
      '/app/assessment?section=',
      '/auth?next=',
      '/invitation?invitation=',
    ];
    for (const path of queries) await ask('GET', path + word);
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) await ask(method, `/api/${word}`);
  });

  it.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('survive %s', async (method) => {
    for (const path of [
      '/healthz',
      '/readyz',
      '/api/openapi.json',
      '/api/live',
      '/dev/outbox/x',
      '/',
      '/app/chat',
      CHAT_STREAM_PATH,
      CHAT_COMPLETIONS_PATH,
    ])
      await ask(method, path);
  });

  it('survive strange headers', async () => {
    for (const [name, value] of [
      ['cookie', 'twofold.session_token=%00'],
      ['cookie', `twofold.session_token=${'x'.repeat(8_000)}`],
      ['cookie', ';;;===%%%'],
      ['accept-encoding', '\u00ff'],
      ['if-none-match', '"\u00e4'],
      ['last-event-id', "'; drop table users"],
      ['x-forwarded-for', 'not an address, ::::'],
      ['content-length', '-1'],
      ['range', 'bytes=9-1'],
    ] as const)
      for (const path of ['/', '/app/chat', '/api/live', '/api/session', '/dev/outbox/x'])
        await ask('GET', path, { headers: { [name]: value } });
  });

  it('survive every strange value in every place of a question to the assistant', async () => {
    const question = {
      messages: [{ role: 'user', content: 'Which topics are material?' }],
      session_id: world.chatSession.id,
      message_id: randomUUID(),
      replace_from: randomUUID(),
      answer_with: 'built-in-analyst',
      saveHistory: true,
      stream: false,
      stream_options: { include_usage: true },
      metadata: {},
      temperature: 1,
    };
    const headers = { 'content-type': 'application/json' };
    const send = (body: unknown) => ask('POST', CHAT_STREAM_PATH, { headers, body: JSON.stringify(body) });
    for (const value of strangeValues) {
      await send(value);
      for (const key of Object.keys(question)) await send({ ...question, message_id: randomUUID(), [key]: value });
      await send({ ...question, messages: [value] });
      for (const key of ['role', 'content'])
        await send({ ...question, message_id: randomUUID(), messages: [{ ...question.messages[0], [key]: value }] });
    }
    expect(await send({ ...question, message_id: randomUUID() })).toBe(200);
  });

  it('survive bodies that are not JSON', async () => {
    for (const body of ['', '{', 'null', '[]', '"', '\u0000', '{"a":'.repeat(5_000), '[['.repeat(20_000)])
      for (const path of [CHAT_STREAM_PATH, '/api/company', '/api/auth/confirm', '/api/nothing'])
        await ask('POST', path, { headers: { 'content-type': 'application/json' }, body });
  });
});

describe('a mailed link whose secret cannot be stored', () => {
  it.each([
    ['/api/auth/confirm', {}],
    ['/api/auth/reset', { newPassword: 'a heron over the marsh' }],
  ])('is refused as malformed: %s', async (path, more) => {
    const response = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: 'a\u0000b', ...more }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'malformed',
      data: { issues: [{ path: ['token'], code: 'not-storable' }] },
    });
  });
});

describe('an endpoint that deletes', () => {
  const deleting = Object.values(contract)
    .flatMap((calls) => Object.values(calls))
    .map((call) => call['~orpc'].route)
    .filter(({ method }) => method === 'DELETE')
    .map(({ path = '' }) => path);

  it.each(deleting)('needs no body: %s', async (path) => {
    const { cookie } = await app.signUp();
    const response = await app.request(`/api${path.replace(/\{\w+\}/g, () => randomUUID())}`, {
      method: 'DELETE',
      cookie,
    });
    expect(response.status).not.toBe(400);
  });
});

describe('what the log contains for a strange request', () => {
  it('is short, whatever was requested, and never the secret address of the outbox', async () => {
    app.lines.length = 0;
    await ask('GET', `/${'y'.repeat(15_000)}`);
    await ask('GET', `/api/${'y'.repeat(15_000)}`);
    await ask('GET', '/dev/outbox/a-secret-of-the-start', { headers: { host: 'evil.example' } });
    expect(app.lines.length).toBeGreaterThan(2);
    expect(app.lines.filter((line) => line.length > 1_000)).toEqual([]);
    expect(app.lines.join('')).not.toContain('a-secret-of-the-start');
  });
});

import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAT_STREAM_PATH } from '#contract/chat-stream.ts';
import { connectionLimits } from '#server/platform/http/connection-limits.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { eventually } from '../shared/eventually.ts';
import { createTestApp, PASSWORD } from '../shared/front-door.ts';
import { type RunningVisit, startBehindWire, visit } from './running-visit.ts';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startBehindWire>>;
let visitor: RunningVisit;
let port: number;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startBehindWire(database);
  visitor = await visit(server.url, 'http@example.com');
  port = Number(new URL(server.url).port);
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

/** Sends raw bytes and returns everything received until the connection was closed. */
function sendRaw(text: string, toPort = port, drops: string[] = []): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(toPort, '127.0.0.1', () => socket.write(text));
    const dripping = setInterval(() => {
      const drop = drops.shift();
      if (drop !== undefined) socket.write(drop);
    }, 50);
    socket.on('data', (bytes) => {
      heard += bytes;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(heard);
    });
  });
}
const request = (line: string, headers: string[] = [], body = '') =>
  `${[`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`;
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

const readCompany = async () => (await visitor.ask('GET', '/api/company')).json();
const form = 'name=Overwritten&industry=food-beverage&size=large&version=1';
const json = JSON.stringify({ name: 'Overwritten', industry: 'food-beverage', size: 'large', version: 1 });

describe('a body that is not JSON in UTF-8', () => {
  it.each([
    ['text', 'text/plain', json],
    ['a form', 'application/x-www-form-urlencoded', form],
    ['a form of parts', 'multipart/form-data; boundary=x', '--x--'],
    ['no type at all', undefined, json],
    ['a type that only begins like JSON', 'application/json-seq', json],
    ['a type in which JSON is hidden', 'text/plain; application/json', json],
    ['two types', 'application/json, text/plain', json],
    ['JSON in another encoding', 'application/json; charset=utf-16', json],
    ['an event stream', 'text/event-stream', `data: ${json}\n\n`],
  ])('is refused and changes nothing: %s', async (_, type, body) => {
    const before = await readCompany();
    for (const [method, path] of [
      ['PUT', '/api/company'],
      ['POST', '/api/auth/sign-out'],
    ] as const) {
      const response = await fetch(server.url + path, {
        method,
        headers: { origin: server.url, cookie: visitor.cookie, ...(type && { 'content-type': type }) },
        body: new TextEncoder().encode(body),
      });
      expect({ path, status: response.status }).toEqual({ path, status: 415 });
      expect(await response.json()).toMatchObject({ code: 'not-json' });
    }
    expect(await readCompany()).toEqual(before);
  });

  it('sends nothing to the assistant', async () => {
    const question = { messages: [{ role: 'user', content: 'What is material?' }], session_id: randomUUID() };
    const answer = await visitor.ask('POST', CHAT_STREAM_PATH, question, { 'content-type': 'text/plain' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'malformed' });
  });
});

describe('a method that the server does not use', () => {
  it.each(['TRACE', 'OPTIONS', 'PATCH', 'PROPFIND', 'LINK'])(
    'is answered 405 with the allowed methods: %s',
    async (method) => {
      for (const path of ['/', '/api/company', '/assets/none.js', '/healthz']) {
        const answer = await sendRaw(request(`${method} ${path}`, [`Cookie: ${visitor.cookie}`]));
        expect(statusOf(answer)).toBe(405);
        expect(answer).toMatch(/\r\nallow: GET, HEAD, POST, PUT, DELETE\r\n/i);
        expect(answer).not.toMatch(/access-control/i);
      }
    },
  );

  it('cannot be set by a header instead', async () => {
    for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const answer = await visitor.ask('GET', '/api/company', undefined, { [header]: 'DELETE' });
      expect(answer.status).toBe(200);
    }
  });

  it('opens no stream with HEAD', async () => {
    const answer = await visitor.ask('HEAD', '/api/live');
    expect(answer.status).toBe(204);
  });
});

describe('a response to another site', () => {
  it.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'allows no origin to read it: %s',
    async (origin) => {
      for (const path of ['/api/session', '/api/company', '/', '/api/openapi.json']) {
        const { headers } = await visitor.ask('GET', path, undefined, { origin });
        expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    },
  );

  it.each([
    ['its own origin', { origin: 'https://evil.example' }],
    ['no origin, but the browser’s word that it is another site', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['no origin, but the browser’s word that it is a neighbour’s', { origin: '', 'sec-fetch-site': 'same-site' }],
    ['no origin at all beside the cookie', { origin: '' }],
  ])('is a refusal when the request would change something and carries %s', async (_, headers) => {
    const before = await readCompany();
    const sent = { 'content-type': 'application/json', cookie: visitor.cookie, ...headers } as Record<string, string>;
    if (sent.origin === '') delete sent.origin;
    // Node's own fetch always sends 'cross-site', so the bytes are written by hand.
    const lines = Object.entries({ ...sent, 'content-length': String(json.length) }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const answer = await sendRaw(request('PUT /api/company', lines, json));
    expect(statusOf(answer)).toBe(403);
    expect(await readCompany()).toEqual(before);
  });
});

describe('a response to a signed-in person', () => {
  it('is never cached, and has no type that a browser would execute', async () => {
    for (const path of ['/api/session', '/api/company', '/api/team', '/api/nothing', '/api/assessments']) {
      const { headers } = await visitor.ask('GET', path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    }
  });
});

describe('a server that people reach over https', () => {
  it('tells browsers on every answer to stay there, and sets cookies for this host alone', async () => {
    const app = createTestApp(database, { publicUrl: 'https://twofold.example.com', isPublicUrlSet: true });
    const origin = 'https://twofold.example.com';
    for (const path of ['/', '/nowhere', '/api/session', '/api/nothing', '/healthz', '/assets/none.js']) {
      const { headers } = await app.request(path, { headers: { origin } });
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    }
    const signUp = await app.request('/api/auth/sign-up', {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ fullName: 'Ada', email: 'over-https@example.com', password: PASSWORD }),
    });
    const cookies = signUp.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/);
      for (const attribute of [/; secure/i, /; httponly/i, /; samesite=lax/i, /; path=\/(;|$)/i])
        expect(cookie).toMatch(attribute);
      expect(cookie).not.toMatch(/; domain/i);
    }
  });
});

describe('a path to a file', () => {
  it.each([
    '/../package.json',
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%5c..%5c..%5cpackage.json',
    '/assets/%00',
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/data/secrets.json',
    '/index.html.br',
    '/assets/',
    '/%zz',
    '/%ff%fe',
    '//evil.example/',
    '/%5cevil.example',
  ])('outside the served files is answered 404, without a redirect elsewhere: %s', async (path) => {
    const answer = await sendRaw(request(`GET ${path}`));
    expect(statusOf(answer)).toBe(404);
    expect(answer).not.toMatch(/\r\nlocation:/i);
    expect(answer).not.toContain('root:');
    expect(answer).not.toContain('"dependencies"');
  });
});

describe('a request whose framing or host is ambiguous', () => {
  it.each([
    ['both a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['two lengths', ['Content-Length: 5', 'Content-Length: 6'], 'abcdef'],
    ['a chunk of no length', ['Transfer-Encoding: chunked'], 'zz\r\n\r\n'],
    ['an unknown encoding', ['Transfer-Encoding: gzip, chunked, foo'], '0\r\n\r\n'],
    ['a line folded over', ['X-A: b', ' c'], ''],
    ['a space before the colon', ['Content-Length : 5'], 'abcde'],
  ])('is refused once, and its connection closed: %s', async (_, headers, body) => {
    const smuggled = request('GET /healthz');
    const answer = await sendRaw(request('POST /api/company', headers, body) + smuggled);
    expect(statusOf(answer)).toBe(400);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it.each(['a b', 'evil.example/path?x', 'user@evil.example'])('is refused when its host is %j', async (host) => {
    const answer = await sendRaw(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(statusOf(answer)).toBe(400);
  });

  it('puts no host name chosen by the client into a link', async () => {
    const answer = await sendRaw(
      request('GET /', [
        'X-Forwarded-Host: evil.example',
        'Forwarded: host=evil.example',
        'X-Original-URL: /api/company',
      ]),
    );
    expect(statusOf(answer)).not.toBe(500);
    expect(answer).not.toContain('evil.example');
  });
});

describe('a request that names two hosts, or none because its HTTP version is too old', () => {
  it.each([
    ['two hosts', request('GET /healthz', ['Host: evil.example'])],
    ['one host twice', request('GET /healthz', ['host: localhost'])],
    ['two hosts, one in capitals', request('GET /', ['HOST: evil.example'])],
    ['none, in HTTP/0.9', 'GET /healthz\r\n\r\n'],
  ])('is refused: %s', async (_, raw) => {
    const answer = await sendRaw(raw);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('\r\n\r\nok');
  });
});

describe('a client that sends too much or too slowly', () => {
  it('is refused with 431 when its headers never end', async () => {
    const answer = await sendRaw(request('GET /', [`X-Long: ${'a'.repeat(connectionLimits.maxHeaderSize)}`]));
    expect(statusOf(answer)).toBe(431);
  });

  it.each([
    ['header', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n', 'X-Drop: a\r\n'],
    ['body', request('PUT /api/company', ['Content-Length: 1000', 'Content-Type: application/json']), ' '],
  ])('is disconnected with 408 when its %s arrives in small drops', async (_, start, drop) => {
    // The server's own limits, twenty times shorter.
    const hasty = Object.fromEntries(Object.entries(connectionLimits).map(([name, value]) => [name, value / 20]));
    const slow = serve({
      fetch: async (received) => new Response(await received.text()),
      port: 0,
      hostname: '127.0.0.1',
      serverOptions: { ...hasty, maxHeaderSize: connectionLimits.maxHeaderSize },
    });
    await eventually('it listens', () => slow.address());
    const address = slow.address() as { port: number };
    const answer = await sendRaw(start, address.port, Array<string>(400).fill(drop));
    slow.close();
    expect(statusOf(answer)).toBe(408);
  });
});

describe('a large response', () => {
  const packed = { 'accept-encoding': 'gzip' };

  it('is compressed for clients that accept it, and decodes to the same text', async () => {
    const plain = await fetch(`${server.url}/api/openapi.json`, { headers: { 'accept-encoding': 'identity' } });
    const short = await fetch(`${server.url}/api/openapi.json`, { headers: packed });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(short.headers.get('content-encoding')).toBe('gzip');
    expect(short.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect(await short.text()).toBe(await plain.text());
  });

  it('is not compressed when it contains a session', async () => {
    const answer = await fetch(`${server.url}/api/auth/get-session`, { headers: packed });
    expect(answer.headers.get('content-encoding')).toBeNull();
  });
});

describe('the page of a screen', () => {
  const linksOf = async (path: string, headers: Record<string, string> = {}) =>
    (await visitor.ask('GET', path, undefined, headers)).headers.get('link') ?? '';

  it('makes the browser preload its data where there is a session', async () => {
    expect(await linksOf('/app/dashboard')).toContain('</api/session>; rel=preload; as=fetch; crossorigin');
    expect(await linksOf('/app/dashboard')).toContain('</api/dashboard>');
    expect(await linksOf('/app/settings')).not.toContain('</api/dashboard>');
    const stranger = await fetch(`${server.url}/app/dashboard`);
    expect(stranger.headers.get('link')).toBeNull();
  });
});

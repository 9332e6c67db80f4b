import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAT_COMPLETIONS_PATH } from '#contract/chat-completions.ts';
import { CHAT_STREAM_PATH } from '#contract/chat-stream.ts';
import { contract } from '#contract/contract.ts';
import { type RefusalCode, refusals } from '#contract/refusals.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, foundWorld, SECRET, stakeholderFields, type World } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
let world: World;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  world = await foundWorld(app);
});
afterAll(() => database.close());

const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(`/api/assessments/${world.assessmentId}${path}`, {
    method,
    cookie: world.cookie,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const component = (changes: object) => ({ ...componentFields, id: randomUUID(), topicId: world.topicId, ...changes });

describe('an invalid request', () => {
  it.each([
    ['malformed JSON', () => send('POST', '/components', '{"title": '), 400],
    ['a list instead of an object', () => send('POST', '/components', '[]'), 400],
    ['nothing', () => send('POST', '/components', ''), 400],
    ['a wrong type', () => send('POST', '/components', component({ impactSeverity: '4' })), 400],
    ['a number out of range', () => send('POST', '/components', component({ impactSeverity: 6 })), 400],
    ['a fraction', () => send('POST', '/components', component({ impactLikelihood: 2.5 })), 400],
    ['a blank title', () => send('POST', '/components', component({ title: ' \n ' })), 400],
    ['100,000 characters', () => send('POST', '/components', component({ description: 'x'.repeat(100_000) })), 400],
    ['the character with code 0', () => send('POST', '/components', component({ title: 'a\u0000b' })), 400],
    ['an unknown key', () => send('POST', '/components', component({ companyId: randomUUID() })), 400],
    ['an id that is none', () => send('DELETE', '/components/not-an-id', {}), 400],
    ['an unknown id', () => send('DELETE', `/components/${randomUUID()}`, {}), 404],
    ['an unknown topic', () => send('POST', '/components', component({ topicId: randomUUID() })), 404],
    ['polarity on a risk', () => send('POST', '/components', component({ kind: 'risk' })), 400],
    [
      'a risk that is pursued',
      () =>
        send(
          'POST',
          '/components',
          component({ kind: 'risk', impactPolarity: null, actualPotentialImpact: null, opportunityPursued: 'pursued' }),
        ),
      400,
    ],
    ['an unknown option', () => send('POST', '/components', component({ timeHorizon: 'someday' })), 400],
    [
      'a stakeholder row that says nothing',
      () =>
        send('PUT', '/stakeholders', {
          rows: [
            {
              ...stakeholderFields,
              stakeholderNames: '',
              keyStakeholderReason: '',
              relevantTopicsViews: ' ',
              id: randomUUID(),
              seenVersion: null,
            },
          ],
        }),
      400,
    ],
    [
      'an unknown stakeholder group',
      () =>
        send('PUT', '/stakeholders', {
          rows: [{ ...stakeholderFields, stakeholderGroup: 'martians', id: randomUUID(), seenVersion: null }],
        }),
      400,
    ],
    [
      'a financial year that no calendar has',
      () => send('PUT', '/esrs-version', { financialYearStart: '2026-02-30', esrsVersion: 'esrs-2026', version: 1 }),
      400,
    ],
    [
      'a financial year long ago',
      () => send('PUT', '/esrs-version', { financialYearStart: '1826-01-01', esrsVersion: 'esrs-2026', version: 1 }),
      400,
    ],
    [
      'a threshold that is no choice',
      () => send('PUT', '/thresholds', { impact: 11, financial: 10, reason: 'because', version: 1 }),
      400,
    ],
    [
      'more than four megabytes',
      () => send('POST', '/components', component({ description: 'x'.repeat(5_000_000) })),
      413,
    ],
    ['another site', () => send('POST', '/components', component({}), { origin: 'https://elsewhere.example' }), 403],
    ['an endpoint that does not exist', () => send('POST', '/nothing', {}), 404],
  ])('is answered clearly: %s', async (_what, ask, status) => {
    const response = await ask();
    const body = (await response.json()) as { code: RefusalCode };
    expect({ status: response.status, body }).toMatchObject({ status });
    expect(refusals[body.code].status).toBe(status);
  });

  it('gets an answer that names the field and the problem', async () => {
    const response = await send('POST', '/components', component({ title: ' ' }));
    expect(await response.json()).toMatchObject({
      data: { issues: [{ path: ['title'], code: 'title-required' }] },
    });
  });

  it('gets an answer with the maximum length of a text', async () => {
    const response = await send('POST', '/components', component({ description: 'x'.repeat(20_001) }));
    expect(await response.json()).toMatchObject({
      data: { issues: [{ path: ['description'], code: 'too-long', limit: 20_000 }] },
    });
  });

  it('must sign in when its session is stale', async () => {
    const response = await app.request('/api/company', { cookie: 'twofold.session_token=made-up.signature' });
    expect(response.status).toBe(401);
  });

  it('never puts a company’s text into the log', () => {
    expect(app.lines.length).toBeGreaterThan(20);
    expect(app.lines.join('')).not.toContain(SECRET);
  });

  it('gets the security headers with every answer', async () => {
    for (const path of [
      '/api/company',
      '/api/nothing',
      '/healthz',
      '/readyz',
      '/assets/none.js',
      '/api/openapi.json',
      // A stream for people who are signed in.
      '/api/live',
    ]) {
      const { headers, body } = await app.request(path, path === '/api/live' ? { cookie: world.cookie } : {});
      if (path === '/api/live') expect(headers.get('content-type')).toContain('text/event-stream');
      await body?.cancel();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  it('gets a page, when it asks for one, whose policy allows only our own files', async () => {
    const { headers } = await app.request('/nowhere', { headers: { accept: 'text/html' } });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = mustHave(headers.get('content-security-policy')).split('; ');
    expect(policy).toContain("default-src 'none'");
    for (const rule of ["script-src 'self'", "style-src 'self'", "connect-src 'self'", "form-action 'self'"])
      expect(policy).toContain(rule);
    for (const rule of ["base-uri 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"])
      expect(policy).toContain(rule);
    // Whatever is not named is forbidden: objects, frames, workers, media.
    expect(policy.filter((rule) => /unsafe|https?:|\*|object-src|frame-src|worker-src/.test(rule))).toEqual([]);
  });
});

describe('the OpenAPI document', () => {
  it('describes every endpoint of the contract and the routes outside it', async () => {
    const document = (await (await app.request('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { responses: object }>>;
    };
    expect(document.openapi).toMatch(/^3\.1/);
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const endpoints = Object.values(contract).flatMap((calls) =>
      Object.values(calls).map((procedure) => procedure['~orpc'].route),
    );
    expect(described.sort()).toEqual(
      [
        ...endpoints.map(({ method, path }) => `${method} /api${path}`),
        `POST ${CHAT_STREAM_PATH}`,
        `POST ${CHAT_COMPLETIONS_PATH}`,
        'GET /api/live',
      ].sort(),
    );
  });

  it('lists the codes that each endpoint can answer', async () => {
    const document = (await (await app.request('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    for (const procedure of Object.values(contract).flatMap((calls) => Object.values(calls))) {
      const { route, errorMap } = procedure['~orpc'];
      const { responses } = mustHave(document.paths[`/api${route.path}`]?.[(route.method ?? 'POST').toLowerCase()]);
      for (const [code, { status }] of Object.entries<{ status: number }>(errorMap)) {
        expect(JSON.stringify(responses[status]), `${route.path} ${code}`).toContain(`"const":"${code}"`);
      }
    }
  });
});

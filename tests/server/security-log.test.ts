import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import {
  clientFor,
  createTestApp,
  foundThroughTheDoor,
  PASSWORD,
  type TestApp,
  type Visitor,
} from '../shared/front-door.ts';
import { readInvitationLink } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';

let database: TestDatabase;
let app: TestApp;
let founder: Visitor;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  founder = await foundThroughTheDoor(app);
});
afterAll(() => database.close());
beforeEach(() => {
  app.lines.length = 0;
});

const json = { 'content-type': 'application/json' };
const logged = (message: string): Record<string, unknown>[] =>
  app.lines.map((line) => JSON.parse(line)).filter((line) => line.msg === message);
const signIn = (email: string, password: string) =>
  app.request('/api/auth/sign-in', { method: 'POST', headers: json, body: JSON.stringify({ email, password }) });

describe('a refusal', () => {
  it.each([
    ['of another’s or a missing id', `/api/assessments/${randomUUID()}`, {}, 404],
    [
      'of a request from another site',
      '/api/company',
      { method: 'PUT', headers: { origin: 'https://evil.example' } },
      403,
    ],
    [
      'of a body that is no JSON',
      '/api/company',
      { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: 'x' },
      415,
    ],
    ['of an input that breaks the contract', '/api/company', { method: 'PUT', headers: json, body: '{}' }, 400],
  ])('leaves one line that says who, what, from where and how it ended: %s', async (_, path, init, status) => {
    const answer = await app.request(path, { ...(init as RequestInit), cookie: founder.cookie });
    expect(answer.status).toBe(status);
    const lines = logged('refused');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 'info',
      path,
      status,
      requestId: answer.headers.get('x-request-id'),
      address: '127.0.0.1',
    });
    expect(mustHave(lines[0]).time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    if (status === 404) expect(lines[0]).toMatchObject({ userId: expect.any(String), companyId: expect.any(String) });
  });

  it('names nobody when the request comes from a stranger', async () => {
    await app.request('/api/company');
    expect(logged('refused')).toEqual([expect.objectContaining({ status: 401, path: '/api/company' })]);
    expect(logged('refused')[0]).not.toHaveProperty('userId');
  });
});

describe('a sign-in', () => {
  it('leaves a line whether it succeeds or not', async () => {
    await signIn(founder.email, 'not the password');
    await signIn(founder.email, PASSWORD);
    expect(logged('sign-in refused: wrong address or password')).toHaveLength(1);
    expect(logged('signed in')).toEqual([
      expect.objectContaining({ userId: expect.any(String), address: '127.0.0.1' }),
    ]);
  });
});

describe('a line of the log', () => {
  it('stays one line of JSON, whatever the request contains', async () => {
    const hostile = '/nowhere/%0d%0a{"level":"fatal"}%1b[31m\u2028';
    await app.request(hostile, { headers: { 'user-agent': '{"level":"fatal"}' } });
    expect(app.lines.length).toBeGreaterThan(0);
    for (const line of app.lines) {
      expect([...line.trimEnd()].every((character) => character >= ' ')).toBe(true);
      expect(JSON.parse(line).level).not.toBe('fatal');
    }
  });

  it('contains no password and no secret of a link, whatever the outcome', async () => {
    const words = ['a word that is refused', 'a quieter marsh at noon', 'a third heron in the reeds'];
    const { email, api } = await app.signUp();
    await founder.api.invitations.send({ email, role: 'user' });
    const link = readInvitationLink(mustHave(app.mailbox.to(email).at(-1)).text);
    await api.invitations.accept(link);
    await api.auth.changePassword({ currentPassword: PASSWORD, newPassword: mustHave(words[2]) });
    await api.auth.requestReset({ email });
    await app.sessions.close();
    const token = app.mailbox.secret('reset', email);
    await api.auth.reset({ token: 'a-token-that-was-guessed', newPassword: mustHave(words[0]) }).catch(() => undefined);
    await api.auth.reset({ token, newPassword: mustHave(words[1]) });
    await api.auth.reset({ token, newPassword: mustHave(words[1]) }).catch(() => undefined);
    await signIn(email, mustHave(words[1]));
    await api.auth.confirm({ token: 'another-guessed-token' }).catch(() => undefined);
    const all = app.lines.join('');
    for (const done of ['invitation accepted', 'password changed', 'password reset', 'signed in'])
      expect(logged(done), done).not.toEqual([]);
    for (const secret of [
      ...words,
      PASSWORD,
      token,
      link.secret,
      'a-token-that-was-guessed',
      'another-guessed-token',
      email,
    ]) {
      expect(all).not.toContain(secret);
    }
  });

  it('contains no secret of a link that confirms an address', async () => {
    const confirming = createTestApp(database, { isEmailConfirmationRequired: true, secrets: app.config.secrets });
    const email = 'to.be.confirmed@example.com';
    const api = clientFor(confirming.request);
    await api.auth.signUp({ fullName: 'Ada', email, password: PASSWORD });
    await confirming.sessions.close();
    const token = confirming.mailbox.secret('confirm', email);
    await api.auth.confirm({ token });
    await api.auth.confirm({ token }).catch(() => undefined);
    const all = confirming.lines.join('');
    expect(all).toContain('address confirmed');
    for (const secret of [token, email, PASSWORD]) expect(all).not.toContain(secret);
  });

  it('contains no password, cookie or company’s text', async () => {
    await founder.api.company.read();
    await signIn(founder.email, 'a secret guess');
    await app.request('/api/company', {
      method: 'PUT',
      cookie: founder.cookie,
      headers: json,
      body: '{"name":"Confidential plan"}',
    });
    const all = app.lines.join('');
    expect(all.length).toBeGreaterThan(100);
    for (const secret of [
      'a secret guess',
      'Confidential plan',
      founder.email,
      ...founder.cookie.split(/[=;] ?/).filter((part) => part.length > 20),
    ]) {
      expect(all).not.toContain(secret);
    }
  });
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#domain/ids.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { AUTH_PATHS, type AuthServer, newEmail, PASSWORD, startAuth, Visitor } from './auth-visitor.ts';

const DAY = 24 * 60 * 60 * 1000;
const SESSION = 'twofold.session_token';
let database: TestDatabase;
let server: AuthServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = startAuth(database);
});
afterAll(() => database.close());

async function signedUp(from = server) {
  const visitor = new Visitor(from);
  const email = newEmail();
  const reply = await visitor.signUp(email);
  const userId = (await visitor.who())?.userId as UserId;
  return { visitor, email, userId, cookies: reply.headers.getSetCookie() };
}

describe('the session cookie', () => {
  it('survives a browser restart, and neither scripts nor other sites can use it', async () => {
    const { cookies } = await signedUp();
    const session = cookies.find((cookie) => cookie.startsWith(`${SESSION}=`));
    expect(session).toMatch(/; Max-Age=2592000(;|$)/);
    expect(session).toMatch(/; HttpOnly(;|$)/);
    expect(session).toMatch(/; SameSite=Lax(;|$)/);
    expect(session).toMatch(/; Path=\/(;|$)/);
    expect(session).not.toMatch(/Domain/i);
  });

  it('is bound to the host on https, like the cookie that identifies the browser', async () => {
    const { visitor, cookies } = await signedUp(startAuth(database, { PUBLIC_URL: 'https://twofold.example.com' }));
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-twofold\.(session_token|device)=/);
      expect(cookie).toMatch(/; Secure(;|$)/);
      expect(cookie).toMatch(/; HttpOnly(;|$)/);
      expect(cookie).toMatch(/; Path=\/(;|$)/);
    }
    expect(await visitor.who()).not.toBeNull();
  });

  it('holds a token that the database stores only as a hash', async () => {
    const { visitor, userId } = await signedUp();
    const token = decodeURIComponent(visitor.cookies.get(SESSION) ?? '').split('.')[0] ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query('select token from user_sessions where user_id = $1', [userId]),
    );
    expect(rows).toEqual([{ token: createHash('sha256').update(token).digest('base64url') }]);
  });

  it('is useless when altered, cut or invented', async () => {
    const { visitor } = await signedUp();
    const whole = visitor.cookies.get(SESSION) ?? '';
    const [token = '', signature = ''] = decodeURIComponent(whole).split('.');
    const other = (await signedUp()).visitor.cookies.get(SESSION) ?? '';
    const altered = [
      token,
      `${token}.`,
      `${token}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
      `${token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))}.${signature}`,
      `${decodeURIComponent(other).split('.')[0]}.${signature}`,
      '',
      '%E0%A4%A',
      "' or 1=1 --.x",
    ];
    for (const value of altered) {
      const headers = new Headers({ cookie: `${SESSION}=${value}` });
      expect(await server.sessions.read(headers), value).toBeNull();
    }
    expect(await server.sessions.read(new Headers({ cookie: `${SESSION}=${whole}` }))).not.toBeNull();
  });
});

describe('a session', () => {
  it('ends on sign-out, even for someone who kept the cookie', async () => {
    const { visitor } = await signedUp();
    const kept = visitor.headers;
    expect((await visitor.post(AUTH_PATHS.signOut)).status).toBe(200);
    expect(visitor.cookies.has(SESSION)).toBe(false);
    expect(await server.sessions.read(kept)).toBeNull();
    expect((await visitor.post(AUTH_PATHS.signOut)).status).toBe(200);
  });

  it('is replaced by a new sign-in in the same browser', async () => {
    const { visitor, email } = await signedUp();
    const kept = visitor.headers;
    await visitor.signIn(email);
    expect(await server.sessions.read(kept)).toBeNull();
    expect(await visitor.who()).not.toBeNull();
  });

  it('ends after thirty days without use', async () => {
    const { visitor } = await signedUp();
    const later = startAuth(database, { DATA_DIR: server.dataDir });
    later.wait(31 * DAY);
    expect(await later.sessions.read(visitor.headers)).toBeNull();
    expect(await server.sessions.read(visitor.headers)).not.toBeNull();
  });

  it('is extended by use, once a day', async () => {
    const { visitor, userId } = await signedUp();
    expect((await visitor.who())?.setCookies).toEqual([]);
    await asOwner(database.ownerUrl, (client) =>
      client.query(`update user_sessions set expires_at = expires_at - interval '2 days' where user_id = $1`, [userId]),
    );
    const cookies = (await visitor.who())?.setCookies ?? [];
    expect(cookies.join()).toMatch(new RegExp(`^${SESSION}=.*Max-Age=2592000`));
    const again = await visitor.who();
    expect(again?.setCookies).toEqual([]);
    expect(again?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29.9 * DAY);
  });

  it('ends when the server ends the person’s other sessions', async () => {
    const { visitor, email, userId } = await signedUp();
    const phone = new Visitor(server);
    await phone.signIn(email);
    const stranger = await signedUp();
    const kept = (await visitor.who())?.sessionId ?? '';
    expect(await server.sessions.endSessions(userId, kept)).toHaveLength(1);
    expect(await phone.who()).toBeNull();
    expect(await visitor.who()).not.toBeNull();
    await server.sessions.endSessions(userId);
    expect(await visitor.who()).toBeNull();
    expect(await stranger.visitor.who()).not.toBeNull();
  });

  it('returns the person’s current data', async () => {
    const { visitor, userId } = await signedUp();
    await asOwner(database.ownerUrl, (client) =>
      client.query(`update users set name = 'Anna Lind' where id = $1`, [userId]),
    );
    expect(await visitor.who()).toMatchObject({ fullName: 'Anna Lind' });
  });
});

describe('changing the password', () => {
  const change = (visitor: Visitor, body: object) => visitor.post(AUTH_PATHS.changePassword, body);

  it('ends every other session, renews this one and notifies the owner', async () => {
    const { visitor, email } = await signedUp();
    const phone = new Visitor(server);
    await phone.signIn(email);
    const before = visitor.headers;
    const reply = await change(visitor, { currentPassword: PASSWORD, newPassword: 'two herons now' });
    expect(reply.status).toBe(200);
    expect(await phone.who()).toBeNull();
    expect(await server.sessions.read(before)).toBeNull();
    expect(await visitor.who()).toMatchObject({ email });
    expect((await phone.signIn(email)).status).toBe(401);
    expect((await phone.signIn(email, 'two herons now')).status).toBe(200);
    await server.sessions.close();
    expect(server.mailbox.to(email).map((message) => message.subject)).toEqual([
      'New sign-in to your Twofold account',
      'Your Twofold password was changed',
      'New sign-in to your Twofold account',
    ]);
  });

  it('requires the current password when the sign-in is older than ten minutes', async () => {
    const patient = startAuth(database);
    const { visitor } = await signedUp(patient);
    patient.wait(9 * 60_000);
    expect((await change(visitor, { newPassword: 'first new one' })).status).toBe(200);
    // The change did not verify the person's identity, so the ten minutes do not start again.
    patient.wait(2 * 60_000);
    const reply = await change(visitor, { newPassword: 'second new one' });
    expect(reply).toMatchObject({ status: 422, body: { code: 'current-password-required' } });
    const right = await change(visitor, { currentPassword: 'first new one', newPassword: 'second new one' });
    expect(right.status).toBe(200);
  });

  it('checks a current password that is given, and allows only ten guesses an hour', async () => {
    const { visitor } = await signedUp();
    for (let n = 0; n < 10; n += 1) {
      const reply = await change(visitor, { currentPassword: `guess ${n}`, newPassword: 'another heron' });
      expect(reply.body).toEqual({ code: 'current-password-wrong' });
    }
    const reply = await change(visitor, { currentPassword: PASSWORD, newPassword: 'another heron' });
    expect(reply).toMatchObject({ status: 429, body: { code: 'rate-limited' } });
  });

  it.each([
    ['short', 'password-too-short'],
    ['iloveyou', 'password-common'],
  ])('refuses %s as %s', async (newPassword, code) => {
    const { visitor } = await signedUp();
    expect((await change(visitor, { newPassword })).body).toEqual({ code });
  });

  it('is refused to people who are not signed in', async () => {
    const reply = await change(new Visitor(server), { newPassword: 'another heron' });
    expect(reply).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  });
});

describe('a request from another site', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3001' },
    { origin: 'http://localhost.evil.example:3000' },
  ])('is refused with %o', async (headers) => {
    const { visitor, email } = await signedUp();
    const reply = await visitor.post(AUTH_PATHS.signOut, {}, headers);
    expect(reply).toMatchObject({ status: 403, body: { code: 'foreign-origin' } });
    expect(await visitor.who()).not.toBeNull();
    expect((await new Visitor(server).signIn(email, PASSWORD, headers)).status).toBe(403);
  });

  it('finds no route outside the contract', async () => {
    const visitor = new Visitor(server);
    for (const path of ['/api/auth/sign-in/email', '/api/auth/get-session', '/api/auth/open-session', '/api/auth']) {
      expect((await visitor.post(path)).status).toBe(404);
    }
    expect((await server.request(AUTH_PATHS.signOut)).status).toBe(404);
  });
});

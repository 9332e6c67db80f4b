import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOURLY_LIMITS } from '#server/platform/limits/limits.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { AUTH_PATHS, type AuthServer, bare, newEmail, PASSWORD, startAuth, Visitor } from './auth-visitor.ts';

let database: TestDatabase;
let server: AuthServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = startAuth(database);
});
afterAll(() => database.close());

/** The number of tries in which the password was checked. */
const checked = (replies: { body: Record<string, unknown> }[]) =>
  replies.filter((reply) => reply.body.code === 'invalid-credentials').length;

async function owner() {
  const email = newEmail();
  const browser = new Visitor(server);
  await browser.signUp(email);
  await browser.post(AUTH_PATHS.signOut);
  return { email, browser };
}

describe('guessing one account’s password', () => {
  it('allows ten checked guesses an hour, however the client address is forged', async () => {
    const { email } = await owner();
    const guesser = new Visitor(server, '192.0.2.1');
    const replies = [];
    for (let n = 0; n < 40; n += 1) {
      const invented = { 'x-forwarded-for': `198.51.100.${n}`, 'x-real-ip': `198.51.100.${n}` };
      replies.push(await guesser.signIn(email, `guess ${n}`, invented));
    }
    expect(checked(replies)).toBe(10);
    expect(replies.at(-1)).toMatchObject({ status: 429, body: { code: 'rate-limited' } });
    expect(Number(replies.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  it('allows no more guesses from many addresses at the same moment', async () => {
    const { email } = await owner();
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, n) => new Visitor(server, `203.0.113.${n}`).signIn(email, `guess ${n}`)),
    );
    expect(checked(replies)).toBe(10);
    // By now, not even the right password is checked.
    expect((await new Visitor(server, '203.0.113.99').signIn(email)).status).toBe(429);
  });

  it('does not lock the owner out of a known browser', async () => {
    const { email, browser } = await owner();
    for (let n = 0; n < 11; n += 1) await new Visitor(server).signIn(email, `guess ${n}`);
    expect((await new Visitor(server).signIn(email)).status).toBe(429);
    expect((await browser.signIn(email)).status).toBe(200);
  });

  it('forgets known browsers after a password reset, except the one that reset it', async () => {
    const { email, browser } = await owner();
    const elsewhere = new Visitor(server);
    await elsewhere.post(AUTH_PATHS.requestReset, { email });
    await server.sessions.close();
    const token = server.mailbox.secret('reset', email);
    const newPassword = 'a quieter marsh';
    expect((await elsewhere.post(AUTH_PATHS.reset, { token, newPassword })).status).toBe(200);
    for (let n = 0; n < 11; n += 1) await new Visitor(server).signIn(email, `guess ${n}`);
    expect((await browser.signIn(email, newPassword)).status).toBe(429);
  });

  it('allows ten guesses an hour from a known browser too, and another person’s browser does not count as known', async () => {
    const { email, browser } = await owner();
    const replies = [];
    for (let n = 0; n < 12; n += 1) replies.push(await browser.signIn(email, `guess ${n}`));
    expect(checked(replies)).toBe(10);
    const { browser: other } = await owner();
    for (let n = 0; n < 10; n += 1) await new Visitor(server).signIn(email, `more ${n}`);
    expect((await other.signIn(email)).status).toBe(429);
  });

  it('does not keep the owner from the reset mail, which reopens the account', async () => {
    const { email } = await owner();
    for (let n = 0; n < 11; n += 1) await new Visitor(server).signIn(email, `guess ${n}`);
    const visitor = new Visitor(server);
    expect((await visitor.post(AUTH_PATHS.requestReset, { email })).status).toBe(200);
    await server.sessions.close();
    const token = server.mailbox.secret('reset', email);
    await visitor.post(AUTH_PATHS.reset, { token, newPassword: 'a quieter marsh' });
    expect(await visitor.who()).toMatchObject({ email });
    expect((await new Visitor(server).signIn(email, 'a quieter marsh')).status).toBe(200);
  });

  it('gets the same answers for an address without an account', async () => {
    const guesser = new Visitor(server);
    const unknown = newEmail();
    const replies = [];
    for (let n = 0; n < 12; n += 1) replies.push(await guesser.signIn(unknown, `guess ${n}`));
    expect(replies.map((reply) => reply.status)).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('does not count sign-ins with the right password', async () => {
    const { email } = await owner();
    for (let n = 0; n < 14; n += 1) expect((await new Visitor(server).signIn(email)).status).toBe(200);
  });

  it('is remembered across a restart', async () => {
    const { email } = await owner();
    for (let n = 0; n < 10; n += 1) await new Visitor(server).signIn(email, `guess ${n}`);
    const restarted = startAuth(database);
    expect((await new Visitor(restarted).signIn(email)).status).toBe(429);
  });
});

describe('trying one password on many accounts', () => {
  it('is stopped by client address, an IPv6 network counting as one', async () => {
    const statuses = [];
    for (let n = 0; n < 62; n += 1) {
      const visitor = new Visitor(server, `2001:db8:1:2::${n.toString(16)}`);
      statuses.push((await visitor.signIn(newEmail(), PASSWORD)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await new Visitor(server, '2001:db8:1:3::1').signIn(newEmail(), PASSWORD)).status).toBe(401);
    // This hashes 62 passwords, which is slow on purpose.
  });

  it('is counted by the client address behind a trusted proxy, not by what the client wrote itself', async () => {
    const limits = { ...HOURLY_LIMITS, address: 2 };
    const behind = startAuth(database, { TRUST_PROXY: '10.0.0.0/8' }, limits);
    const proxy = new Visitor(behind, '10.9.9.9');
    const from = (client: string, invented: string) =>
      proxy.signIn(newEmail(), PASSWORD, { 'x-forwarded-for': `${invented}, ${client}` });
    const statuses = [];
    for (const n of [1, 2, 3]) statuses.push((await from('198.51.100.7', `192.0.2.${n}`)).status);
    expect(statuses).toEqual([401, 401, 429]);
    expect((await from('198.51.100.8', '192.0.2.1')).status).toBe(401);
  });
});

describe('resetting the password', () => {
  it('answers the same whether or not the address is known', async () => {
    const { email } = await owner();
    const visitor = new Visitor(server);
    const known = await visitor.post(AUTH_PATHS.requestReset, { email });
    const unknown = await visitor.post(AUTH_PATHS.requestReset, { email: newEmail() });
    expect(bare(unknown)).toEqual(bare(known));
  });

  it('works once, ends all sessions and confirms the address', async () => {
    const { email, browser } = await owner();
    await browser.signIn(email);
    const visitor = new Visitor(server);
    await visitor.post(AUTH_PATHS.requestReset, { email });
    await visitor.post(AUTH_PATHS.requestReset, { email });
    await server.sessions.close();
    const [older, newer] = server.mailbox.to(email).map((message) => /#reset=(\S+)/.exec(message.text)?.[1]);
    expect(older).not.toBe(newer);
    const common = await visitor.post(AUTH_PATHS.reset, { token: newer, newPassword: 'iloveyou' });
    expect(common.body).toEqual({ code: 'password-common' });
    const tries = await Promise.all(
      [1, 2, 3].map((n) => new Visitor(server).post(AUTH_PATHS.reset, { token: newer, newPassword: `marsh no ${n}` })),
    );
    expect(tries.map((reply) => reply.status).sort()).toEqual([200, 410, 410]);
    expect(await browser.who()).toBeNull();
    const late = await visitor.post(AUTH_PATHS.reset, { token: older, newPassword: 'a later marsh' });
    expect(late).toMatchObject({ status: 410, body: { code: 'link-invalid' } });
    const number = tries.findIndex((reply) => reply.status === 200) + 1;
    await visitor.signIn(email, `marsh no ${number}`);
    expect(await visitor.who()).toMatchObject({ email, emailVerified: true });
  });

  it('works for thirty minutes', async () => {
    const { email } = await owner();
    const visitor = new Visitor(server);
    await visitor.post(AUTH_PATHS.requestReset, { email });
    await server.sessions.close();
    await asOwner(database.ownerUrl, (client) =>
      client.query(`update user_verifications set expires_at = expires_at - interval '31 minutes'`),
    );
    const token = server.mailbox.secret('reset', email);
    // Under an expired link, not even a problem with the password is reported.
    for (const newPassword of ['a later marsh', 'iloveyou']) {
      const reply = await visitor.post(AUTH_PATHS.reset, { token, newPassword });
      expect(reply.body).toEqual({ code: 'link-invalid' });
    }
  });

  it('stores only hashes of the links’ secrets', async () => {
    const { email } = await owner();
    await new Visitor(server).post(AUTH_PATHS.requestReset, { email });
    await server.sessions.close();
    const token = server.mailbox.secret('reset', email);
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query<{ row: string }>('select to_jsonb(v)::text as row from user_verifications v'),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PASSWORD_LENGTH } from '#contract/auth-words.ts';
import { HOURLY_LIMITS } from '#server/platform/limits/limits.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { processorMs } from '../shared/processor-time.ts';
import { AUTH_PATHS, type AuthServer, bare, newEmail, PASSWORD, startAuth, Visitor } from './auth-visitor.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('signing up without email confirmation', () => {
  let server: AuthServer;
  beforeAll(() => {
    server = startAuth(database);
  });

  it('signs the person in immediately', async () => {
    const visitor = new Visitor(server);
    const email = newEmail();
    const reply = await visitor.signUp(email);
    expect(reply).toMatchObject({ status: 200, body: { outcome: 'signed-in' } });
    expect(await visitor.who()).toMatchObject({ email, fullName: 'Anna Berg', emailVerified: false });
  });

  it('stores addresses in lower case and names without surrounding blanks', async () => {
    const visitor = new Visitor(server);
    const email = newEmail();
    await visitor.signUp(`  ${email.toUpperCase()} `, { fullName: '  Ünal 李 עדה  ' });
    expect(await visitor.who()).toMatchObject({ email, fullName: 'Ünal 李 עדה' });
    expect((await new Visitor(server).signIn(email.toUpperCase())).status).toBe(200);
  });

  it('reports that an address is taken, also to two people who sign up at the same time', async () => {
    const email = newEmail();
    const replies = await Promise.all([new Visitor(server).signUp(email), new Visitor(server).signUp(email)]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    const third = await new Visitor(server).signUp(email.toUpperCase());
    expect(third).toMatchObject({ status: 409, body: { code: 'email-taken' } });
  });

  it.each([
    [{ email: 'nobody' }, 'invalid-email'],
    [{ email: '' }, 'email-required'],
    [{ email: 'a@b.example, c@d.example' }, 'invalid-email'],
    [{ email: 'a@b.example\nBcc: c@d.example' }, 'invalid-email'],
    [{ fullName: '   ' }, 'name-required'],
    [{ fullName: 'x'.repeat(201) }, 'name-too-long'],
    [{ fullName: 'Anna\r\nBcc: eve@example.com' }, 'name-invalid'],
    [{ fullName: 'Anna\u0000' }, 'name-invalid'],
    [{ password: 'x'.repeat(MAX_PASSWORD_LENGTH + 1) }, 'password-too-long'],
  ])('refuses %o at its field with the code %s', async (wrong, problem) => {
    const reply = await new Visitor(server).signUp(newEmail(), wrong);
    const issues = [{ path: Object.keys(wrong), code: problem }];
    expect(reply).toMatchObject({ status: 400, body: { code: 'malformed', data: { issues } } });
  });

  it.each([
    [{ password: '12345' }, 'password-too-short'],
    [{ password: 'qwerty' }, 'password-common'],
    [{ password: 'Password1' }, 'password-common'],
    [{ password: 'anna-BERG-2026' }, 'password-common'],
  ])('refuses %o with the code %s', async (wrong, code) => {
    const reply = await new Visitor(server).signUp(newEmail(), wrong);
    expect(reply).toMatchObject({ status: 422, body: { code } });
    expect(reply.body).toEqual({ code });
  });

  it.each([[{ role: 'admin' }], [{ fullName: 7 }]])('refuses %o, which our forms never send', async (wrong) => {
    const reply = await new Visitor(server).signUp(newEmail(), wrong);
    expect(reply).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  it('refuses passwords of 10,000 and of 100,000 characters before hashing them', async () => {
    const took = await processorMs(async () => {
      const long = await new Visitor(server).signUp(newEmail(), { password: 'ü'.repeat(10_000) });
      expect(long.body).toMatchObject({ code: 'malformed', data: { issues: [{ code: 'password-too-long' }] } });
      const longer = await new Visitor(server).signUp(newEmail(), { password: 'ü'.repeat(100_000) });
      expect(longer.body).toEqual({ code: 'too-large' });
    });
    expect(took).toBeLessThan(500);
  });

  it('follows the configured minimum length of passwords', async () => {
    const strict = startAuth(database, { MIN_PASSWORD_LENGTH: '12' });
    const short = await new Visitor(strict).signUp(newEmail(), { password: 'heron-marsh' });
    expect(short.body).toEqual({ code: 'password-too-short' });
  });

  it.each(['', 'null', '[]', '{"email":', '"text"'])('rejects the body %j as malformed', async (body) => {
    const reply = await new Visitor(server).post(AUTH_PATHS.signUp, body);
    expect(reply).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  it('rejects forms sent from other sites', async () => {
    const visitor = new Visitor(server);
    const body = JSON.stringify({ fullName: 'Anna', email: newEmail(), password: PASSWORD });
    const reply = await visitor.post(AUTH_PATHS.signUp, body, { 'content-type': 'text/plain' });
    expect(reply).toMatchObject({ status: 415, body: { code: 'not-json' } });
  });

  it('stops a flood from one address', async () => {
    const limits = { ...HOURLY_LIMITS, signUp: 3 };
    const guarded = startAuth(database, {}, limits);
    const visitor = new Visitor(guarded);
    for (let n = 0; n < 3; n += 1) expect((await visitor.signUp(newEmail())).status).toBe(200);
    const reply = await visitor.signUp(newEmail());
    expect(reply).toMatchObject({ status: 429, body: { code: 'rate-limited' } });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('signing up with email confirmation', () => {
  let server: AuthServer;
  beforeAll(() => {
    server = startAuth(database, { REQUIRE_EMAIL_CONFIRMATION: 'true' });
  });

  it('answers a taken address exactly like a new one, and informs only the mailbox', async () => {
    const email = newEmail();
    const first = new Visitor(server);
    const fresh = await first.signUp(email);
    await server.sessions.close();
    await first.post(AUTH_PATHS.confirm, { token: server.mailbox.secret('confirm', email) });

    const second = new Visitor(server);
    const taken = await second.signUp(email, { fullName: 'Somebody Else' });
    expect(bare(taken)).toEqual(bare(fresh));
    expect(taken.body).toEqual({ outcome: 'confirmation-sent' });
    expect(await second.who()).toBeNull();
    await server.sessions.close();
    const subjects = server.mailbox.to(email).map((message) => message.subject);
    expect(subjects).toEqual(['Confirm your email address for Twofold', 'You already have a Twofold account']);
  });

  it('gives the same answer to people who sign up with one address at the same moment', async () => {
    const email = newEmail();
    const replies = await Promise.all([1, 2, 3].map(() => new Visitor(server).signUp(email)));
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    await server.sessions.close();
    const token = server.mailbox.secret('confirm', email);
    expect((await new Visitor(server).post(AUTH_PATHS.confirm, { token })).status).toBe(200);
  });

  it('signs in by the link, once, and continues where the person came from', async () => {
    const email = newEmail();
    const visitor = new Visitor(server);
    await visitor.signUp(email, { next: '/invitation?invitation=7#secret=x' });
    expect(await visitor.who()).toBeNull();
    await server.sessions.close();
    const token = server.mailbox.secret('confirm', email);
    const phone = new Visitor(server);
    const tries = await Promise.all([1, 2, 3].map(() => phone.post(AUTH_PATHS.confirm, { token })));
    expect(tries.map((reply) => reply.status).sort()).toEqual([200, 410, 410]);
    const success = tries.find((reply) => reply.status === 200);
    expect(success?.body).toEqual({ next: '/invitation?invitation=7#secret=x' });
    expect(await phone.who()).toMatchObject({ email, emailVerified: true });
  });

  it.each(['//evil.example', 'https://evil.example/app', '/\\evil.example', '/auth', 'javascript:alert(1)'])(
    'continues to the company setup instead of %s',
    async (next) => {
      const email = newEmail();
      await new Visitor(server).signUp(email, { next });
      await server.sessions.close();
      const token = server.mailbox.secret('confirm', email);
      const reply = await new Visitor(server).post(AUTH_PATHS.confirm, { token });
      expect(reply.body).toEqual({ next: '/company-setup' });
    },
  );

  it('refuses sign-in before that, gives the reason only after the right password, and mails another link', async () => {
    const email = newEmail();
    await new Visitor(server).signUp(email);
    const visitor = new Visitor(server);
    expect((await visitor.signIn(email, 'a wrong password')).body).toEqual({ code: 'invalid-credentials' });
    expect(await visitor.signIn(email)).toMatchObject({ status: 403, body: { code: 'email-not-confirmed' } });
    await server.sessions.close();
    expect(server.mailbox.to(email)).toHaveLength(2);
    await visitor.post(AUTH_PATHS.confirm, { token: server.mailbox.secret('confirm', email) });
    expect(await visitor.who()).toMatchObject({ email });
  });

  it('sets the password of the link’s own sign-up, so that nobody can prepare an account for someone else', async () => {
    const email = newEmail();
    await new Visitor(server).signUp(email, { fullName: 'Eve', password: 'eve waits for anna' });
    await new Visitor(server).signUp(email);
    await server.sessions.close();
    const anna = new Visitor(server);
    await anna.post(AUTH_PATHS.confirm, { token: server.mailbox.secret('confirm', email) });
    expect(await anna.who()).toMatchObject({ fullName: 'Anna Berg' });
    expect((await new Visitor(server).signIn(email, 'eve waits for anna')).status).toBe(401);
    expect((await new Visitor(server).signIn(email)).status).toBe(200);
  });

  it('accepts no other link once the address is confirmed, nor the password of that link’s sign-up', async () => {
    const email = newEmail();
    await new Visitor(server).signUp(email, { password: 'eve waits for anna' });
    await server.sessions.close();
    const prepared = server.mailbox.secret('confirm', email);
    await new Visitor(server).signUp(email);
    await server.sessions.close();
    await new Visitor(server).post(AUTH_PATHS.confirm, { token: server.mailbox.secret('confirm', email) });
    const late = await new Visitor(server).post(AUTH_PATHS.confirm, { token: prepared });
    expect(late).toMatchObject({ status: 410, body: { code: 'link-invalid' } });
    expect((await new Visitor(server).signIn(email, 'eve waits for anna')).status).toBe(401);
  });

  it('sends a link that works for twenty-four hours', async () => {
    const statuses: number[] = [];
    for (const hours of ['23 hours', '25 hours']) {
      const email = newEmail();
      await new Visitor(server).signUp(email);
      await server.sessions.close();
      await asOwner(database.ownerUrl, (client) =>
        client.query('update user_verifications set expires_at = expires_at - $1::interval', [hours]),
      );
      const token = server.mailbox.secret('confirm', email);
      statuses.push((await new Visitor(server).post(AUTH_PATHS.confirm, { token })).status);
    }
    expect(statuses).toEqual([200, 410]);
  });

  it('does not touch an account that was used while confirmation was off', async () => {
    const open = startAuth(database);
    const email = newEmail();
    await new Visitor(open).signUp(email);
    await new Visitor(server).signUp(email, { password: 'eve waits for anna' });
    await server.sessions.close();
    expect(server.mailbox.to(email).map((message) => message.subject)).toEqual(['You already have a Twofold account']);
    expect((await new Visitor(open).signIn(email)).status).toBe(200);
  });

  it('sends one mailbox only a few mails an hour', async () => {
    const email = newEmail();
    for (let n = 0; n < 7; n += 1) await new Visitor(server).signUp(email);
    await server.sessions.close();
    expect(server.mailbox.to(email)).toHaveLength(5);
  });

  it('logs no passwords, secrets or addresses', async () => {
    const text = server.logged();
    expect(text).toContain('signed up');
    for (const message of server.mailbox.messages) {
      expect(text).not.toContain(message.to);
      const secret = /#confirm=([\w-]+)/.exec(message.text)?.[1];
      if (secret) expect(text).not.toContain(secret);
    }
    expect(text).not.toContain(PASSWORD);
  });
});

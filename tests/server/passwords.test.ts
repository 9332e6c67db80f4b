import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dictionary } from '@zxcvbn-ts/language-common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PASSWORD_LENGTH } from '#contract/auth-words.ts';
import { isGuessable } from '#domain/people/guessable-password.ts';
import { isCommonPassword } from '#server/platform/sessions/common-passwords.ts';
import { hashPassword, verifyPassword } from '#server/platform/sessions/passwords.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, PASSWORD } from '../shared/front-door.ts';
import { AUTH_PATHS, type AuthServer, newEmail, startAuth, Visitor } from './auth-visitor.ts';

let database: TestDatabase;
let server: AuthServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = startAuth(database);
});
afterAll(() => database.close());

describe('a password', () => {
  it.each([
    ['lower-case letters alone', 'heronovermarshes'],
    ['blanks at both ends', '  two herons over  '],
    ['emoji and other scripts', '🦩 鷺は沼の上 שלום'],
    ['as many characters as may be', randomBytes(MAX_PASSWORD_LENGTH).toString('hex').slice(0, MAX_PASSWORD_LENGTH)],
    ['sixty-four characters', randomBytes(32).toString('hex')],
  ])('may be made of %s, and counts exactly as typed', async (_, password) => {
    const email = newEmail();
    expect((await new Visitor(server).signUp(email, { password })).status).toBe(200);
    const others = [password.trim(), password.toUpperCase(), password.slice(0, -1), ` ${password.slice(1)}`];
    for (const other of others.filter((text) => text !== password)) {
      expect((await new Visitor(server).signIn(email, other)).status, JSON.stringify(other)).toBe(401);
    }
    expect((await new Visitor(server).signIn(email, password)).status).toBe(200);
  });

  it('with a combining accent differs from one with a precomposed character', async () => {
    const email = newEmail();
    await new Visitor(server).signUp(email, { password: 'le héron du marais'.normalize('NFC') });
    expect((await new Visitor(server).signIn(email, 'le héron du marais'.normalize('NFD'))).status).toBe(401);
  });

  it('is stored as argon2id with its cost, never in plain text', async () => {
    const email = newEmail();
    await createTestApp(database, { passwordCost: undefined }).signUp('Ada Founder', email);
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query('select password from user_accounts a join users u on u.id = a.user_id where u.email = $1', [email]),
    );
    expect(rows).toEqual([{ password: expect.stringMatching(/^\$argon2id\$v=19\$m=65536,t=2,p=1\$/) }]);
  });

  it('takes as much work to check where there is no account', async () => {
    const hash = await hashPassword(PASSWORD);
    const costOf = async (known?: string) => {
      const before = process.cpuUsage();
      await verifyPassword('a wrong one', known);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const [known, unknown] = [await costOf(hash), await costOf()];
    expect(unknown).toBeGreaterThan(known / 3);
  });

  it('cannot be one of the three thousand most common ones of eight characters and more', async () => {
    const most = dictionary['passwords-common'].map(String).filter((word) => word.length >= 8);
    expect(most.length).toBeGreaterThan(10_000);
    const allowed: string[] = [];
    for (const word of [...most.slice(0, 3000), 'password1', 'PASSWORD123', 'Sunshine', 'football']) {
      if (!(await isCommonPassword(word))) allowed.push(word);
    }
    expect(allowed).toEqual([]);
  });

  it('cannot be one of the most frequent ones, by a list that the product does not use', async () => {
    const file = new URL('frequent-passwords.txt', import.meta.url);
    const most = (await readFile(file, 'utf8')).split('\n').filter((line) => line.length >= 6);
    expect(most.length).toBeGreaterThan(140);
    const allowed: string[] = [];
    for (const word of [...most, '      ']) if (!(await isCommonPassword(word))) allowed.push(word);
    expect(allowed).toEqual([]);
  });

  it('may be a long phrase or anything made at random, whatever it contains', async () => {
    const phrases = [
      'a heron over the marsh',
      'nine summers in Berlin',
      'password of my grandmother',
      'welcome to the marsh 2026',
    ];
    const random = Array.from({ length: 300 }, (_, at) =>
      createHash('sha256').update(`${at}`).digest('base64url').slice(0, 12),
    );
    for (const password of [...phrases, ...random]) expect(await isCommonPassword(password), password).toBe(false);
  });

  it('is looked up as a whole: neither a part of a common one nor several joined are common', async () => {
    const [first, second] = dictionary['passwords-common']
      .map(String)
      .filter((word) => /^[a-z]{9,}$/.test(word) && !isGuessable(word));
    expect(await isCommonPassword(`${first}`)).toBe(true);
    for (const word of [`${first}`.slice(1, -1), `${first}","${second}`, `${first}${second}`])
      expect(await isCommonPassword(word), word).toBe(false);
  });
});

describe('words that someone guessing this account tries first', () => {
  const anna = { email: 'a.berg@nordlicht.example', fullName: 'Anna Berg', companies: ['Nordlicht Lebensmittel GmbH'] };

  it.each([
    'annaberg',
    'Anna.Berg-2026!',
    'berg',
    'twofold2026',
    'a.berg@nordlicht.example',
    'Nordlicht2026',
    'nordlicht-anna-1',
    'Lebensmittel!!',
    'nordlichtGmbH',
    'nordlichtpassword',
    'welcome-anna',
    'twofold-abc',
  ])('are refused: %s', (password) => {
    return expect(isCommonPassword(password, anna)).resolves.toBe(true);
  });

  it.each(['a heron over Nordlicht', 'annas heron over marshes', 'bergamot and thyme', 'savannah rivers', PASSWORD])(
    'may occur in a longer password: %s',
    (password) => {
      return expect(isCommonPassword(password, anna)).resolves.toBe(false);
    },
  );

  it('include the company’s name once there is one: when the password is changed and when it is reset', async () => {
    const app = createTestApp(database);
    const founder = await app.signUp();
    await founder.api.company.create({ name: 'Nordlicht GmbH', industry: 'other', size: 'small' });
    const post = async (path: string, body: object) => {
      const response = await app.request(path, {
        method: 'POST',
        cookie: founder.cookie,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { code?: string };
    };
    const newPassword = 'Nordlicht-2026';
    expect(await post(AUTH_PATHS.changePassword, { newPassword })).toEqual({ code: 'password-common' });
    await post(AUTH_PATHS.requestReset, { email: founder.email });
    const token = app.mailbox.secret('reset', founder.email);
    expect(await post(AUTH_PATHS.reset, { token, newPassword })).toEqual({ code: 'password-common' });
    expect(await post(AUTH_PATHS.reset, { token, newPassword: 'a heron over the marsh' })).toEqual({});
  });
});

describe('the secret of a mailed link', () => {
  it('opens only what it was mailed for', async () => {
    const strict = startAuth(database, { REQUIRE_EMAIL_CONFIRMATION: 'true' });
    const email = newEmail();
    await new Visitor(strict).signUp(email);
    await strict.sessions.close();
    const confirmation = strict.mailbox.secret('confirm', email);
    const visitor = new Visitor(strict);
    const wrong = await visitor.post(AUTH_PATHS.reset, { token: confirmation, newPassword: 'a quieter marsh' });
    expect(wrong.body).toEqual({ code: 'link-invalid' });
    await visitor.post(AUTH_PATHS.requestReset, { email });
    await strict.sessions.close();
    const reset = strict.mailbox.secret('reset', email);
    expect((await visitor.post(AUTH_PATHS.confirm, { token: reset })).body).toEqual({ code: 'link-invalid' });
    expect((await visitor.post(AUTH_PATHS.confirm, { token: confirmation })).status).toBe(200);
  });

  it('has at least 128 bits, like the token of a session', async () => {
    const secrets = new Set<string>();
    for (let n = 0; n < 5; n += 1) {
      const email = newEmail();
      const visitor = new Visitor(server);
      await visitor.signUp(email);
      await visitor.post(AUTH_PATHS.requestReset, { email });
      await server.sessions.close();
      const token = server.mailbox.secret('reset', email);
      const session = decodeURIComponent(visitor.cookies.get('twofold.session_token') ?? '').split('.')[0] ?? '';
      for (const secret of [token, session]) {
        expect(secret).toMatch(/^[\w-]{24,}$/);
        secrets.add(secret);
      }
    }
    expect(secrets.size).toBe(10);
  });
});

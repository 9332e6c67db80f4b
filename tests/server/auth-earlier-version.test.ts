import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#domain/ids.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { AUTH_PATHS, type AuthServer, newEmail, PASSWORD, startAuth, Visitor } from './auth-visitor.ts';

/** Hash of `PASSWORD`, written by the version that used better-auth. */
const HASH = '$argon2id$v=19$m=65536,t=2,p=1$w+4L+31oLu9jsyFdx4iLIg$4cUC7oJaM+YxJk5eMQbFHWIEiruugxWZq9gcYoqInOE';
const TOKEN = 'dq0hT7cVbYs2kLrPz9XwJfNmE4aGuH6o';

let database: TestDatabase;
let server: AuthServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = startAuth(database);
});
afterAll(() => database.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const inAnHour = () => new Date(Date.now() + 60 * 60 * 1000);

/** Rows as better-auth wrote them. */
async function oldAccount(): Promise<{ id: UserId; email: string }> {
  const { persons } = database;
  const email = newEmail();
  const values = { email, name: 'Anna Berg' };
  const { id } = await persons.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow();
  const account = { userId: id, accountId: id, providerId: 'credential', password: HASH };
  await persons.insertInto('userAccounts').values(account).execute();
  return { id, email };
}

describe('an account from the earlier version', () => {
  it('signs in with its password, and can change it', async () => {
    const { email } = await oldAccount();
    const visitor = new Visitor(server);
    expect((await visitor.signIn(email, `${PASSWORD}!`)).status).toBe(401);
    expect((await visitor.signIn(email)).status).toBe(200);
    const change = { currentPassword: PASSWORD, newPassword: 'two herons now' };
    expect((await visitor.post(AUTH_PATHS.changePassword, change)).status).toBe(200);
    expect((await new Visitor(server).signIn(email, 'two herons now')).status).toBe(200);
    expect((await new Visitor(server).signIn(email)).status).toBe(401);
  });

  it('stays signed in with its old cookie', async () => {
    const { id, email } = await oldAccount();
    const session = { userId: id, token: sha256(TOKEN), expiresAt: inAnHour() };
    await database.persons.insertInto('userSessions').values(session).execute();
    const config = readConfig({ DATA_DIR: server.dataDir }, server.dataDir);
    if (!config.ok) throw new Error(config.mistakes.join(' '));
    const signature = createHmac('sha256', config.config.secrets.auth).update(TOKEN).digest('base64');
    const visitor = new Visitor(server);
    visitor.cookies.set('twofold.session_token', encodeURIComponent(`${TOKEN}.${signature}`));
    expect(await visitor.who()).toMatchObject({ email });
  });

  it('can use the links mailed to it', async () => {
    const { id, email } = await oldAccount();
    const link = { identifier: sha256(`reset-password:${TOKEN}`), value: id, expiresAt: inAnHour() };
    await database.persons.insertInto('userVerifications').values(link).execute();
    const visitor = new Visitor(server);
    const reply = await visitor.post(AUTH_PATHS.reset, { token: TOKEN, newPassword: 'a quieter marsh' });
    expect(reply.status).toBe(200);
    expect(await visitor.who()).toMatchObject({ email, emailVerified: true });
  });
});

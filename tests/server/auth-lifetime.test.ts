import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { type AuthServer, newEmail, startAuth, Visitor } from './auth-visitor.ts';

const DAY = 24 * 60 * 60 * 1000;

let database: TestDatabase;
let server: AuthServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = startAuth(database);
});
afterAll(() => database.close());

describe('a session', () => {
  it('ends ninety days after the sign-in, even in constant use', async () => {
    const visitor = new Visitor(server);
    const email = newEmail();
    await visitor.signUp(email);
    await database.persons
      .updateTable('userSessions')
      .set({ createdAt: new Date(Date.now() - 89 * DAY) })
      .execute();
    expect(await visitor.who()).toMatchObject({ email });
    server.wait(2 * DAY);
    expect(await visitor.who()).toBeNull();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#domain/ids.ts';
import { DEFAULT_NOTIFICATIONS } from '#domain/people/notification-preferences.ts';
import { savePreferences } from '#server/features/account/notifications/queries.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { mustHave } from '../shared/must-have.ts';
import { type AuthServer, newEmail, startAuth, Visitor } from './auth-visitor.ts';

let database: TestDatabase;
let server: AuthServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = startAuth(database);
});
afterAll(() => database.close());

const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0' };
const newSignIns = (email: string) =>
  server.mailbox.to(email).filter(({ subject }) => subject.startsWith('New sign-in'));

describe('a sign-in from an unknown browser', () => {
  it('is reported to the owner, with details to recognize it by', async () => {
    const email = newEmail();
    await new Visitor(server).signUp(email);
    await new Visitor(server, '198.51.100.7').signIn(email, undefined, firefox);
    const [mail, ...others] = newSignIns(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Firefox on Windows, from IP address 198.51.100.7, on ');
    expect(mail?.text).toContain('Forgot password?');
  });

  it('is reported once: the browser is known from then on, signed out or not', async () => {
    const email = newEmail();
    const home = new Visitor(server);
    await home.signUp(email);
    const office = new Visitor(server);
    for (let time = 0; time < 2; time++) {
      await office.signIn(email);
      await office.post('/api/auth/sign-out');
    }
    await home.signIn(email);
    expect(newSignIns(email)).toHaveLength(1);
  });

  it('is not reported on the day the account was created, nor after a wrong password', async () => {
    const email = newEmail();
    await new Visitor(server).signUp(email);
    await new Visitor(server).signIn(email, 'a wrong password');
    expect(newSignIns(email)).toEqual([]);
  });

  it.each([{ email: false }, { systemUpdates: false }])(
    'is not reported to people who have switched that off: %o',
    async (off) => {
      const email = newEmail();
      const home = new Visitor(server);
      await home.signUp(email);
      const { userId } = mustHave(await home.who());
      await savePreferences(database.persons, userId as UserId, { ...DEFAULT_NOTIFICATIONS, ...off });
      await new Visitor(server).signIn(email);
      expect(newSignIns(email)).toEqual([]);
    },
  );
});

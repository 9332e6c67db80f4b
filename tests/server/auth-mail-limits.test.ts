import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLimits, HOURLY_LIMITS } from '#server/platform/limits/limits.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { AUTH_PATHS, type AuthServer, newEmail, startAuth, Visitor } from './auth-visitor.ts';

let database: TestDatabase;
let server: AuthServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = startAuth(database, { REQUIRE_EMAIL_CONFIRMATION: 'true' });
});
afterAll(() => database.close());

/** An owner with a confirmed address, and a count of their reset mails. */
async function owner() {
  const email = newEmail();
  const browser = new Visitor(server);
  await browser.signUp(email);
  await server.sessions.close();
  await browser.post(AUTH_PATHS.confirm, { token: server.mailbox.secret('confirm', email) });
  const countResets = () => server.mailbox.to(email).filter(({ text }) => text.includes('#reset=')).length;
  const askForReset = async () => {
    await new Visitor(server).post(AUTH_PATHS.requestReset, { email });
    await server.sessions.close();
  };
  return { email, countResets, askForReset };
}

describe('mails that a stranger can trigger', () => {
  it('are limited to a few an hour of each kind, and do not use up the owner’s reset mail', async () => {
    const { email, countResets, askForReset } = await owner();
    const limits = createLimits(database.pool);
    for (let n = 0; n < 8; n += 1) {
      await new Visitor(server).signUp(email);
      await limits.take('invitationMail', email);
      await limits.take('mail', email);
    }
    await server.sessions.close();
    expect(
      server.mailbox.to(email).filter(({ subject }) => subject.includes('already have')).length,
    ).toBeLessThanOrEqual(HOURLY_LIMITS.mail);
    await askForReset();
    expect(countResets()).toBe(1);
  });

  it('cannot leave the owner without a working reset link', async () => {
    const { countResets, askForReset } = await owner();
    for (let n = 0; n < 8; n += 1) await askForReset();
    expect(countResets()).toBe(HOURLY_LIMITS.resetMail);
    // The count expires together with the first link, so whenever it refuses, an earlier link still works.
    await asOwner(database.ownerUrl, (client) =>
      client.query(`update rate_limits set expire = expire - 30 * 60 * 1000 where key like 'resetMail%'`),
    );
    await askForReset();
    expect(countResets()).toBe(HOURLY_LIMITS.resetMail + 1);
  });
});

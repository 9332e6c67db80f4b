import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_NOTIFICATIONS } from '#domain/people/notification-preferences.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import {
  clientFor,
  createTestApp,
  foundThroughTheDoor,
  PASSWORD,
  type TestApp,
  type Visitor,
} from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** The same person in another browser. */
async function signInElsewhere({ email }: Visitor, userAgent: string) {
  const response = await app.request('/api/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return clientFor(app.request, cookie);
}

describe('your own name', () => {
  it('can be changed, with or without a company, and colleagues see the new one', async () => {
    const founder = await foundThroughTheDoor(app);
    expect(await founder.api.profile.update({ fullName: '  Ada Lovelace ' })).toEqual({ fullName: 'Ada Lovelace' });
    expect(await founder.api.team.list()).toMatchObject([{ fullName: 'Ada Lovelace' }]);
    const newcomer = await app.signUp();
    await newcomer.api.profile.update({ fullName: 'Niels 李 Ünal' });
    expect(await newcomer.api.session.read()).toMatchObject({ user: { fullName: 'Niels 李 Ünal' } });
  });

  it.each([
    [' ', 'name-required'],
    ['x'.repeat(201), 'name-too-long'],
    ['Ada\r\nBcc: eve@example.com', 'name-invalid'],
  ])('is refused as %j', async (fullName, code) => {
    const { api } = await app.signUp();
    await expect(api.profile.update({ fullName })).rejects.toMatchObject({
      code: 'malformed',
      data: { issues: [{ path: ['fullName'], code }] },
    });
  });
});

describe('the notification switches', () => {
  it('start with the specified defaults and keep what was set', async () => {
    const { api } = await app.signUp();
    expect(await api.notifications.readPreferences()).toEqual(DEFAULT_NOTIFICATIONS);
    const chosen = {
      email: true,
      assessmentReminders: false,
      reportUpdates: true,
      systemUpdates: false,
      mentions: false,
      assignments: false,
      reviewRequests: true,
      signatures: false,
      dueDates: false,
      weeklyDigest: true,
    };
    expect(await api.notifications.savePreferences(chosen)).toEqual(chosen);
    await api.notifications.savePreferences({ ...chosen, email: false });
    expect(await api.notifications.readPreferences()).toEqual({ ...chosen, email: false });
  });
});

describe('the list of sessions', () => {
  it('shows this browser first, describes the others, and contains no token', async () => {
    const visitor = await app.signUp();
    await signInElsewhere(
      visitor,
      'Mozilla/5.0 (iPhone) AppleWebKit/605 (KHTML, like Gecko) Version/26.0 Safari/604.1',
    );
    const list = await visitor.api.session.list();
    expect(list.map(({ isCurrent, browser }) => ({ isCurrent, browser }))).toEqual([
      { isCurrent: true, browser: 'Unknown browser' },
      { isCurrent: false, browser: 'Safari on iPhone' },
    ]);
    expect(Object.keys(mustHave(list[0])).sort()).toEqual([
      'address',
      'browser',
      'id',
      'isCurrent',
      'lastUsedAt',
      'signedInAt',
    ]);
  });

  it('ends one other session, or all others, immediately', async () => {
    const visitor = await app.signUp();
    const phone = await signInElsewhere(visitor, 'Mozilla/5.0 (iPhone)');
    const tablet = await signInElsewhere(visitor, 'Mozilla/5.0 (iPad)');
    const ofPhone = mustHave((await visitor.api.session.list()).find(({ browser }) => browser.includes('iPhone')));
    expect(await visitor.api.session.end({ id: ofPhone.id })).toEqual({ ended: 1 });
    await expect(phone.session.list()).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(await tablet.session.list()).toHaveLength(2);
    expect(await visitor.api.session.endOthers({})).toEqual({ ended: 1 });
    await expect(tablet.session.list()).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(await visitor.api.session.list()).toHaveLength(1);
  });

  it('ends neither another person’s session nor this one, which has its own button', async () => {
    const visitor = await app.signUp();
    const [hers] = await visitor.api.session.list();
    await expect((await app.signUp()).api.session.end({ id: mustHave(hers).id })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(visitor.api.session.end({ id: mustHave(hers).id })).rejects.toMatchObject({ code: 'not-found' });
    expect(await visitor.api.session.list()).toHaveLength(1);
  });
});

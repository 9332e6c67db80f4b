import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, planDeletion } from '#server/operator/delete-account.ts';
import { exportPerson } from '#server/operator/export-person.ts';
import { listUsers } from '#server/operator/list-users.ts';
import { makeAdmin } from '#server/operator/make-admin.ts';
import { signOut, signOutEverybody } from '#server/operator/sign-out.ts';
import type { OperatorTools } from '#server/operator/tools.ts';
import { enrolTwoFactor, resetTwoFactor } from '#server/operator/two-factor.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { deviceCode } from '../shared/device-code.ts';
import { eventually } from '../shared/eventually.ts';
import {
  clientFor,
  createTestApp,
  foundThroughTheDoor,
  PASSWORD,
  type TestApp,
  type Visitor,
} from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundWorld, SECRET } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
let tools: OperatorTools;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  tools = {
    database,
    config: app.config,
    mail: app.mailbox,
    now: () => new Date(),
    jobs: { add: async (queue, data) => void app.added.push({ queue, data }) },
  };
});
afterAll(() => database.close());

async function post(path: string, body: object) {
  const response = await app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { status: response.status, body: (await response.json()) as { code?: string }, cookie };
}

const signIn = (email: string, code?: string, password = PASSWORD) =>
  post('/api/auth/sign-in', { email, password, ...(code !== undefined && { code }) });
const countSessions = async (email: string) => {
  const sql = 'select from user_sessions s join users u on u.id = s.user_id where u.email = $1';
  return (await asOwner(database.ownerUrl, (client) => client.query(sql, [email]))).rowCount;
};
const subjects = ({ email }: Visitor) => app.mailbox.to(email).map(({ subject }) => subject);

describe('two-factor authentication', () => {
  it('is required at sign-in after enrolment, and leaves no session behind until the code is given', async () => {
    const person = await app.signUp();
    const { secret } = await enrolTwoFactor(tools, person.email.toUpperCase());
    await expect(person.api.session.list()).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(await signIn(person.email)).toMatchObject({
      status: 401,
      body: { code: 'two-factor-required' },
      cookie: '',
    });
    expect(await signIn(person.email, '000000')).toMatchObject({
      status: 401,
      body: { code: 'two-factor-wrong' },
      cookie: '',
    });
    expect(await countSessions(person.email)).toBe(0);
    const code = deviceCode(secret);
    expect(await signIn(person.email, code, 'a wrong password')).toMatchObject({
      body: { code: 'invalid-credentials' },
    });
    const signedIn = await signIn(person.email, code);
    expect(signedIn.status).toBe(200);
    expect(await clientFor(app.request, signedIn.cookie).session.read()).toMatchObject({
      user: { email: person.email },
    });
    // As if somebody had read it over the person's shoulder.
    expect(await signIn(person.email, code)).toMatchObject({ body: { code: 'two-factor-wrong' } });
    expect(subjects(person)).toContain('Two-factor authentication is on for your Twofold account');
  });

  it('accepts a recovery code once, and ends with a reset', async () => {
    const person = await app.signUp();
    const { recoveryCodes } = await enrolTwoFactor(tools, person.email);
    expect((await signIn(person.email, recoveryCodes[3])).status).toBe(200);
    expect(await signIn(person.email, recoveryCodes[3])).toMatchObject({ body: { code: 'two-factor-wrong' } });
    await resetTwoFactor(tools, person.email);
    expect((await signIn(person.email)).status).toBe(200);
    await expect(resetTwoFactor(tools, person.email)).rejects.toThrow('has no two-factor authentication');
  });

  it('blocks a person who knows the password and guesses codes', async () => {
    const few = createTestApp(database, { secrets: app.config.secrets }, { secondFactor: 2 });
    const person = await few.signUp();
    const { secret } = await enrolTwoFactor(tools, person.email);
    const attempt = async (code: string) => {
      const response = await few.request('/api/auth/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: person.email, password: PASSWORD, code }),
      });
      return response.status;
    };
    expect([await attempt('000000'), await attempt('000001'), await attempt(deviceCode(secret))]).toEqual([
      401, 401, 429,
    ]);
  });

  it('cannot be bypassed through the mailbox: a password reset requires a code, and a missing code does not spend the link', async () => {
    const person = await app.signUp();
    const { secret } = await enrolTwoFactor(tools, person.email);
    await post('/api/auth/request-reset', { email: person.email });
    const token = app.mailbox.secret('reset', person.email);
    const reset = (code?: string) =>
      post('/api/auth/reset', { token, newPassword: 'two herons now', ...(code && { code }) });
    expect(await reset()).toMatchObject({ status: 401, body: { code: 'two-factor-required' } });
    expect(await reset('123456')).toMatchObject({ status: 401, body: { code: 'two-factor-wrong' } });
    expect((await reset(deviceCode(secret))).status).toBe(200);
  });
});

describe('making a person an admin', () => {
  it('gives them the role in their company immediately, on open streams too', async () => {
    const founder = await foundThroughTheDoor(app, 'Nordlicht GmbH');
    const user = await joinCompany(app, founder, 'user', 'Uma');
    const { user: person } = await user.api.session.read();
    const told: unknown[] = [];
    app.live.subscribe((event) => told.push(event));
    expect(await makeAdmin(tools, user.email)).toBe('Nordlicht GmbH');
    expect(await user.api.session.read()).toMatchObject({ role: 'admin' });
    await eventually('her streams are told', () =>
      told.some((event) => (event as { userId?: string }).userId === person?.id),
    );
  });

  it('requires a company if they have none, and never moves them from another', async () => {
    const founder = await foundThroughTheDoor(app);
    const newcomer = await app.signUp();
    await expect(makeAdmin(tools, newcomer.email)).rejects.toThrow('belongs to no company');
    await expect(makeAdmin(tools, newcomer.email, newcomer.email)).rejects.toThrow();
    await makeAdmin(tools, newcomer.email, founder.company.id);
    expect(await founder.api.team.list()).toHaveLength(2);
    const other = await foundThroughTheDoor(app);
    await expect(makeAdmin(tools, newcomer.email, other.company.id)).rejects.toThrow('They must leave it first');
    await expect(makeAdmin(tools, 'nobody@example.com')).rejects.toThrow('There is no account');
  });
});

describe('signing a person out', () => {
  it('ends all their sessions immediately, on open streams too, and nobody else’s', async () => {
    const [person, other] = [await app.signUp(), await app.signUp()];
    const elsewhere = await signIn(person.email);
    const stream = await app.request('/api/live', { cookie: elsewhere.cookie });
    expect(await signOut(tools, person.email)).toBe(2);
    for (const cookie of [person.cookie, elsewhere.cookie]) {
      await expect(clientFor(app.request, cookie).session.list()).rejects.toMatchObject({ code: 'not-signed-in' });
    }
    expect(await stream.text()).toContain('event: access');
    expect(await other.api.session.list()).toHaveLength(1);
    expect((await signIn(person.email)).status).toBe(200);
    await expect(signOut(tools, 'nobody@example.com')).rejects.toThrow('There is no account');
  });

  it('also works for everyone at once', async () => {
    const people = [await app.signUp(), await app.signUp()];
    expect(await signOutEverybody(tools)).toBeGreaterThan(1);
    for (const { api } of people) await expect(api.session.list()).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});

describe('deleting an account', () => {
  /** Every table in which a text occurs, except the job queue. */
  async function findEverywhere(text: string): Promise<string[]> {
    return asOwner(database.ownerUrl, async (client) => {
      const tables = await client.query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
      );
      const found: string[] = [];
      for (const { name } of tables.rows) {
        const { rowCount } = await client.query(`select from ${name} t where t::text ilike $1`, [`%${text}%`]);
        if (rowCount) found.push(name);
      }
      return found;
    });
  }

  it('leaves neither name nor address anywhere, keeps the work, and frees the address', async () => {
    const founder = await foundThroughTheDoor(app, 'Nordlicht GmbH');
    const name = `Zacharias ${crypto.randomUUID()}`;
    const leaving = await joinCompany(app, founder, 'user', name);
    const assessmentId = founder.draft.assessment.id;
    await leaving.api.assessment.moveTo({ assessmentId, currentStep: 4 });
    await leaving.api.notifications.savePreferences({
      email: true,
      assessmentReminders: true,
      reportUpdates: true,
      systemUpdates: true,
      mentions: true,
      assignments: true,
      reviewRequests: true,
      signatures: true,
      dueDates: true,
      weeklyDigest: true,
    });
    await enrolTwoFactor(tools, leaving.email);
    await post('/api/auth/request-reset', { email: leaving.email });
    await deleteAccount(tools, leaving.email);
    expect(await findEverywhere(leaving.email)).toEqual([]);
    expect(await findEverywhere(name)).toEqual([]);
    expect((await signIn(leaving.email)).status).toBe(401);
    await expect(leaving.api.session.list()).rejects.toMatchObject({ code: 'not-signed-in' });
    expect((await founder.api.team.list()).map(({ fullName }) => fullName)).toEqual(['Ada Founder']);
    expect((await founder.api.assessment.read({ assessmentId })).assessment.currentStep).toBe(4);
    expect(subjects(leaving).at(-1)).toBe('Your Twofold account has been deleted');
    const again = await post('/api/auth/sign-up', { fullName: 'Again', email: leaving.email, password: PASSWORD });
    expect(again.status).toBe(200);
  });

  it('also deletes private chats, including those in companies left long ago', async () => {
    const founder = await foundThroughTheDoor(app);
    const leaving = await joinCompany(app, founder, 'user', 'Lea');
    const assessmentId = founder.draft.assessment.id;
    const title = `private ${crypto.randomUUID()}`;
    const id = crypto.randomUUID();
    await leaving.api.chat.createSession({ id, assessmentId, title } as never);
    const { id: membership } = mustHave((await founder.api.team.list()).find(({ email }) => email === leaving.email));
    await founder.api.team.remove({ id: membership });
    expect(await findEverywhere(title)).toEqual(['chat_sessions']);
    await deleteAccount(tools, leaving.email);
    expect(await findEverywhere(title)).toEqual([]);
  });

  it('is refused for the only admin with colleagues, and lets a company without people be reassigned', async () => {
    const founder = await foundThroughTheDoor(app, 'Nordlicht GmbH');
    const user = await joinCompany(app, founder, 'user', 'Uma');
    await expect(planDeletion(tools, founder.email)).rejects.toThrow('is the only admin of Nordlicht GmbH');
    await deleteAccount(tools, user.email);
    expect((await planDeletion(tools, founder.email)).orphaned?.companyName).toBe('Nordlicht GmbH');
    await deleteAccount(tools, founder.email);
    const heir = await app.signUp('Helga Heir');
    await makeAdmin(tools, heir.email, founder.company.id);
    expect((await heir.api.team.list()).map(({ fullName }) => fullName)).toEqual(['Helga Heir']);
    expect(await heir.api.assessment.list()).toHaveLength(1);
  });
});

describe('the export of a person’s data', () => {
  it('contains their own data, no secrets, and nothing that only others did', async () => {
    const world = await foundWorld(app);
    const colleague = await joinCompany(app, world, 'user', 'Cora Colleague');
    await colleague.api.assessment.moveTo({ assessmentId: world.assessmentId, currentStep: 2 });
    const { secret, recoveryCodes } = await enrolTwoFactor(tools, colleague.email);
    const text = JSON.stringify(await exportPerson(tools, colleague.email));
    const data = JSON.parse(text);
    expect(data).toMatchObject({
      account: { name: 'Cora Colleague', email: colleague.email },
      hasPassword: true,
      secondFactorSince: expect.any(String),
      companies: [{ company: `${SECRET} Ltd`, role: 'user', changes: expect.any(Array) }],
      invitationsToThisAddress: [{ status: 'accepted' }],
      lostCompany: null,
    });
    expect(data.knownBrowsers).toHaveLength(1);
    expect(data.companies[0].changes.map(({ tableName }: { tableName: string }) => tableName).sort()).toEqual([
      'assessments',
      'invitations',
      'memberships',
    ]);
    for (const hidden of [secret, mustHave(recoveryCodes[0]), '$argon2', `${SECRET} title`])
      expect(text).not.toContain(hidden);
    const { id } = mustHave((await world.api.team.list()).find(({ email }) => email === colleague.email));
    await world.api.team.remove({ id });
    expect(await exportPerson(tools, colleague.email)).toMatchObject({
      lostCompany: { companyName: `${SECRET} Ltd`, reason: 'removed' },
    });
  });
});

describe('the list of users', () => {
  it('finds people by address, name or company', async () => {
    const name = `Quirin ${crypto.randomUUID()}`;
    const founder = await foundThroughTheDoor(app, `${name} AG`);
    const found = await listUsers(tools, name.toUpperCase());
    expect(found).toMatchObject([{ email: founder.email, company: `${name} AG`, role: 'admin', hasTwoFactor: false }]);
    expect((await listUsers(tools)).length).toBeGreaterThan(found.length);
    expect(await listUsers(tools, founder.email)).toHaveLength(1);
    expect((await listUsers(tools, (await app.signUp()).email))[0]).toMatchObject({ company: '', role: '' });
  });
});

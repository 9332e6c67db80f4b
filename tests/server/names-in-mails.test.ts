import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, PASSWORD, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';

const ADDRESS = 'Pay at https://evil.example/x';
const BIDI = 'Anna \u202eBerg';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const issueOf = (code: string, field: string) => ({
  code: 'malformed',
  data: { issues: [{ path: [field], code }] },
});

describe('a name with an address or with invisible characters', () => {
  it.each([
    [ADDRESS, 'name-has-address'],
    [BIDI, 'name-invalid'],
  ])('is refused at its field wherever it is entered: %j', async (name, code) => {
    const { api, company } = await foundThroughTheDoor(app);
    const signUp = await app.request('/api/auth/sign-up', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fullName: name, email: 'strange@example.com', password: PASSWORD }),
    });
    expect(signUp.status).toBe(400);
    expect(await signUp.json()).toMatchObject(issueOf(code, 'fullName'));
    await expect(api.profile.update({ fullName: name })).rejects.toMatchObject(issueOf(code, 'fullName'));
    const { version } = company;
    const fields = { name, industry: 'other', size: 'small' } as const;
    await expect(api.company.update({ ...fields, version })).rejects.toMatchObject(issueOf(code, 'name'));
    const newcomer = await app.signUp();
    await expect(newcomer.api.company.create(fields)).rejects.toMatchObject(issueOf(code, 'name'));
  });

  it('is sanitised in mails if it was stored before', async () => {
    const founder = await foundThroughTheDoor(app);
    await asOwner(database.ownerUrl, async (client) => {
      await client.query('update users set name = $1 where email = $2', [BIDI, founder.email]);
      await client.query('update companies set name = $1 where id = $2', [ADDRESS, founder.company.id]);
    });
    const email = 'invited.stranger@example.com';
    await founder.api.invitations.send({ email, role: 'user' });
    const { subject, text, html } = mustHave(app.mailbox.to(email).at(-1));
    expect(subject).toBe('Anna Berg invites you to join Pay at https evil example x on Twofold');
    for (const part of [subject, text, html]) {
      expect(part).not.toContain('evil.example');
      expect(part).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    }
  });
});

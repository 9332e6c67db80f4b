import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { eventually } from '../shared/eventually.ts';
import { createTestApp, foundThroughTheDoor, type TestApp, type Visitor } from '../shared/front-door.ts';
import { joinAsAuditor, joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';

let database: TestDatabase;
let app: TestApp;
/** A second server on the same database. */
let other: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  other = createTestApp(database, { secrets: app.config.secrets });
});
afterAll(() => database.close());

/** Opens a person's event stream, counts its presence events, and can end it. */
async function open(visitor: Visitor, at: TestApp) {
  const response = await at.request('/api/live', { cookie: visitor.cookie });
  const reader = mustHave(response.body).pipeThrough(new TextDecoderStream()).getReader();
  const stream = { told: 0, end: () => reader.cancel() };
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      stream.told += value.split('event: presence').length - 1;
    }
  })();
  return stream;
}

const names = async ({ api }: Visitor) => (await api.presence.list()).map(({ name }) => name);

async function pair() {
  const founder = await foundThroughTheDoor(app);
  const uma = await joinCompany(app, founder, 'user', 'Uma User');
  return { founder, uma };
}

describe.each(['the same server', 'another server'])('a colleague on %s', (where) => {
  const hers = () => (where === 'another server' ? other : app);

  it('is present while one of their windows is open, shown immediately, and gone within seconds', async () => {
    const { founder, uma } = await pair();
    const mine = await open(founder, app);
    expect(await names(founder)).toEqual([]);
    const [first, second] = [await open(uma, hers()), await open(uma, hers())];
    await eventually('I am told', () => mine.told > 0);
    expect(await names(founder)).toEqual(['Uma User']);
    await first.end();
    await second.end();
    const before = mine.told;
    await eventually('I am told that she has gone', () => mine.told > before);
    expect(await names(founder)).toEqual([]);
    await mine.end();
  });

  it('shows what they have open, to their company only', async () => {
    const { founder, uma } = await pair();
    const stranger = await foundThroughTheDoor(app);
    const streams = [await open(founder, app), await open(uma, hers()), await open(stranger, app)];
    await eventually('she is here', async () => (await names(founder)).length === 1);
    const before = mustHave(streams[0]).told;
    const at = { noun: 'component', recordId: randomUUID() } as const;
    await uma.api.presence.report({ at });
    await eventually('I am told', () => mustHave(streams[0]).told > before);
    expect((await founder.api.presence.list()).map((colleague) => colleague.at)).toEqual([at]);
    expect(await stranger.api.presence.list()).toEqual([]);
    expect(mustHave(streams[2]).told).toBe(0);
    const question = { noun: 'answer', recordId: 'What is the size of your company?' } as const;
    await uma.api.presence.report({ at: question });
    expect((await founder.api.presence.list()).map((colleague) => colleague.at)).toEqual([question]);
    // A text that is not a question is ignored.
    await uma.api.presence.report({ at: { noun: 'answer', recordId: 'Look here' } });
    expect((await founder.api.presence.list()).map((colleague) => colleague.at)).toEqual([null]);
    for (const stream of streams) await stream.end();
  });
});

describe('a person removed from the company', () => {
  it('disappears at once, and sees nobody', async () => {
    const { founder, uma } = await pair();
    const streams = [await open(founder, app), await open(uma, app)];
    await eventually('she is here', async () => (await names(founder)).length === 1);
    const { id } = mustHave((await founder.api.team.list()).find(({ email }) => email === uma.email));
    await founder.api.team.remove({ id });
    expect(await names(founder)).toEqual([]);
    await expect(uma.api.presence.list()).rejects.toMatchObject({ code: 'no-company' });
    for (const stream of streams) await stream.end();
  });
});

describe('an auditor', () => {
  it('sees who is present, but not what colleagues have open', async () => {
    const { founder, uma } = await pair();
    const auditor = await joinAsAuditor(app, founder);
    const streams = [await open(founder, app), await open(uma, app), await open(auditor, app)];
    const at = { noun: 'component', recordId: randomUUID() } as const;
    await uma.api.presence.report({ at });
    const seenBy = async ({ api }: Visitor) => (await api.presence.list()).find(({ name }) => name === 'Uma User')?.at;
    expect(await seenBy(founder)).toEqual(at);
    expect(await seenBy(auditor)).toBe(null);
    for (const stream of streams) await stream.end();
  });
});

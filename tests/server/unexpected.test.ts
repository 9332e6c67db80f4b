import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '#server/platform/seal/seal.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp, type Visitor } from '../shared/front-door.ts';

const INSIDES = 'select password from /srv/insides';

let database: TestDatabase;
let app: TestApp;
let founder: Visitor;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  founder = await foundThroughTheDoor(app);
});
afterAll(() => database.close());

/** The same application with a mistake in it: everything that goes through this door fails in an unforeseen way. */
function withMistake(door: 'inCompany' | 'whoAsks'): TestApp {
  const fail = async () => {
    throw new Error(INSIDES);
  };
  return createTestApp({ ...database, [door]: fail }, { secrets: app.config.secrets });
}

describe('a mistake of our own', () => {
  it.each([
    ['while it is looked up who asks', 'whoAsks', '/api/company'],
    ['while it is looked up who asks for a session', 'whoAsks', '/api/session'],
    ['while the answer is made', 'inCompany', '/api/company'],
    ['on the way to the stream of live events', 'whoAsks', '/api/live'],
  ] as const)('%s lets nobody in, reveals nothing of its internals, and leaves a line', async (_, door, path) => {
    const broken = withMistake(door);
    const answer = await broken.request(path, { cookie: founder.cookie });
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ code: 'unexpected' });
    expect(text).not.toMatch(/insides|\.ts|node_modules/);
    const requestId = answer.headers.get('x-request-id');
    const lines = broken.lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
    expect(lines).toEqual([expect.objectContaining({ requestId, err: expect.objectContaining({ message: INSIDES }) })]);
    // The next request is served as usual.
    expect((await broken.request('/healthz')).status).toBe(200);
  });
});

describe('a sealed text', () => {
  it('is opened only by its own secret and purpose, and not after a single bit was changed', () => {
    const seal = createSeal('a secret of thirty-two characters', 'one purpose');
    const sealed = seal.close('the same text');
    expect(seal.open(sealed)).toBe('the same text');
    expect(seal.close('the same text')).not.toBe(sealed);
    const bytes = Buffer.from(sealed, 'base64url');
    for (let place = 0; place < bytes.length; place += 1) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(() => seal.open(changed.toString('base64url')), `byte ${place}`).toThrow();
    }
    expect(() => createSeal('a secret of thirty-two characters', 'another purpose').open(sealed)).toThrow();
    expect(() => createSeal('another secret of that many letters', 'one purpose').open(sealed)).toThrow();
  });
});

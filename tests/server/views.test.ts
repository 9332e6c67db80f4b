import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ViewId } from '#domain/ids.ts';
import { MAX_VIEWS } from '#domain/limits.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { type ApiClient, createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

type SaveInput = Parameters<ApiClient['views']['save']>[0];

const upstream = (given: Partial<SaveInput> = {}): SaveInput => ({
  id: randomUUID() as ViewId,
  name: 'Upstream',
  isShared: false,
  contents: {
    query: { noun: 'component', where: [{ field: 'place', is: 'equal', value: 'upstream' }], groupBy: 'topic' },
    search: 'water',
    columns: ['topic', 'score'],
    widths: { title: 420 },
  },
  seenVersion: null,
  ...given,
});

/** A company with an admin, who founded it, and two users. */
async function threePeople() {
  const founder = await foundThroughTheDoor(app);
  const [ben, uma] = [
    await joinCompany(app, founder, 'user', 'Ben User'),
    await joinCompany(app, founder, 'user', 'Uma User'),
  ];
  return { admin: founder.api, ben: ben.api, uma: uma.api, founder };
}

const namesOf = async (api: ApiClient) => (await api.views.list()).map(({ name }) => name);

describe('a view of the register', () => {
  it('is restored as saved, is renamed and changed with its version, and can be deleted', async () => {
    const { api } = await foundThroughTheDoor(app);
    const input = upstream();
    const saved = await api.views.save(input);
    expect(saved).toMatchObject({ name: 'Upstream', isOwn: true, mayChange: true, by: 'Ada Founder' });
    expect(saved.contents).toMatchObject({
      query: { where: [{ field: 'place', is: 'equal', value: 'upstream' }], groupBy: 'topic' },
      search: 'water',
      columns: ['topic', 'score'],
      widths: { title: 420 },
    });
    expect(await api.views.list()).toEqual([saved]);
    const renamed = await api.views.save({ ...input, name: 'Suppliers', seenVersion: saved.version });
    expect(renamed).toMatchObject({ id: saved.id, name: 'Suppliers' });
    await api.views.remove({ id: saved.id });
    expect(await api.views.list()).toEqual([]);
    // Undone under the same id, so that links to it work again.
    await api.views.save({ ...input, name: 'Suppliers' });
    expect(await namesOf(api)).toEqual(['Suppliers']);
  });

  it('is visible to nobody else if private, not to admins and not by its id', async () => {
    const { admin, ben } = await threePeople();
    const own = await ben.views.save(upstream());
    expect(await namesOf(ben)).toEqual(['Upstream']);
    expect(await namesOf(admin)).toEqual([]);
    await expect(admin.views.remove({ id: own.id })).rejects.toMatchObject({ code: 'not-found' });
    const over = upstream({ id: own.id, name: 'Taken over' });
    await expect(admin.views.save(over)).rejects.toMatchObject({ code: 'not-found' });
    await expect(admin.views.save({ ...over, seenVersion: 1 })).rejects.toMatchObject({ code: 'not-found' });
    expect(await namesOf(ben)).toEqual(['Upstream']);
  });

  it('can be used by everyone if shared, and changed by its author and the admins', async () => {
    const { admin, ben, uma } = await threePeople();
    const shared = await ben.views.save(upstream({ isShared: true }));
    expect(await uma.views.list()).toMatchObject([{ by: 'Ben User', isOwn: false, mayChange: false }]);
    expect(await admin.views.list()).toMatchObject([{ isOwn: false, mayChange: true }]);
    const changed = upstream({ id: shared.id, name: 'Other', isShared: true, seenVersion: shared.version });
    await expect(uma.views.save(changed)).rejects.toMatchObject({ code: 'access-denied' });
    await expect(uma.views.remove({ id: shared.id })).rejects.toMatchObject({ code: 'access-denied' });
    // An admin cannot hide it from everybody but its author.
    await expect(admin.views.save({ ...changed, isShared: false })).rejects.toMatchObject({ code: 'access-denied' });
    await admin.views.save(changed);
    expect(await namesOf(ben)).toEqual(['Other']);
  });

  it('is not overwritten if someone else has changed it since, and saving it twice is harmless', async () => {
    const { admin, ben } = await threePeople();
    const input = upstream({ isShared: true });
    const shared = await ben.views.save(input);
    expect(await ben.views.save(input)).toEqual(shared);
    await admin.views.save({ ...input, name: 'By the admin', seenVersion: shared.version });
    const late = ben.views.save({ ...input, name: 'By Ben', seenVersion: shared.version });
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      data: { conflicts: [{ key: shared.id, current: { name: 'By the admin' }, changedBy: 'Ada Founder' }] },
    });
  });

  it('must list components, and is refused with the reason otherwise', async () => {
    const { api } = await foundThroughTheDoor(app);
    for (const query of [
      { noun: 'topic' as const },
      { noun: 'component' as const, measure: { of: 'count' as const } },
      { noun: 'component' as const, where: [{ field: 'nothing', is: 'missing' as const }] },
    ]) {
      const { contents } = upstream();
      const wrong = api.views.save(upstream({ contents: { ...contents, query } }));
      await expect(wrong).rejects.toMatchObject({ code: 'malformed' });
    }
    await expect(api.views.save(upstream({ name: '  ' }))).rejects.toMatchObject({ code: 'malformed' });
  });

  it('is limited in number', async () => {
    const { api } = await foundThroughTheDoor(app);
    for (let kept = 0; kept < MAX_VIEWS; kept += 1) await api.views.save(upstream());
    await expect(api.views.save(upstream())).rejects.toMatchObject({
      code: 'too-many-views',
      data: { most: MAX_VIEWS },
    });
    // Shared views are counted separately.
    await api.views.save(upstream({ isShared: true }));
  });

  it('leaves neither name nor filters in the history', async () => {
    const { api, company } = await foundThroughTheDoor(app);
    await api.views.save(upstream({ name: 'Whom we might drop' }));
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query<{ new: unknown }>(
        `select new from history where company_id = $1 and table_name = 'register_views'`,
        [company.id],
      ),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/Whom we might drop|upstream|water/);
  });
});

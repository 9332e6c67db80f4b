import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#database/open.ts';
import { prepareDatabase } from '#database/prepare.ts';
import { asOwner } from '../shared/database.ts';
import { mustHave } from '../shared/must-have.ts';

const PASSWORD = 'an-owner-of-one-test';

/** A separate database whose owner is no superuser, as in an operator's PostgreSQL. */
async function givenDatabase({ mayPassRolesOn }: { mayPassRolesOn: boolean }) {
  const clusterUrl = inject('clusterUrl');
  const name = `own_${randomBytes(6).toString('hex')}`;
  await asOwner(clusterUrl, async (client) => {
    await client.query(`create role ${name} login noinherit createrole password '${PASSWORD}'`);
    if (mayPassRolesOn) await client.query(`grant twofold_member, twofold_system to ${name} with admin option`);
    await client.query(`create database ${name} owner ${name}`);
  });
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  await asOwner(url.href, (client) => client.query(`grant create on schema public to ${name}`));
  url.username = name;
  url.password = PASSWORD;
  const remove = () =>
    asOwner(clusterUrl, async (client) => {
      await client.query(`drop database ${name} with (force)`);
      await client.query(`drop role if exists ${name}_app`);
      await client.query(`drop role ${name}`);
    });
  return { name, url: url.href, remove };
}

describe('a PostgreSQL provided by the operator, whose owner is no superuser', () => {
  let given: Awaited<ReturnType<typeof givenDatabase>>;
  beforeAll(async () => {
    given = await givenDatabase({ mayPassRolesOn: true });
  });
  afterAll(() => given.remove());

  const serving = { password: 'the-serving-login' };

  it('is prepared by two servers that start at the same moment', async () => {
    const [first, second] = await Promise.all([
      prepareDatabase(given.url, serving),
      prepareDatabase(given.url, serving),
    ]);
    expect(first).toBe(second);
    const database = await openDatabase(first);
    expect(await database.isReady(['0001_doors_and_history'])).toBe(true);
    await database.close();
  });

  it('is prepared again by each later start, which also sets the new password of the serving login', async () => {
    await prepareDatabase(given.url, serving);
    const changed = await prepareDatabase(given.url, { password: 'another-one' });
    const database = await openDatabase(changed);
    await database.close();
  });

  it('hides every company’s rows even from the owner', async () => {
    const rows = await asOwner(given.url, async (client) => {
      const inserting = client.query(`insert into companies (name, industry, size) values ('A', 'b', 'c')`);
      await expect(inserting).rejects.toThrow('row-level security');
      return (await client.query('select from companies')).rowCount;
    });
    expect(rows).toBe(0);
  });

  it('can be served with a login that the operator made, without any other right', async () => {
    const login = `${given.name}_app`;
    const url = new URL(given.url);
    url.username = login;
    url.password = 'made-by-hand';
    await asOwner(inject('clusterUrl'), async (client) => {
      await client.query(`drop owned by ${login}`);
      await client.query(`alter role ${login} password 'made-by-hand'`);
    });
    const appUrl = await prepareDatabase(given.url, { url: url.href });
    const database = await openDatabase(appUrl);
    await database.close();
  });

  it('cannot be served with the owner', async () => {
    await expect(openDatabase(given.url)).rejects.toThrow('owns tables');
  });

  it.each([
    ['the owner', () => given.name, 'owns tables'],
    ['a superuser', () => new URL(inject('clusterUrl')).username, 'is a superuser or bypasses'],
  ])('cannot be served with a login that may become %s', async (_, readRole, refusal) => {
    const login = `${given.name}_climber`;
    const url = new URL(given.url);
    url.username = login;
    await asOwner(inject('clusterUrl'), (client) =>
      client.query(`create role ${login} login noinherit in role ${readRole()} password '${PASSWORD}'`),
    );
    try {
      await expect(openDatabase(url.href)).rejects.toThrow(refusal);
    } finally {
      await asOwner(inject('clusterUrl'), (client) => client.query(`drop role ${login}`));
    }
  });
});

it('reports what an administrator must grant if the roles belong to someone else', async () => {
  const { rows } = await asOwner(inject('clusterUrl'), (client) =>
    client.query<{ version: number }>(`select current_setting('server_version_num')::int as version`),
  );
  const given = await givenDatabase({ mayPassRolesOn: false });
  try {
    const preparing = prepareDatabase(given.url, { password: 'the-serving-login' });
    // Up to version 15, a role that may create roles may also grant every role that is no superuser.
    if (mustHave(rows[0]).version < 160_000) expect(await preparing).toContain(`${given.name}_app`);
    else await expect(preparing).rejects.toThrow(`As an administrator of PostgreSQL run: grant twofold_member to`);
  } finally {
    await given.remove();
  }
});

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/open.ts';
import { troubleIn } from '#server/platform/http/faults.ts';
import { createReadiness } from '#server/platform/http/readiness.ts';
import { createTroubles } from '#server/platform/http/troubles.ts';
import { createJobQueue } from '#server/platform/jobs/job-queue.ts';
import { createLog } from '#server/platform/log/log.ts';
import { createSeldomLog } from '#server/platform/log/seldom.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { eventually } from '../shared/eventually.ts';
import { foundCompany } from '../shared/founders.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const owner = (statement: string) => asOwner(database.ownerUrl, (client) => client.query(statement));
/** Simulates a failover: the serving login's next connections are read-only, or writable again. */
const setReadOnly = (is: boolean) =>
  owner(`alter role ${new URL(database.ownerUrl).pathname.slice(1)}_app set default_transaction_read_only = ${is}`);
/** Ends the server's open connections, so that the new setting applies. */
const endConnections = () =>
  owner(`select pg_terminate_backend(pid) from pg_stat_activity where usename = current_database() || '_app'`);
const ready = async () => {
  const response = await app.request('/readyz');
  return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
};
const linesWith = (text: string) => app.lines.filter((line) => line.includes(text));

async function rename(cookie: string, company: { version: number }, body: object) {
  return app.request('/api/company', {
    method: 'PUT',
    cookie,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Renamed',
      industry: 'food-beverage',
      size: 'large',
      version: company.version,
      ...body,
    }),
  });
}

describe('while the database is read-only', () => {
  it('a save is answered 503 and the server is not ready; both recover by themselves, on other connections', async () => {
    const { cookie, company } = await foundThroughTheDoor(app);
    await setReadOnly(true);
    await endConnections();
    await eventually('the server has noticed', async () => (await ready()).text.includes('read-only'));
    expect(await ready()).toEqual({
      status: 503,
      text: 'the database is a standby or read-only',
      retryAfter: '2',
    });
    const refused = await rename(cookie, company, {});
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toEqual({ code: 'database-away' });
    // As after a failover to the new primary: connections opened from now on are writable.
    await setReadOnly(false);
    await eventually('the server is ready', async () => (await ready()).status === 200);
    expect((await rename(cookie, company, {})).status).toBe(200);
  });

  it('a connection that reported it is not used again', async () => {
    const member = await foundCompany(database);
    const { pool, inCompany, close } = await openDatabase(database.appUrl, { poolSize: 1 });
    const readPid = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid as number;
    const before = await readPid();
    expect(await readPid()).toBe(before);
    const refused = inCompany(member, (tx) =>
      sql`set transaction read only`.execute(tx).then(() => sql`update companies set name = name`.execute(tx)),
    );
    await expect(refused).rejects.toSatisfy((error) => troubleIn(error) === 'database-away');
    expect(await readPid()).not.toBe(before);
    await close();
  });

  it('the queue continues automatically, and logs the fault once', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const workers = await openDatabase(database.appUrl, { poolSize: 2 });
    const jobs = await createJobQueue(workers, log, { pollingSeconds: 0.5, watchSeconds: 1 });
    const done: unknown[] = [];
    await jobs.work('seals', async (data) => void done.push(data));
    await setReadOnly(true);
    await endConnections();
    await eventually('it meets a fault', () => lines.some((line) => line.includes('the job queue had an error')));
    await sleep(1500);
    await setReadOnly(false);
    await eventually('a job is added', () =>
      jobs.add('seals', { n: 1 }).then(
        () => true,
        () => false,
      ),
    );
    await eventually('it is worked on', () => done.length > 0);
    expect(lines.filter((line) => line.includes('the job queue had an error'))).toHaveLength(1);
    await jobs.close();
    await workers.close();
  });
});

describe('while the disk of the database is full', () => {
  it('a save is refused with that reason, the log records it once, and the server is ready once there is room', async () => {
    const { cookie, company } = await foundThroughTheDoor(app);
    await owner(`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await owner('create trigger no_room before update on companies for each row execute function no_room()');
    for (let n = 0; n < 3; n += 1) {
      const refused = await rename(cookie, company, { name: `Name ${n}` });
      expect(refused.status).toBe(507);
      expect(await refused.json()).toEqual({ code: 'storage-full' });
    }
    expect(linesWith('the disk is full')).toHaveLength(1);
    expect(linesWith('a request failed')).toEqual([]);
    await owner('drop trigger no_room on companies');
    expect((await rename(cookie, company, {})).status).toBe(200);
    expect((await ready()).status).toBe(200);
  });

  it('readiness reports it until there is room', async () => {
    const troubles = createTroubles(createSeldomLog(createLog('silent')));
    const full = () => Object.assign(new Error('could not write'), { code: '53100' });
    expect(troubles.tell(full())).toBe('storage-full');
    let hasRoom = false;
    // A pool whose disk has no room for sorting outside memory.
    const connect = async () => {
      const client = await database.pool.connect();
      if (hasRoom) return client;
      const query = (...asked: Parameters<typeof client.query>) =>
        String(asked[0]).includes('order by md5') ? Promise.reject(full()) : client.query(...asked);
      return { query, release: () => client.release() };
    };
    const pool = { connect, query: database.pool.query.bind(database.pool) } as unknown as typeof database.pool;
    const readiness = createReadiness({ pool }, troubles, createLog('silent'));
    expect(await readiness()).toBe('the disk of the database is full');
    expect(await readiness()).toBe('the disk of the database is full');
    hasRoom = true;
    expect(await readiness()).toBeNull();
  });
});

describe('the server is not ready', () => {
  it('while a function is missing that the start creates', async () => {
    const { rows } = await owner(`select pg_get_functiondef('in_pieces(text)'::regprocedure) as made`);
    await owner('drop function in_pieces(text)');
    expect((await ready()).text).toBe('the database lacks objects that a start creates: in_pieces(text)');
    await owner(rows[0].made);
    expect((await ready()).status).toBe(200);
  });

  it('while the wall between companies has a hole, which the log names', async () => {
    const lines: string[] = [];
    const log = createLog('error', { write: (line) => void lines.push(line) });
    const readiness = createReadiness(database, createTroubles(createSeldomLog(log)), log, { wallMs: 0 });
    await readiness();
    await sleep(300);
    expect(await readiness()).toBeNull();
    await owner('alter table measures no force row level security');
    await eventually('it is noticed', async () => (await readiness())?.includes('wall between companies'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('measures');
    await owner('alter table measures force row level security');
    await eventually('it is whole again', async () => (await readiness()) === null);
  });
});

describe('two transactions in a deadlock', () => {
  it('both complete: the one that is cancelled runs again', async () => {
    const member = await foundCompany(database);
    let tries = 0;
    let holding = 0;
    const crossing = (locks: readonly [number, number]) =>
      database.inCompany(member, async (tx) => {
        tries += 1;
        await sql`select pg_advisory_xact_lock(${locks[0]})`.execute(tx);
        holding += 1;
        await eventually('both hold their first lock', () => holding >= 2);
        await sql`select pg_advisory_xact_lock(${locks[1]})`.execute(tx);
        return 'done';
      });
    expect(await Promise.all([crossing([1, 2]), crossing([2, 1])])).toEqual(['done', 'done']);
    expect(tries).toBe(3);
  });
});

describe('a recurring fault', () => {
  it('is logged at once, then occasionally with the number of occurrences', async () => {
    const lines: string[] = [];
    const seldom = createSeldomLog(createLog('warn', { write: (line) => void lines.push(line) }), 50);
    for (let n = 0; n < 5; n += 1) seldom.say('warn', 'it fails', { n });
    expect(lines).toHaveLength(1);
    await eventually('it is said how often', () => lines.length === 2);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ msg: 'it fails', times: 4, n: 4 });
    seldom.say('warn', 'something else', {});
    expect(lines).toHaveLength(3);
  });
});

describe('a PostgreSQL error is reported', () => {
  it.each([
    ['25006', 'database-away'],
    ['58P01', 'database-away'],
    ['57P01', 'database-away'],
    ['57P03', 'database-away'],
    ['08006', 'database-away'],
    ['57014', 'database-away'],
    ['53300', 'database-away'],
    ['53100', 'storage-full'],
    ['ENOSPC', 'storage-full'],
    ['53200', 'too-busy'],
    ['40P01', 'too-busy'],
    ['40001', 'too-busy'],
    ['55P03', 'too-busy'],
    ['23505', null],
    ['42501', null],
  ])('%s as %s', (code, trouble) => {
    expect(troubleIn(new Error('wrapped', { cause: Object.assign(new Error('said'), { code }) }))).toBe(trouble);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/open.ts';
import { isDatabaseAway } from '#server/platform/http/faults.ts';
import { openWire } from '../shared/breakable-wire.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { eventually } from '../shared/eventually.ts';
import { foundCompany } from '../shared/founders.ts';
import { PASSWORD } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import {
  changeIsWaiting,
  type RunningVisit,
  shareSecrets,
  startBehindWire,
  timed,
  visit,
  whileCompaniesAreHeld,
} from './running-visit.ts';

/** In milliseconds. Only a guard: the server's own limits are the seconds named in the titles, and a busy machine needs longer. */
const SOON = 30_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const signUp = (email: string) => ({ fullName: 'Bea', email, password: PASSWORD });
const stranger = { cookie: '' };

describe.each(['cut', 'frozen'] as const)('while the connection to the database is %s', (state) => {
  let server: Awaited<ReturnType<typeof startBehindWire>>;
  let visitor: RunningVisit;
  beforeAll(async () => {
    server = await startBehindWire(database);
    visitor = await visit(server.url, `${state}@example.com`);
    if (state === 'cut') server.wire.cut();
    else server.wire.freeze();
  });
  afterAll(() => server.stop());

  it.each([
    ['a question of somebody signed in', () => visitor.ask('GET', '/api/company')],
    ['a change', () => visitor.ask('PUT', '/api/company', { ...visitor.company, version: 1 })],
    ['the stream of live events', () => visitor.ask('GET', '/api/live')],
    [
      'a sign-in',
      () => visitor.ask('POST', '/api/auth/sign-in', { email: visitor.email, password: PASSWORD }, stranger),
    ],
    ['a sign-up', () => visitor.ask('POST', '/api/auth/sign-up', signUp('nobody@example.com'), stranger)],
  ])('answers 503 with Retry-After in under two seconds: %s', async (_, ask) => {
    const { response, text, ms } = await timed(ask());
    expect({ status: response.status, text }).toMatchObject({ status: 503 });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.parse(text).code).toBe('database-away');
    expect(ms).toBeLessThan(SOON);
  });

  it('shows a plain page for a screen request, with the usual headers', async () => {
    const { response, text, ms } = await timed(visitor.ask('GET', '/app', undefined, { accept: 'text/html' }));
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(text).toMatch(/not available/i);
    expect(ms).toBeLessThan(SOON);
  });

  it('reports itself alive but not ready', async () => {
    expect((await visitor.ask('GET', '/healthz')).status).toBe(200);
    const { response, ms } = await timed(visitor.ask('GET', '/readyz'));
    expect(response.status).toBe(503);
    expect(ms).toBeLessThan(SOON);
  });

  it('works again automatically once the database is back, with all data intact', async () => {
    server.wire.mend();
    await eventually('the server is ready again', async () => (await visitor.ask('GET', '/readyz')).ok);
    const { response, text } = await timed(visitor.ask('GET', '/api/company'));
    expect(response.status).toBe(200);
    expect(JSON.parse(text).name).toBe('A company');
  });
});

it('stops in time while the database hangs', async () => {
  const server = await startBehindWire(database);
  const visitor = await visit(server.url, 'stops@example.com');
  server.wire.freeze();
  const unanswered = visitor.ask('GET', '/api/company').catch(() => undefined);
  const startedAt = performance.now();
  await server.stop();
  expect(performance.now() - startedAt).toBeLessThan(SOON);
  await unanswered;
});

describe('when the connection to the database is dropped silently', () => {
  it('saves changes and delivers live updates again within five seconds', async () => {
    const server = await startBehindWire(database);
    const visitor = await visit(server.url, 'dropped@example.com');
    const stream = mustHave((await visitor.ask('GET', '/api/live')).body).getReader();
    let heard = '';
    const listening = (async () => {
      for (let part = await stream.read(); !part.done; part = await stream.read()) {
        heard += new TextDecoder().decode(part.value);
      }
    })();
    // Enough requests at once for the pool to hold several connections, all of which will be dead.
    await Promise.all(Array.from({ length: 60 }, () => visitor.ask('GET', '/api/company')));
    server.wire.forget();
    const droppedAt = performance.now();
    await eventually('a change is saved', async () => {
      const { version } = await asOwner(database.ownerUrl, async (client) =>
        mustHave(
          (
            await client.query(`select version from companies where name like 'Way %' or name = 'A company'
          order by created_at desc limit 1`)
          ).rows[0],
        ),
      );
      const change = { ...visitor.company, name: `Way ${Math.random()}`, version };
      return (await visitor.ask('PUT', '/api/company', change)).status === 200;
    });
    await eventually('the stream is told to look again', () => heard.includes('event: missed'));
    expect(performance.now() - droppedAt).toBeLessThan(SOON);
    await server.stop();
    await listening;
  });
});

describe('a connection on which the database stops responding', () => {
  it('is given up, and another takes its place', async () => {
    const wire = await openWire(database.appUrl);
    const { pool, close } = await openDatabase(wire.url, { poolSize: 1, silenceMs: 300 });
    await pool.query('select 1');
    wire.freeze();
    await expect(pool.query('select 1')).rejects.toSatisfy(isDatabaseAway);
    wire.mend();
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
    await close();
    await wire.close();
  });

  it('is not waited for longer than two seconds while all connections are in use', async () => {
    const { pool, close } = await openDatabase(database.appUrl, { poolSize: 1 });
    const held = await pool.connect();
    const startedAt = performance.now();
    await expect(pool.query('select 1')).rejects.toSatisfy(isDatabaseAway);
    const ms = performance.now() - startedAt;
    held.release();
    await close();
    expect(ms).toBeLessThan(SOON);
  });

  it('may be idle for any length of time between two queries', async () => {
    const { pool, close } = await openDatabase(database.appUrl, { poolSize: 1, silenceMs: 200 });
    const readPid = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;
    const pid = await readPid();
    await sleep(500);
    expect(await readPid()).toBe(pid);
    await close();
  });
});

describe('a statement that runs too long', () => {
  it('is cancelled, and the response says to try again', async () => {
    const member = await foundCompany(database);
    const impatient = await openDatabase(database.appUrl, { poolSize: 1, statementTimeoutMs: 100 });
    const slow = impatient.inCompany(member, (tx) => sql`select pg_sleep(20)`.execute(tx));
    await expect(slow).rejects.toSatisfy(isDatabaseAway);
    await impatient.close();
  });

  it('is cancelled outside the doors as well: the login itself has limits', async () => {
    const limit = async (name: string) => (await database.pool.query(`show ${name}`)).rows[0][name];
    expect(await limit('statement_timeout')).toBe('10s');
    expect(await limit('idle_in_transaction_session_timeout')).toBe('30s');
  });
});

describe('a server under load', () => {
  let server: Awaited<ReturnType<typeof startBehindWire>>;
  let visitor: RunningVisit;
  beforeAll(async () => {
    server = await startBehindWire(database);
    visitor = await visit(server.url, 'busy@example.com');
  });
  afterAll(() => server.stop());

  const readVersion = async () => {
    const company = (await (await visitor.ask('GET', '/api/company')).json()) as { version: number };
    return company.version;
  };

  it('answers 503 within two seconds when every connection is in use, and continues as soon as one is free', async () => {
    const version = await readVersion();
    const rename = (name: string) => visitor.ask('PUT', '/api/company', { ...visitor.company, name, version });
    const { answers } = await whileCompaniesAreHeld(database, async () => {
      const asking = Array.from({ length: 12 }, (_, n) => rename(`Name ${n}`));
      await eventually('every connection is taken', async () => (await countTransactions()) >= 10);
      const { response, ms } = await timed(visitor.ask('GET', '/api/company'));
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('2');
      expect(ms).toBeLessThan(SOON);
      return { answers: Promise.all(asking) };
    });
    const statuses = (await answers).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
    expect((await visitor.ask('GET', '/api/company')).status).toBe(200);
  });

  it('leaves no transaction open when the client disconnects in the middle of a request', async () => {
    const version = await readVersion();
    const leaving = new AbortController();
    await whileCompaniesAreHeld(database, async () => {
      const asking = fetch(`${server.url}/api/company`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', origin: server.url, cookie: visitor.cookie },
        body: JSON.stringify({ ...visitor.company, name: 'Left behind', version }),
        signal: leaving.signal,
      }).catch(() => 'gone');
      await eventually('the change waits', async () => (await countTransactions()) > 0);
      leaving.abort();
      expect(await asking).toBe('gone');
    });
    await eventually('no transaction is open', async () => (await countTransactions()) === 0);
    expect((await visitor.ask('GET', '/api/company')).status).toBe(200);
  });

  it('still serves others while dozens sign up', async () => {
    let signedUp = 0;
    const flood = Array.from({ length: 24 }, async (_, n) => {
      const answer = await visitor.ask('POST', '/api/auth/sign-up', signUp(`flood-${n}@example.com`), stranger);
      signedUp += 1;
      return answer;
    });
    await eventually('the first has signed up', () => signedUp > 0);
    // Not measured by the clock, since a busy machine runs slowly: a request that had to wait behind the flood would be answered after it.
    for (let n = 0; n < 3; n += 1) expect((await visitor.ask('GET', '/api/company')).status).toBe(200);
    expect(signedUp).toBeLessThan(flood.length);
    const statuses = (await Promise.all(flood)).map((answer) => answer.status);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  function countTransactions(): Promise<number> {
    return asOwner(database.ownerUrl, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and usename = current_database() || '_app' and xact_start is not null`,
      );
      return mustHave(rows[0]).count;
    });
  }
});

it('finishes a running request when told to stop, refuses new ones, and exits', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'twofold-sigterm-'));
  shareSecrets(dataDir);
  const child = spawn(process.execPath, [fileURLToPath(new URL('serve-until-told.ts', import.meta.url))], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: database.ownerUrl,
      DATABASE_APP_URL: database.appUrl,
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  const ready = await eventually('it is ready', () => /ready at (\S+)/.exec(lines.join('\n'))?.[1]);
  expect(lines[0]).toMatch(/^Connecting to 127\.0\.0\.1:\d+\/test_\w+ …$/);
  const url = ready.replace('localhost', '127.0.0.1');
  const visitor = await visit(url, 'sigterm@example.com');
  let toldAt = 0;
  const answer = await whileCompaniesAreHeld(database, async () => {
    const asking = visitor.ask('PUT', '/api/company', { ...visitor.company, name: 'Saved at last', version: 1 });
    await changeIsWaiting(database);
    child.kill('SIGTERM');
    toldAt = performance.now();
    await eventually('it refuses new ones', () =>
      fetch(`${url}/healthz`).then(
        () => false,
        ({ message }) => message === 'fetch failed',
      ),
    );
    return { asking };
  });
  expect((await answer.asking).status).toBe(200);
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - toldAt).toBeLessThan(SOON);
  await asOwner(database.ownerUrl, async (client) => {
    expect((await client.query(`select from companies where name = 'Saved at last'`)).rowCount).toBe(1);
  });
});

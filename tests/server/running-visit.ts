import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#server/main.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openWire } from '../shared/breakable-wire.ts';
import { asOwner, type TestDatabase } from '../shared/database.ts';
import { eventually } from '../shared/eventually.ts';
import { PASSWORD } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';

/** The real server on a test's database, connected through a wire that can be broken. */
export async function startBehindWire({ ownerUrl, appUrl }: TestDatabase) {
  const wire = await openWire(appUrl);
  const dataDir = mkdtempSync(join(tmpdir(), 'twofold-faults-'));
  shareSecrets(dataDir);
  const settings = { DATABASE_URL: ownerUrl, DATABASE_APP_URL: wire.url, PORT: '0', LOG_LEVEL: 'silent' };
  const read = readConfig({ DATA_DIR: dataDir, ...settings }, dataDir);
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  const server = await startServer(read.config);
  const stop = async () => {
    await server.close();
    await wire.close();
    rmSync(dataDir, { recursive: true });
  };
  return { url: server.url, wire, close: server.close, stop };
}

/** Servers that share a database share their secrets. */
export function shareSecrets(dataDir: string): void {
  const [auth, appLoginPassword, embeddedPassword] = ['auth', 'login', 'owner'].map((word) => `${word}-`.repeat(8));
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify({ auth, appLoginPassword, embeddedPassword }));
}

/** A person with a company, who sends requests as their browser would. */
export async function visit(url: string, email: string) {
  const ask = (method: string, path: string, body?: object, more: Record<string, string> = {}) =>
    fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', origin: url, cookie, ...more },
      ...(body && { body: JSON.stringify(body) }),
    });
  let cookie = '';
  const signUp = await ask('POST', '/api/auth/sign-up', { fullName: 'Ada', email, password: PASSWORD });
  cookie = signUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const company = { name: 'A company', industry: 'food-beverage', size: 'large' };
  const created = await ask('POST', '/api/company', company);
  if (created.status !== 201) throw new Error(`the company was answered ${created.status}`);
  return { ask, company, email, cookie };
}

export type RunningVisit = Awaited<ReturnType<typeof visit>>;

/** A response with its text and how long it took, in milliseconds. */
export async function timed(asking: Promise<Response>) {
  const startedAt = performance.now();
  const response = await asking;
  return { response, text: await response.text(), ms: performance.now() - startedAt };
}

/** Keeps every change to a company waiting while `work` runs. */
export async function whileCompaniesAreHeld<T>({ ownerUrl }: { ownerUrl: string }, work: () => Promise<T>): Promise<T> {
  return asOwner(ownerUrl, async (client) => {
    await client.query('begin');
    await client.query('lock table companies in exclusive mode');
    const result = await work();
    await client.query('commit');
    return result;
  });
}

/** How many statements wait for a lock. Uses a new connection each time, since a transaction only ever sees its first snapshot. */
export async function countWaiting({ ownerUrl }: { ownerUrl: string }): Promise<number> {
  return asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return mustHave(rows[0]).count;
  });
}

/** Resolves once a change waits for a lock, such as one that {@link whileCompaniesAreHeld} keeps waiting. */
export async function changeIsWaiting(database: { ownerUrl: string }): Promise<void> {
  await eventually('a change waits for a lock', async () => (await countWaiting(database)) > 0);
}

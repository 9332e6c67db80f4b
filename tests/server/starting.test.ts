import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { reachDatabase } from '#database/reach.ts';
import { startServer } from '#server/main.ts';
import { remarkOnAccount } from '#server/platform/config/account.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { mustHave } from '../shared/must-have.ts';
import { startBehindWire, visit } from './running-visit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Starts a server with its own secrets and closes it after the test. */
async function start(env: Record<string, string>, mayReplaceSecrets = false) {
  const folder = mkdtempSync(join(tmpdir(), 'twofold-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const settings = { DATA_DIR: folder, DATABASE_URL: database.ownerUrl, PORT: '0', LOG_LEVEL: 'silent', ...env };
  const read = readConfig(settings, folder, { mayReplaceSecrets });
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  const server = await startServer(read.config);
  onTestFinished(() => server.close());
  return { ...server, folder };
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

it('names the setting, but no password, when nothing listens at its address', async () => {
  const closed = createServer();
  const port = await portOf(closed);
  await new Promise((done) => closed.close(done));
  const refused = start({ DATABASE_URL: `postgres://twofold:hidden-word@127.0.0.1:${port}/twofold` });
  await expect(refused).rejects.toThrow(
    `The PostgreSQL that DATABASE_URL names (127.0.0.1:${port}/twofold) cannot be used: nothing listens there (ECONNREFUSED).`,
  );
});

it.each([
  ['a wrong password', 'password', 'it rejects this name and password'],
  ['a database that is not there', 'pathname', 'it has no database of that name'],
])('says in words what is wrong: %s', async (_, part, words) => {
  const url = new URL(database.ownerUrl);
  if (part === 'password') url.password = 'a-guess';
  else url.pathname = '/nowhere';
  await expect(reachDatabase(url.href, 'DATABASE_URL')).rejects.toThrow(words);
});

it('reports within about ten seconds that the database does not respond', async () => {
  const silent = createServer(() => undefined);
  const url = `postgres://twofold:hidden-word@127.0.0.1:${await portOf(silent)}/twofold`;
  await expect(start({ DATABASE_URL: url })).rejects.toThrow(/DATABASE_URL .* has not answered within ten seconds/);
});

it('reports a port that is taken or an address that is not its own before it opens the database', async () => {
  const port = await portOf(createServer());
  const unreachable = 'postgres://nobody@127.0.0.1:1/nothing';
  await expect(start({ PORT: String(port), DATABASE_URL: unreachable })).rejects.toThrow(`Port ${port} is taken.`);
  await expect(start({ HOST: '192.0.2.1', DATABASE_URL: unreachable })).rejects.toThrow(
    'HOST 192.0.2.1 is not an IP address of this machine.',
  );
});

it('says in one line that it runs as root, and what to do about it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'twofold-account-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const program = join(import.meta.dirname, 'serve-until-told.ts');
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    PORT: '0',
  };
  const said = await new Promise<string[]>((done) => {
    execFile(process.execPath, [program], { env }, (_, _out, errors) => done(errors.trim().split('\n')));
  });
  const ofRoot = said.filter((line) => line.includes('runs as root'));
  const isRoot = process.getuid?.() === 0;
  expect(ofRoot).toEqual(isRoot ? [remarkOnAccount(0, folder)] : []);
  expect(said.at(-1)).toMatch(/^Twofold did not start/);
});

it.each<[number | undefined, RegExp | null]>([
  [0, /runs as root\. .* chown -R twofold \/srv\/data\) and start Twofold with that account\.$/],
  [1000, null],
  [undefined, null],
])('recognises whether the account %s is root', (uid, said) => {
  const remark = remarkOnAccount(uid, '/srv/data');
  if (said) expect(remark).toMatch(said);
  else expect(remark).toBe(null);
});

it('refuses a second server with other secrets, before it changes anything', async () => {
  const first = await startBehindWire(database);
  const { ask } = await visit(first.url, 'first@example.com');
  const folder = mkdtempSync(join(tmpdir(), 'twofold-second-'));
  const second = start({ DATA_DIR: folder });
  await expect(second).rejects.toThrow(
    `The database was set up with other secrets than those in ${join(folder, 'secrets.json')}. Servers that share a database share one secrets.json`,
  );
  expect((await ask('GET', '/api/company')).status).toBe(200);
  await first.stop();
});

it('accepts new secrets on request, signs everyone out and drops the mails that nobody can open', async () => {
  const first = await startBehindWire(database);
  await visit(first.url, 'before@example.com');
  await first.stop();
  await asOwner(database.ownerUrl, (client) =>
    client.query(`insert into jobs.job (name, data) values ('mail', '{"sealed":"with-the-lost-secret"}')`),
  );
  const second = await start({}, true);
  const stored = JSON.parse(readFileSync(join(second.folder, 'secrets.json'), 'utf8'));
  expect(stored.auth.length).toBeGreaterThan(32);
  const { rows } = await asOwner(database.ownerUrl, (client) =>
    client.query(`select (select count(*)::int from user_sessions) as sessions,
      (select count(*)::int from jobs.job where name = 'mail' and state <> 'completed') as mails`),
  );
  expect(mustHave(rows[0])).toEqual({ sessions: 0, mails: 0 });
});

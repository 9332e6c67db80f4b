import { spawnSync } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lastLines } from '#database/embedded/prepare-cluster.ts';
import { killAtOnce, newFolder, open, openInChild, query, startChild, waitForFile } from './held-server.ts';

/** Without waiting for the disk, for tests that are not about durability. */
const quick = { isThrowaway: true };

it('creates a database in a folder that only its owner may enter', async () => {
  const dataDir = await newFolder();
  const { url } = await open(dataDir);
  const [row] = await query(
    url,
    `select current_setting('fsync') as fsync, current_setting('listen_addresses') as listens,
    current_setting('server_encoding') as encoding, lower('ÄÖÜ') as lowered, array(select w from unnest(array['b','é','a','Z']) w order by w) as sorted`,
  );
  expect(row).toEqual({
    fsync: 'on',
    listens: '127.0.0.1',
    encoding: 'UTF8',
    lowered: 'äöü',
    sorted: ['Z', 'a', 'b', 'é'],
  });
  for (const folder of [dataDir, join(dataDir, 'postgres')]) {
    expect((await stat(folder)).mode & 0o777, folder).toBe(0o700);
  }
});

it('keeps its data across a restart', async () => {
  const dataDir = await newFolder();
  const first = await open(dataDir, quick);
  await query(first.url, `create table kept as select 'still here' as word`);
  await first.stop();
  const second = await open(dataDir, quick);
  expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'still here' }]);
});

it('lets nobody in without the password', async () => {
  const { url } = await open(await newFolder(), quick);
  const guess = new URL(url);
  guess.password = 'a-guess';
  await expect(query(guess.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

it('sets the password again if the file with it was lost', async () => {
  const dataDir = await newFolder();
  const first = await open(dataDir, quick);
  await query(first.url, `create table kept as select 1 as n`);
  await first.stop();
  const second = await open(dataDir, { ...quick, password: `it's another "password" by now` });
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 1 }]);
});

it('opens two folders at once, each with its own database', async () => {
  const [one, other] = await Promise.all([open(await newFolder(), quick), open(await newFolder(), quick)]);
  await query(one.url, 'create table mine (n int)');
  expect(one.url).not.toBe(other.url);
  await expect(query(other.url, 'select from mine')).rejects.toThrow('does not exist');
});

it('refuses a second server on a folder and names the process that holds it', async () => {
  const dataDir = await newFolder();
  const holder = await openInChild(dataDir, quick);
  await expect(open(dataDir, quick)).rejects.toThrow(`is in use by process ${holder.child.pid}.`);
  expect(await query(holder.url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

it('gives the folder to one of two servers that start at the same moment', async () => {
  const dataDir = await newFolder();
  const both = await Promise.all([openInChild(dataDir, quick), openInChild(dataDir, quick)]);
  expect(both.filter((server) => server.url !== '')).toHaveLength(1);
  expect(both.find((server) => server.url === '')?.lines.join()).toContain('is in use by');
});

it('starts again after a first start was cut off halfway', async () => {
  const dataDir = await newFolder();
  const child = startChild(dataDir, quick);
  await waitForFile(join(dataDir, 'postgres.draft', 'cluster', 'base'));
  await killAtOnce(child);
  const { url } = await open(dataDir, quick);
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
  await expect(stat(join(dataDir, 'postgres.draft'))).rejects.toThrow('ENOENT');
});

it('touches nothing if the folder contains other files', async () => {
  const dataDir = await newFolder();
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  await writeFile(join(dataDir, 'postgres', 'letters.txt'), 'mine');
  await expect(open(dataDir, quick)).rejects.toThrow('contains files, but no PostgreSQL cluster');
  expect(await readFile(join(dataDir, 'postgres', 'letters.txt'), 'utf8')).toBe('mine');
});

it('refuses a cluster of another major version', async () => {
  const dataDir = await newFolder();
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(open(dataDir, quick)).rejects.toThrow('was written by PostgreSQL 17');
});

/** Mounts a file system of 20 MB on a folder; false where mounting is not allowed. */
function mountSmall(folder: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', folder]).status === 0;
}

it.runIf(process.platform === 'linux' && process.getuid?.() === 0)('reports that the disk is full', async () => {
  const dataDir = await newFolder();
  await mkdir(dataDir, { recursive: true });
  // Without that right, as in a container, the test would have to fill the machine's own disk.
  if (!mountSmall(dataDir)) return;
  onTestFinished(() => void spawnSync('umount', [dataDir]));
  await expect(open(dataDir, quick)).rejects.toThrow(/No space left on the disk: it has \d+ MB, .* needs 100 MB/);
});

it('reports the full disk even if PostgreSQL logs other lines after it', () => {
  const said = [
    'LOG: starting',
    'FATAL: could not write: No space left on device',
    'LOG: a',
    'LOG: b',
    'LOG: c',
    'LOG: d',
  ];
  expect(lastLines(said.join('\n'))).toBe(said[1]);
});

it('reports that the configured port is taken', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  await expect(open(await newFolder(), { ...quick, port })).rejects.toThrow(/did not start: .*(bind|TCP)/);
});

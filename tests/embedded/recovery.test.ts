import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
  endInOrder,
  isRunning,
  killAtOnce,
  newFolder,
  open,
  openInChild,
  query,
  queryWhenBack,
  readPostmasterPid,
} from './held-server.ts';

const createNotes = 'create table notes (n int)';
const writeNote = 'insert into notes values (1)';
const countNotes = 'select count(*)::int as count from notes';

it('restarts PostgreSQL under the same URL when it is killed, with every acknowledged write', async () => {
  const dataDir = await newFolder();
  const { url, onExit } = await open(dataDir);
  const exits: string[] = [];
  onExit((reason) => exits.push(reason));
  await query(url, createNotes);
  for (let death = 1; death <= 3; death += 1) {
    await query(url, writeNote);
    process.kill(await readPostmasterPid(dataDir), 'SIGKILL');
    expect(await queryWhenBack(url, countNotes)).toEqual([{ count: death }]);
  }
  expect(exits).toEqual(Array(3).fill('ended by SIGKILL'));
});

it('stops for good, even during a restart', async () => {
  const dataDir = await newFolder();
  const embedded = await open(dataDir);
  const pid = await readPostmasterPid(dataDir);
  const died = new Promise((resolve) => embedded.onExit(resolve));
  process.kill(pid, 'SIGKILL');
  await died;
  await embedded.stop();
  await wait(500);
  await expect(query(embedded.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

it('ends the PostgreSQL that a killed server left behind, and keeps every acknowledged write', async () => {
  const dataDir = await newFolder();
  const server = await openInChild(dataDir);
  await query(server.url, createNotes);
  await query(server.url, writeNote);
  const orphan = await readPostmasterPid(dataDir);
  await killAtOnce(server.child);
  expect(await isRunning(orphan)).toBe(true);

  const { url, warnings } = await open(dataDir);
  expect(await isRunning(orphan)).toBe(false);
  expect(warnings.join()).toContain('that an earlier server left behind');
  expect(await query(url, countNotes)).toEqual([{ count: 1 }]);
});

it('recovers when server and PostgreSQL were killed together', async () => {
  const dataDir = await newFolder();
  const server = await openInChild(dataDir);
  await query(server.url, createNotes);
  await query(server.url, writeNote);
  const postmaster = await readPostmasterPid(dataDir);
  await killAtOnce(server.child);
  process.kill(postmaster, 'SIGKILL');

  const { url } = await open(dataDir);
  expect(await query(url, countNotes)).toEqual([{ count: 1 }]);
});

it('ignores a pid file whose number now belongs to another process', async () => {
  const dataDir = await newFolder();
  const first = await open(dataDir);
  await query(first.url, createNotes);
  await first.stop();
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${join(dataDir, 'postgres')}\n`);

  const { url } = await open(dataDir);
  expect(await query(url, countNotes)).toEqual([{ count: 0 }]);
});

it('shuts PostgreSQL down cleanly when the server gets SIGTERM', async () => {
  const dataDir = await newFolder();
  const server = await openInChild(dataDir);
  const postmaster = await readPostmasterPid(dataDir);
  await endInOrder(server.child);
  expect(await isRunning(postmaster)).toBe(false);
  const { warnings } = await open(dataDir);
  expect(warnings).toEqual([]);
});

import { chmod, lstat, mkdir, readlink, stat, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endInOrder, type HeldServer, newFolder, openInChild, query } from './held-server.ts';

/** As in most containers: the `unshare` command fails. */
async function openWithoutNamespaces(dataDir: string): Promise<HeldServer> {
  const commands = join(dirname(dataDir), 'commands');
  await mkdir(commands, { recursive: true });
  await writeFile(join(commands, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  return openInChild(dataDir, {
    env: { PATH: `${commands}${delimiter}${process.env.PATH}` },
    isThrowaway: true,
  });
}

describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('root where namespaces are forbidden', () => {
  it('leaves the database in its folder if a system user can enter it', async () => {
    const dataDir = await newFolder();
    await chmod(dirname(dataDir), 0o755);
    const server = await openWithoutNamespaces(dataDir);
    expect(await query(server.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    expect(server.lines).toEqual([server.url]);
    expect((await stat(join(dataDir, 'postgres'))).uid).not.toBe(0);
    await endInOrder(server.child);

    const again = await openInChild(dataDir, { isThrowaway: true });
    expect(await query(again.url, 'select 1 as n'), 'with namespaces again').toEqual([{ n: 1 }]);
  });

  it('moves the database to a folder that a system user can enter, reports where, and leaves a link', async () => {
    const dataDir = await newFolder();
    const server = await openWithoutNamespaces(dataDir);
    expect(await query(server.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    const home = join(dataDir, 'postgres');
    expect((await lstat(home)).isSymbolicLink()).toBe(true);
    expect(server.lines[0]).toContain(`the database is in ${await readlink(home)}`);
    await endInOrder(server.child);
  });

  it('takes over a database created while namespaces were allowed', async () => {
    const dataDir = await newFolder();
    const before = await openInChild(dataDir);
    await query(before.url, 'create table kept as select 7 as n');
    await endInOrder(before.child);
    const server = await openWithoutNamespaces(dataDir);
    expect(await query(server.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await endInOrder(server.child);
  });
});

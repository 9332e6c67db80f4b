import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '#server/main.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { eventually } from '../shared/eventually.ts';
import { isRunning, newFolder, readPostmasterPid } from './held-server.ts';

const program = fileURLToPath(new URL('../server/serve-until-told.ts', import.meta.url));

it('stops the server and its PostgreSQL when only npm gets the signal', async () => {
  const dataDir = await newFolder();
  const folder = join(dirname(dataDir), 'package');
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: `node ${program}` } }));
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' },
  });
  const lines: string[] = [];
  createInterface(npm.stdout).on('line', (line) => lines.push(line));
  await eventually('it is ready', () => lines.some((line) => line.startsWith('Twofold is ready at')));
  const postmaster = await readPostmasterPid(dataDir);
  const server = Number.parseInt(await readFile(join(dataDir, 'server.pid'), 'utf8'), 10);
  expect(server).not.toBe(npm.pid);
  npm.kill('SIGTERM');
  await eventually('both are gone', async () => !(await isRunning(postmaster)) && !(await isRunning(server)));
});

it.runIf(process.platform === 'linux')('stops within ten seconds while its PostgreSQL hangs', async () => {
  const dataDir = await newFolder();
  const read = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }, dataDir);
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  const server = await startServer(read.config);
  const hung = await listFamily(await readPostmasterPid(dataDir));
  onTestFinished(() => {
    for (const pid of hung) send(pid, 'SIGKILL');
  });
  for (const pid of hung) send(pid, 'SIGSTOP');
  const startedAt = performance.now();
  await server.close().catch(() => undefined);
  expect(performance.now() - startedAt).toBeLessThan(60_000);
});

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}

/** A process and its children. */
async function listFamily(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const children = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return /^PPid:\s+(\d+)/m.exec(status)?.[1] === String(parent) ? [pid] : [];
    }),
  );
  return [parent, ...children.flat()];
}

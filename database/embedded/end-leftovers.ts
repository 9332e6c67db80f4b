import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedRefusal } from './embedded-refusal.ts';

/**
 * Ends the processes that an earlier server left behind on a folder: an orphaned PostgreSQL, one of its sessions that outlived it, or an
 * interrupted `initdb`. Call it only while holding the folder's lock, so that anything running there belongs to nobody.
 *
 * Also removes a `postmaster.pid` whose process id now belongs to another program, which PostgreSQL cannot distinguish from a running
 * server. A stale file without such a process is left to PostgreSQL, which checks more than we can.
 * @returns the number of processes that were ended
 * @throws {EmbeddedRefusal} if they cannot be ended
 */
export async function endLeftovers(folder: string): Promise<number> {
  const found = await findProcesses(folder);
  if (found.length > 0) await endAll(folder, found);
  const pid = await readPostmasterPid(folder);
  if (pid !== undefined && isAlive(pid)) await rm(join(folder, 'postmaster.pid'), { force: true });
  return found.length;
}

async function endAll(folder: string, first: readonly number[]): Promise<void> {
  const postmaster = await readPostmasterPid(folder);
  // A fast shutdown by the postmaster if there is one; then an immediate shutdown; then SIGKILL.
  const steps: [(pid: number) => NodeJS.Signals | undefined, number][] = [
    [(pid) => (pid === postmaster ? 'SIGINT' : first.includes(postmaster ?? 0) ? undefined : 'SIGTERM'), 15_000],
    [() => 'SIGQUIT', 5_000],
    [() => 'SIGKILL', 5_000],
  ];
  let left: readonly number[] = first;
  for (const [choose, patienceMs] of steps) {
    for (const pid of left) {
      const signal = choose(pid);
      if (signal) send(pid, signal, folder);
    }
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      await wait(50);
      left = await findProcesses(folder);
      if (left.length === 0) return;
    }
  }
  throw new EmbeddedRefusal(`PostgreSQL processes ${left.join(', ')} still use ${folder} and cannot be ended.`);
}

function send(pid: number, signal: NodeJS.Signals, folder: string): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
    throw new EmbeddedRefusal(
      `PostgreSQL process ${pid} still uses ${folder} and belongs to another user. End it, then start again.`,
    );
  }
}

/** Whether a process exists, ours or another user's. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function readPostmasterPid(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 1 ? pid : undefined;
}

/** The PostgreSQL processes working in a folder. Each has it as its working directory, whatever its title says. */
async function findProcesses(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return findByPidFile(folder);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const checked = await Promise.all(pids.map(async (pid) => ((await worksIn(pid, folder)) ? [pid] : [])));
  return checked.flat();
}

async function worksIn(pid: number, folder: string): Promise<boolean> {
  try {
    const name = (await readFile(`/proc/${pid}/comm`, 'utf8')).trim();
    if (name !== 'postgres' && name !== 'initdb') return false;
    const state = /^State:\s+(\w)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
    if (state === 'Z' || state === 'X') return false;
    const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
    if (words.some((word) => word === folder || word.endsWith(`=${folder}`))) return true;
    return (await readlink(`/proc/${pid}/cwd`)) === folder;
  } catch {
    return false; // it has ended in the meantime, or belongs to another user
  }
}

/** Without /proc, only the postmaster is found; its sessions end by themselves soon after it. */
async function findByPidFile(folder: string): Promise<number[]> {
  const pid = await readPostmasterPid(folder);
  if (pid === undefined || !isAlive(pid)) return [];
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes('postgres') && stdout.includes(folder) ? [pid] : [];
}

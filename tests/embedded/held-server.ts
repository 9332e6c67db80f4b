import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { type Embedded, openEmbedded } from '#database/embedded/open-embedded.ts';
import { mustHave } from '../shared/must-have.ts';

export const password = 'owner-of-one-embedded-test';

/** A folder that only we may enter (mkdtemp makes it 0700), removed after the test. */
export async function newFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'embedded-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true, maxRetries: 5 }));
  return join(parent, 'data');
}

export interface OpenForTest extends Embedded {
  warnings: string[];
}

/** Opens in this process and stops after the test. Set `isThrowaway` if the test is not about surviving a fault. */
export async function open(
  dataDir: string,
  options: { port?: number; password?: string; isThrowaway?: boolean } = {},
): Promise<OpenForTest> {
  const warnings: string[] = [];
  const log = { debug: () => {}, warn: (message: string) => void warnings.push(message) };
  const embedded = await openEmbedded({ dataDir, log, password, ...options });
  onTestFinished(() => embedded.stop());
  return { ...embedded, warnings };
}

export interface HeldServer {
  child: ChildProcess;
  /** The whole output; the URL comes last if the database opened. */
  lines: string[];
  url: string;
}

/** Opens in a separate process, which a test may kill. Resolves when it has opened or refused. */
export async function openInChild(
  dataDir: string,
  options: { env?: NodeJS.ProcessEnv; isThrowaway?: boolean } = {},
): Promise<HeldServer> {
  const child = startChild(dataDir, options);
  const lines: string[] = [];
  const url = await new Promise<string>((resolve) => {
    createInterface(mustHave(child.stdout)).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('postgres://')) resolve(line);
    });
    child.on('close', () => resolve(''));
  });
  return { child, lines, url };
}

export function startChild(
  dataDir: string,
  { env = {}, isThrowaway = false }: { env?: NodeJS.ProcessEnv; isThrowaway?: boolean } = {},
): ChildProcess {
  const program = fileURLToPath(new URL('hold-open.ts', import.meta.url));
  const child = spawn(process.execPath, [program, dataDir, password, isThrowaway ? 'throwaway' : ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  onTestFinished(() => endInOrder(child));
  return child;
}

/** Sends SIGTERM and waits for the exit; returns at once if the process has already ended. */
export async function endInOrder(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Kills without a chance to clean up, and waits until the process is gone. */
export async function killAtOnce(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

export async function readPostmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

/** Whether a process runs; a zombie that its parent has not collected does not count. */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return !/^State:\s+Z/m.test(status);
}

export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Retries until the database answers, for a PostgreSQL that is restarting. */
export async function queryWhenBack<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await query<Row>(url, text);
    } catch (error) {
      if (attempt > 100) throw error;
      await wait(100);
    }
  }
}

export async function waitForFile(path: string): Promise<void> {
  while (!existsSync(path)) await wait(5);
}

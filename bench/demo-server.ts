import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { found } from '#domain/found.ts';
import { freePort } from '../scripts/free-port.ts';

export interface DemoServer {
  url: string;
  pid: number;
  dataDir: string;
  email: string;
  password: string;
  /** Milliseconds from starting the process to its line "is ready". */
  readyAfterMs: number;
  /** Connection string of the serving login. */
  appUrl: string;
  /** Connection string of the owner, who stands outside the wall. */
  ownerUrl: string;
  /** What it has written: one line of JSON each at the level `warn`. */
  log(): string[];
  stop(): Promise<void>;
}

/** Starts the sample company in a process of its own, as a person would; `dataDir` of an earlier run is started again. */
export async function startDemo(dataDir?: string, settings: NodeJS.ProcessEnv = {}): Promise<DemoServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'twofold-bench-')));
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['scripts/demo.ts', '--without-web'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      DEMO_DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const written: string[] = [];
  found(child.stdout, 'the server’s output').on('data', (piece) => written.push(String(piece)));
  const output = await untilReady(child);
  const readyAfterMs = performance.now() - startedAt;
  const [, email, password] = /Sign in as (\S+) with the password (\S+)/.exec(output) ?? [];
  const secrets = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'));
  const databasePort = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[3];
  return {
    url: `http://127.0.0.1:${port}`,
    pid: found(child.pid, 'the server’s process'),
    dataDir: folder,
    email: found(email, 'the address of the demo'),
    password: found(password, 'the password of the demo'),
    readyAfterMs,
    appUrl: `postgres://twofold_app:${secrets.appLoginPassword}@127.0.0.1:${databasePort}/twofold`,
    ownerUrl: `postgres://twofold:${secrets.embeddedPassword}@127.0.0.1:${databasePort}/twofold`,
    log: () =>
      written
        .join('')
        .split('\n')
        .filter((line) => line.startsWith('{')),
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
}

/** What the process holds in memory now, in MB; Linux only. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

export const forget = (server: DemoServer) => rm(server.dataDir, { recursive: true, force: true });

/** Signs in and returns the cookie. */
export async function signIn(
  { url, email, password }: Pick<DemoServer, 'url' | 'email' | 'password'>,
  address = '127.0.0.1',
): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': address },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`sign-in answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

function untilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}\n${output}`)));
    found(child.stdout, 'the server’s output').on('data', (chunk) => {
      output += chunk;
      if (output.includes('is ready at')) resolve(output);
    });
  });
}

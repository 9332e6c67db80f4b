import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { found } from '#domain/found.ts';
import { programPath } from './find-programs.ts';
import type { Placement } from './placement.ts';
import { listSettings } from './postgres-settings.ts';
import { lastLines } from './prepare-cluster.ts';
import { startProgram } from './run-program.ts';

export type StartResult =
  | { readonly ok: true; readonly postmaster: Postmaster }
  | { readonly ok: false; readonly isPortTaken: boolean; readonly reason: string };

/** One running PostgreSQL. */
export interface Postmaster {
  readonly pid: number;
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<string>;
  /** A fast shutdown: sessions are ended and everything is written. It becomes harsher if it takes too long. */
  stop(how?: { isSilent?: boolean }): Promise<void>;
  /** For the very end of the process, when nothing can be awaited any more. */
  interrupt(): void;
}

/**
 * Starts PostgreSQL on its folder and waits until it accepts connections; after a crash, this includes the recovery, however long it
 * takes. Its output is passed on line by line.
 */
export function startPostmaster(
  placement: Placement,
  port: number,
  isThrowaway: boolean,
  say: (line: string) => void,
): Promise<StartResult> {
  const path = programPath(placement.programs, 'postgres');
  const child = startProgram(placement.account, path, ['-D', placement.folder, ...listSettings(port, isThrowaway)]);
  const said: string[] = [];
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => resolve(signal ? `ended by ${signal}` : `ended with code ${code}`));
  });
  return new Promise((resolve) => {
    const hear = (line: string) => {
      say(line);
      said.push(line);
      if (said.length > 20) said.shift();
      if (line.includes('database system is ready to accept connections')) {
        resolve({
          ok: true,
          postmaster: { pid: found(child.pid, 'the number of a process that speaks'), ended, ...endings(child, ended) },
        });
      }
    };
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', hear);
    child.on('error', (error) => resolve({ ok: false, isPortTaken: false, reason: error.message }));
    child.on('close', () => {
      const text = said.join('\n');
      resolve({ ok: false, isPortTaken: /could not (bind|create any TCP)/.test(text), reason: lastLines(text) });
    });
  });
}

function endings(child: ChildProcess, ended: Promise<string>): Pick<Postmaster, 'stop' | 'interrupt'> {
  return {
    interrupt: () => void child.kill('SIGINT'),
    async stop({ isSilent = false } = {}) {
      child.kill('SIGINT');
      const [quitMs, killMs] = isSilent ? [1000, 2000] : [20_000, 25_000];
      const impatient = [
        setTimeout(() => child.kill('SIGQUIT'), quitMs),
        setTimeout(() => child.kill('SIGKILL'), killMs),
      ];
      await ended;
      for (const timer of impatient) clearTimeout(timer);
    },
  };
}

/** A port that is currently free. Another process may take it first; then PostgreSQL reports that, and another port is tried. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system has no free port.'));
      });
    });
  });
}

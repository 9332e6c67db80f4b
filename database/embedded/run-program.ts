import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { Account } from './os-account.ts';

/** The environment of PostgreSQL's programs: no PG… variables of the user, and none of our secrets. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}

/**
 * Starts a program under an account.
 * In its own session, so that Ctrl-C in the terminal reaches only the server, which then stops PostgreSQL last.
 */
export function startProgram(account: Account, path: string, args: readonly string[], stdin = false): ChildProcess {
  const [command = path, ...rest] = [...account.prefix, path, ...args];
  const options: SpawnOptions = {
    cwd: '/',
    env: cleanEnvironment(),
    detached: true,
    stdio: [stdin ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    ...account.ids,
  };
  return spawn(command, rest, options);
}

export interface Outcome {
  readonly ok: boolean;
  /** Its output on both streams, trimmed. */
  readonly output: string;
}

/** Runs a program to its end. Never throws: a program that cannot be started counts as failed. */
export function runProgram(account: Account, path: string, args: readonly string[], input?: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = startProgram(account, path, args, input !== undefined);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
    if (input !== undefined) {
      // A program that ended early closes its input; its exit code tells more than the broken pipe.
      child.stdin?.on('error', () => {});
      child.stdin?.end(input);
    }
  });
}

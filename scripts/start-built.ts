import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureAnalystIsTrained } from './analyst-weights.ts';
import { ensureServerIsBuilt, serverFolder } from './server-build.ts';
import { ensureWebIsBuilt } from './web-build.ts';

/**
 * Most of what a request creates is garbage when it ends: a young generation of this size keeps the process small at no cost in speed.
 * Garbage is collected when it reaches 40 % of the live data: by default, the engine waits longer, and a flood of requests would leave 40
 * MB.
 */
const FLAGS = ['--max-semi-space-size=2', '--heap-growing-percent=40'];

/**
 * Builds what is missing or outdated, then replaces this process with the built server, so that signals reach the server. `--without-web`
 * skips the web application; all other arguments go to the server.
 */
export async function startBuilt(entry: 'serve' | 'serve-demo'): Promise<void> {
  const needsWeb = !process.argv.includes('--without-web');
  try {
    await Promise.all([needsWeb && ensureWebIsBuilt(), ensureServerIsBuilt(), ensureAnalystIsTrained()]);
  } catch (error) {
    console.error(`Twofold did not start. ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
  const given = process.argv.slice(2).filter((word) => word !== '--without-web');
  const args = [...FLAGS, join(serverFolder, `${entry}.js`), ...given];
  if (process.platform === 'win32' || !process.execve) return startBeside(args);
  process.execve(process.execPath, [process.execPath, ...args], process.env as Record<string, string>);
}

/** Starts the server as a child process, because on Windows a program cannot replace another one. */
function startBeside(args: readonly string[]): void {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

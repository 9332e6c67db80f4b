import { fork } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '#database/package-root.ts';
import type { Answer, Order } from '#reports/making/child.ts';
import type { MadeFile } from '#reports/making/make-file.ts';

/** Of the sources, or of what is built from them. */
const entry = import.meta.filename.endsWith('.ts')
  ? join(packageRoot, 'reports', 'making', 'child.ts')
  : join(packageRoot, 'dist', 'server', 'make-file.js');

/** Memory that making one file may take, in MB, and how long it may last. */
const MEMORY_MB = 512;
const MOST_MS = 5 * 60_000;

/**
 * Makes a file in a process of its own.
 *
 * @param signal ends that process at once
 * @throws when it fails, dies, takes too long or is told to stop
 */
export function makeInChild(order: Order, tell: (done: number) => void, signal: AbortSignal): Promise<MadeFile> {
  return new Promise((resolve, reject) => {
    const child = fork(entry, {
      // Nothing of what the server was told: it needs no secret. The marker tells tests whose process it is.
      env: { ...(process.env.TWOFOLD_TEST_RUN && { TWOFOLD_TEST_RUN: process.env.TWOFOLD_TEST_RUN }) },
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      signal: AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]),
      killSignal: 'SIGKILL',
    });
    let said = '';
    child.stderr?.on('data', (piece: Buffer) => {
      said = (said + piece.toString()).slice(-2000);
    });
    child.on('message', (answer: Answer) => {
      if ('done' in answer) tell(answer.done);
      else if ('made' in answer) resolve(answer.made);
      else reject(new Error(answer.fault));
    });
    child.on('error', reject);
    child.on('exit', (code, by) => reject(new Error(`The process that makes a file ended (${code ?? by}). ${said}`)));
    child.send(order, (error) => error && reject(error));
  });
}

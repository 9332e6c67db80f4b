import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '#database/package-root.ts';

const NURSERY_MB = 4;

/** A process beside the server, by what it runs and what it may take. */
export interface ChildWork {
  /** Of the package. */
  source: string;
  /** What is built from it. */
  built: string;
  memoryMb: number;
  mostMs: number;
  /** Ends it before that. */
  signal?: AbortSignal;
}

/** Starts a process that talks in messages and is killed when its time is up. What it writes as an error comes through `stderr`. */
export function startChild({ source, built, memoryMb, mostMs, signal }: ChildWork): ChildProcess {
  const isSource = import.meta.filename.endsWith('.ts');
  return fork(isSource ? join(packageRoot, source) : join(packageRoot, 'dist', 'server', built), {
    // Nothing of what the server was told: it needs no secret. The marker tells tests whose process it is.
    env: { ...(process.env.TWOFOLD_TEST_RUN && { TWOFOLD_TEST_RUN: process.env.TWOFOLD_TEST_RUN }) },
    // A small nursery: it costs a tenth of the time and saves a quarter of the memory.
    execArgv: [`--max-old-space-size=${memoryMb}`, `--max-semi-space-size=${NURSERY_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal: AbortSignal.any([AbortSignal.timeout(mostMs), ...(signal ? [signal] : [])]),
    killSignal: 'SIGKILL',
  });
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '#database/package-root.ts';
import { watchMemory } from './watch-memory.ts';

const NURSERY_MB = 4;
/** More than the writable memory that Node reserves and never uses: the system ends a process only if our own check was too late. */
const RESERVED_MB = 1024;
/** The user and group `nobody`, which own nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const SHELL = '/bin/sh';

/** Set by a run of all tests, which has built the server: its processes then start from what a release contains, in a quarter of the time. */
export const BUILT_CHILDREN = 'TWOFOLD_BUILT_CHILDREN';

/** A process outside the server: its program and its limits. */
export interface ChildWork {
  /** The source file within the package. */
  source: string;
  /** The file that is built from it; null if none is. */
  built: string | null;
  /** What it is told when it starts. */
  told?: readonly string[];
  /** The limit for the JavaScript heap. */
  heapMb: number;
  /** The limit for all of its memory: heap, buffers and libraries. */
  memoryMb: number;
  /** The limit for processor time, which does not depend on how busy the machine is. */
  processorMs: number;
  /** The limit for elapsed time. */
  mostMs: number;
  /** How it communicates: through its input and output, or with messages as well. */
  talks: 'by-pipes' | 'by-messages';
  /** Whether it loads native libraries. */
  hasAddons?: boolean;
  /** Ends it earlier. */
  signal?: AbortSignal;
}

/**
 * Starts a process that is killed if it takes too much memory or time, or if its signal is aborted: it then ends with an `error` whose
 * `cause` says why. Errors that it writes come through `stderr`. It can only read the package; it cannot write files, start processes or
 * open connections, and gets nothing from the server's environment. If the server is root, the process runs as nobody, provided that
 * nobody may read the package.
 */
export function startChild(work: ChildWork): ChildProcess {
  const { source, built, told = [], heapMb, memoryMb, processorMs, mostMs, talks, hasAddons, signal } = work;
  const isBuilt = built !== null && (process.env[BUILT_CHILDREN] || !import.meta.filename.endsWith('.ts'));
  const program = isBuilt ? join(packageRoot, 'dist', 'server', built) : join(packageRoot, source);
  const tooLarge = new AbortController();
  const child = spawn(
    SHELL,
    [
      '-c',
      // Limits that a system does not support are skipped.
      `{ ulimit -c 0; ulimit -t ${Math.ceil(processorMs / 1000)}; ulimit -d ${(memoryMb + RESERVED_MB) * 1024}; } 2>/dev/null; exec "$@"`,
      ...['sh', process.execPath],
      // A small nursery: it costs a tenth of the time and saves a quarter of the memory.
      ...[`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${NURSERY_MB}`],
      ...['--permission', `--allow-fs-read=${packageRoot}*`, ...(hasAddons ? ['--allow-addons'] : [])],
      program,
      ...told,
    ],
    {
      // Nothing from the server's environment: it needs no secret. The marker tells tests whose process it is.
      env: { ...(process.env.TWOFOLD_TEST_RUN && { TWOFOLD_TEST_RUN: process.env.TWOFOLD_TEST_RUN }) },
      cwd: packageRoot,
      ...leastRights(program),
      serialization: 'advanced',
      stdio: talks === 'by-pipes' ? ['pipe', 'pipe', 'pipe'] : ['ignore', 'ignore', 'pipe', 'ipc'],
      signal: AbortSignal.any([tooLarge.signal, AbortSignal.timeout(mostMs), ...(signal ? [signal] : [])]),
      killSignal: 'SIGKILL',
    },
  );
  if (child.pid !== undefined) {
    watchMemory(child, memoryMb, (held) =>
      tooLarge.abort(new Error(`The process took ${held} MB of memory, and may take ${memoryMb}.`)),
    );
  }
  return child;
}

let least: { uid?: number; gid?: number } | undefined;

/** The user of a process: not root, unless only root may read the program. Tested once, because modes alone do not tell. */
function leastRights(program: string): { uid?: number; gid?: number } {
  if (least) return least;
  const mayRun = () =>
    spawnSync(SHELL, ['-c', 'test -r "$1" && test -x "$2"', 'sh', program, process.execPath], {
      ...NOBODY,
      env: {},
      cwd: '/',
    }).status === 0;
  least = process.getuid?.() === 0 && mayRun() ? NOBODY : {};
  return least;
}

import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';

/** Every process of a test run inherits this variable. PostgreSQL does not, but works in the run's folder. */
export const runMarker = 'TWOFOLD_TEST_RUN';

/**
 * Immediately ends what a test run left running (a server, a browser, a PostgreSQL whose parent was killed) and removes its folder. It is
 * synchronous, because it runs at the very end of a process. A process that is being killed may still write or start something, so it
 * checks again until nothing is left. It works only if /proc shows which processes belong to the run; on other systems, tests must clean
 * up themselves.
 */
export function clearAway(runFolder: string): void {
  const deadline = Date.now() + 3_000;
  do {
    const ended = process.platform === 'linux' ? endProcesses(runFolder) : 0;
    try {
      rmSync(runFolder, { recursive: true, force: true });
    } catch {
      // Someone wrote into it in the meantime.
    }
    if (ended === 0 && !existsSync(runFolder)) return;
    sleep(50);
  } while (Date.now() < deadline);
}

function endProcesses(runFolder: string): number {
  let ended = 0;
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!(pid > 1) || pid === process.pid || !belongsTo(pid, runFolder)) continue;
    try {
      process.kill(pid, 'SIGKILL');
      ended += 1;
    } catch {
      // It has ended in the meantime.
    }
  }
  return ended;
}

/** Waits synchronously, because nothing can be awaited at the end of a process. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function belongsTo(pid: number, runFolder: string): boolean {
  try {
    if (readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`${runMarker}=${runFolder}`)) return true;
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(`${runFolder}/`);
  } catch {
    return false;
  }
}

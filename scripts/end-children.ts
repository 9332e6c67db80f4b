import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Every process of a test run inherits this variable; PostgreSQL, which inherits none, works in the run's folder. */
export const runMarker = 'TWOFOLD_TEST_RUN';

/**
 * Ends at once what a test run left running: a server, a browser, a PostgreSQL whose own parent was killed.
 * Only where /proc tells whose a process is; elsewhere the tests' own endings must do.
 *
 * @returns how many there were.
 */
export function endChildren(runFolder: string): number {
  if (process.platform !== 'linux') return 0;
  let ended = 0;
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!(pid > 1) || pid === process.pid || !belongsTo(pid, runFolder)) continue;
    try {
      process.kill(pid, 'SIGKILL');
      ended += 1;
    } catch {
      // It ended by itself meanwhile.
    }
  }
  return ended;
}

function belongsTo(pid: number, runFolder: string): boolean {
  try {
    if (readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`${runMarker}=${runFolder}`)) return true;
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(`${runFolder}/`);
  } catch {
    return false;
  }
}

import { EmbeddedRefusal } from './embedded-refusal.ts';
import { endLeftovers } from './end-leftovers.ts';
import type { Placement } from './placement.ts';
import { findFreePort, type Postmaster, startPostmaster } from './postmaster.ts';

export interface EmbeddedLog {
  debug(message: string): void;
  warn(message: string): void;
}

export interface Supervised {
  readonly port: number;
  stop(how?: { isSilent?: boolean }): Promise<void>;
}

/** Pauses before the first attempts to restart, in milliseconds, and before each later one. */
const pausesMs = [100, 500, 1_000, 2_000, 5_000, 10_000];
const longestPauseMs = 30_000;
/** A PostgreSQL that ran for this long was healthy, so the pauses start again. */
const wellAfterMs = 60_000;

/**
 * Starts PostgreSQL, and restarts it on the same port whenever it dies before `stop`.
 *
 * @param port fixed, or absent for any free one
 * @param onExit called each time it dies unexpectedly
 * @throws {EmbeddedRefusal} if the first start fails
 */
export async function supervise(
  placement: Placement,
  options: { port: number | undefined; isThrowaway: boolean; log: EmbeddedLog; onExit: (reason: string) => void },
): Promise<Supervised> {
  const { log, isThrowaway, onExit } = options;
  let isStopping = false;
  const say = (line: string) => {
    // While it stops, a FATAL line only reports that a session was ended.
    if (!isStopping && /^(FATAL|PANIC|WARNING):/.test(line)) log.warn(`postgres: ${line}`);
    else log.debug(`postgres: ${line}`);
  };
  const first = await startFirst(placement, options.port, isThrowaway, say);
  const { port } = first;
  let current: Postmaster | undefined = first.postmaster;
  const stopRequested = Promise.withResolvers<void>();
  const interrupt = () => current?.interrupt();
  process.on('exit', interrupt);

  const pause = (ms: number) => {
    let timer: NodeJS.Timeout | undefined;
    const passed = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    return Promise.race([passed, stopRequested.promise]).finally(() => clearTimeout(timer));
  };

  const watch = async () => {
    let attempt = 0;
    while (current) {
      const startedAt = Date.now();
      const reason = await current.ended;
      current = undefined;
      if (isStopping) return;
      if (Date.now() - startedAt > wellAfterMs) attempt = 0;
      log.warn(`PostgreSQL ${reason}. Starting it again.`);
      onExit(reason);
      while (!current && !isStopping) {
        await pause(pausesMs[attempt] ?? longestPauseMs);
        attempt += 1;
        if (!isStopping) current = await restart();
      }
      // The stop was requested during this start, and waits for this loop.
      if (isStopping) await (current as Postmaster | undefined)?.stop();
    }
  };
  const restart = async (): Promise<Postmaster | undefined> => {
    try {
      await endLeftovers(placement.folder);
      const result = await startPostmaster(placement, port, isThrowaway, say);
      if (result.ok) return result.postmaster;
      log.warn(`PostgreSQL did not start: ${result.reason}`);
    } catch (error) {
      log.warn(`PostgreSQL did not start: ${(error as Error).message}`);
    }
    return undefined;
  };
  const watching = watch();

  return {
    port,
    async stop(how) {
      isStopping = true;
      stopRequested.resolve();
      await current?.stop(how);
      await watching;
      process.off('exit', interrupt);
    },
  };
}

async function startFirst(
  placement: Placement,
  fixedPort: number | undefined,
  isThrowaway: boolean,
  say: (line: string) => void,
): Promise<{ port: number; postmaster: Postmaster }> {
  let reason = '';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const port = fixedPort ?? (await findFreePort());
    const result = await startPostmaster(placement, port, isThrowaway, say);
    if (result.ok) return { port, postmaster: result.postmaster };
    ({ reason } = result);
    if (!result.isPortTaken || fixedPort !== undefined) break;
  }
  throw new EmbeddedRefusal(`PostgreSQL on ${placement.folder} did not start: ${reason}`);
}

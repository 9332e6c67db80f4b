import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const BEAT_MS = 1000;
/**
 * After this many unanswered checks, counted by the clock of a process that may itself have been delayed, the connection counts as dead.
 */
const MISSED_BEATS = 2;
const CONNECT_MS = 3000;
const PAUSE_MS = 500;

/**
 * Checks every second whether a connection is alive: a network that drops everything silently reports nothing, and the system's own
 * limits are minutes.
 *
 * @param onBeat called as each check is sent
 * @param onDead called once, about three seconds after the connection broke; it has been given up by then
 * @returns a function that stops checking
 */
export function listenToHeart(client: pg.Client, onDead: () => void, onBeat: () => void = () => {}): () => void {
  let missed = 0;
  let isAsking = false;
  const timer = setInterval(() => {
    if (isAsking) {
      missed += 1;
      if (missed < MISSED_BEATS) return;
      clearInterval(timer);
      giveUp(client);
      onDead();
      return;
    }
    missed = 0;
    isAsking = true;
    onBeat();
    client.query('select 1').then(
      () => {
        isAsking = false;
      },
      () => clearInterval(timer),
    );
  }, BEAT_MS).unref();
  return () => clearInterval(timer);
}

/** Ends a connection without waiting for the other side. */
function giveUp(client: pg.Client): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection;
  stream.destroy(new Error('Connection terminated: the database says nothing more'));
}

/** Watches the path to the database on its own connection, and reconnects whenever that breaks. */
export function watchWay(url: string, onDead: () => void, onBeat: () => void): { close(): void } {
  const closing = new AbortController();
  let client: pg.Client | undefined;
  const watchOnce = async () => {
    const current = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
    client = current;
    const ended = new Promise<void>((resolve) => {
      current.once('end', resolve);
      current.on('error', () => resolve());
    });
    await current.connect();
    const stop = listenToHeart(current, onDead, onBeat);
    await ended;
    stop();
  };
  const watch = async () => {
    while (!closing.signal.aborted) {
      await watchOnce().catch(() => undefined);
      await sleep(PAUSE_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };
  void watch();
  return {
    close: () => {
      closing.abort();
      if (client) giveUp(client);
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { listenToHeart } from '#database/heartbeat.ts';
import type { Log } from '#server/platform/log/log.ts';
import { createSeldomLog } from '#server/platform/log/seldom.ts';
import type { LiveEvent } from './live.ts';

const notification = z.object({ from: z.string(), events: z.array(z.custom<LiveEvent>()) });

const LONGEST_PAUSE_MS = 10_000;

export interface Listening {
  close(): Promise<void>;
}

interface Ears {
  onEvents(from: string, events: readonly LiveEvent[]): void;
  /** The connection was away for a while. */
  onMissed(): void;
  log: Log;
}

/** Listens on a separate connection, and reconnects for as long as it takes if the connection breaks. */
export function listenForEvents(url: string, { onEvents, onMissed, log }: Ears): Listening {
  const closing = new AbortController();
  const seldom = createSeldomLog(log);
  let client: pg.Client | undefined;

  const listenOnce = async (isFirst: boolean) => {
    const current = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
    client = current;
    const ended = new Promise<void>((resolve) => {
      current.once('end', resolve);
      current.on('error', () => resolve());
    });
    current.on('notification', ({ payload }) => {
      const read = notification.safeParse(parse(payload));
      if (read.success) onEvents(read.data.from, read.data.events);
    });
    let stopAsking = () => {};
    try {
      await current.connect();
      stopAsking = listenToHeart(current, () => log.debug('the connection for live updates says nothing more'));
      await current.query('listen twofold_live');
      if (!isFirst) onMissed();
      await ended;
    } finally {
      stopAsking();
      // An abandoned connection never reports its end.
      await Promise.race([current.end().catch(() => undefined), sleep(500, undefined, { ref: false })]);
    }
  };

  const running = (async () => {
    let pause = 250;
    for (let isFirst = true; !closing.signal.aborted; isFirst = false) {
      const startedAt = Date.now();
      const failed = await listenOnce(isFirst).catch((err: unknown) => ({ err }));
      if (closing.signal.aborted) return;
      if (Date.now() - startedAt > LONGEST_PAUSE_MS) pause = 250;
      seldom.say('warn', 'the connection for live updates was lost; reconnecting', failed ?? {});
      await sleep(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  })();

  return {
    close: async () => {
      closing.abort();
      void client?.end().catch(() => undefined);
      // A connection that is still being established cannot be ended, and must not delay the stop.
      await Promise.race([running, sleep(1000, undefined, { ref: false })]);
    },
  };
}

function parse(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? '');
  } catch {
    return undefined;
  }
}

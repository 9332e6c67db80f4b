/** A process of its own that asks a server again and again, so that nothing else makes it wait. Started by `bench/strangers.ts`. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, asText, open } from '../http-load.ts';

/** The longest waits since they were told last, in milliseconds, of how many requests, and how many were not answered with 200. */
export interface Waits {
  health: number;
  other: number;
  asked: number;
  failed: number;
}

const [url = '', cookie = '', path = ''] = process.argv.slice(2);
const PAUSE_MS = { health: 10, other: 50 };

let waits: Waits = { health: 0, other: 0, asked: 0, failed: 0 };
const since = { health: 0, other: 0 };

async function watch(what: 'health' | 'other', request: string): Promise<never> {
  for (let socket = await open(url); ; ) {
    since[what] = performance.now();
    try {
      const head = await ask(socket, request);
      if (!head.startsWith('HTTP/1.1 200')) waits.failed += 1;
    } catch {
      waits.failed += 1;
      socket = await open(url);
    }
    note(what);
    since[what] = 0;
    waits.asked += 1;
    await sleep(PAUSE_MS[what]);
  }
}

function note(what: 'health' | 'other'): void {
  if (since[what] > 0) waits[what] = Math.max(waits[what], performance.now() - since[what]);
}

process.on('message', () => {
  // Includes requests that have no answer yet.
  note('health');
  note('other');
  process.send?.(waits);
  waits = { health: 0, other: 0, asked: 0, failed: 0 };
});
process.once('disconnect', () => process.exit());
void watch('health', asText({ url, path: '/healthz', cookie: '' }));
void watch('other', asText({ url, path, cookie }));

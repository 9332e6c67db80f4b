import type { Log } from './log.ts';

/** How long repeated messages are only counted, in milliseconds. */
const QUIET_MS = 60_000;

export interface SeldomLog {
  /** Logs a line immediately; as long as it keeps occurring, once a minute with the count. */
  say(level: 'warn' | 'error', line: string, details: object): void;
}

/** Creates a log for messages that would otherwise fill it: for example a fault that affects every request. */
export function createSeldomLog(log: Log, quietMs = QUIET_MS): SeldomLog {
  const counted = new Map<string, { times: number; say: () => void }>();
  const begin = (level: 'warn' | 'error', line: string, details: object, times: number) => {
    log[level](times > 1 ? { ...details, times } : details, line);
    const entry = { times: 0, say: () => {} };
    counted.set(line, entry);
    setTimeout(() => {
      counted.delete(line);
      entry.say();
    }, quietMs).unref();
  };
  return {
    say: (level, line, details) => {
      const entry = counted.get(line);
      if (!entry) return begin(level, line, details, 1);
      entry.times += 1;
      entry.say = () => begin(level, line, details, entry.times);
    },
  };
}

import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { ChangedNoun } from '#contract/changed-nouns.ts';
import type { CompanyId, UserId } from '#domain/ids.ts';
import type { Log } from '#server/platform/log/log.ts';
import { createSeldomLog } from '#server/platform/log/seldom.ts';
import type { About } from './about.ts';
import { type Listening, listenForEvents } from './listen.ts';
import { createPresence, type Presence, type PresenceEvent } from './presence.ts';

/** Something that open screens should know. Contains only ids: recipients request the rest through the usual endpoints. */
export type LiveEvent =
  /** A person's session, membership or role has changed: each of their streams checks whether it may continue. */
  | { kind: 'access'; userId: UserId }
  /** Something in a company has changed; `page` is the person's open page that changed it, if there was one. */
  | ({ kind: 'company'; companyId: CompanyId; noun: ChangedNoun; by: UserId; page?: string | undefined } & About)
  | PresenceEvent;

/** What listeners also receive: events may have been missed, so everything must be checked again. */
export type HeardEvent = Exclude<LiveEvent, PresenceEvent> | { kind: 'missed' };

export interface Live {
  /** Notifies all servers soon. Call it after the commit, because listeners read the database immediately. */
  publish(event: LiveEvent): void;
  /** Returns a function that stops listening. */
  presence: Presence;
  subscribe(listener: (event: HeardEvent) => void): () => void;
  close(): Promise<void>;
}

/** Events within this many milliseconds are sent as one notification. */
const COALESCE_MS = 60;
/** PostgreSQL refuses payloads of 8,000 bytes; an event has at most about 350. */
const EVENTS_AT_ONCE = 20;

/** Tells every listening server except the one called `from`. For the operator's commands, which run outside the servers. */
export async function notifyServers(pool: pg.Pool, from: string, events: readonly LiveEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += EVENTS_AT_ONCE) {
    const payload = JSON.stringify({ from, events: events.slice(start, start + EVENTS_AT_ONCE) });
    await pool.query('select pg_notify($1, $2)', ['twofold_live', payload]);
  }
}

/**
 * Carries events between this server's streams immediately, and to other servers by PostgreSQL's NOTIFY, combined and outside any
 * transaction (inside, it makes commits wait for each other).
 *
 * @param listenUrl a direct connection, not through a transaction-pooling proxy
 */
export function createLive({ pool, listenUrl, log }: { pool: pg.Pool; listenUrl: string; log: Log }): Live {
  const self = randomUUID();
  const seldom = createSeldomLog(log);
  const listeners = new Set<(event: HeardEvent) => void>();
  const waiting = new Map<string, LiveEvent>();
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();

  const tell = (event: HeardEvent) => {
    for (const listener of listeners) listener(event);
  };
  const flush = async () => {
    timer = undefined;
    const events = [...waiting.values()];
    waiting.clear();
    for (const event of events) if (event.kind === 'company') tell(event);
    // Other servers check again when their connection is back; this one has already been informed.
    await notifyServers(pool, self, events).catch((err: unknown) =>
      seldom.say('warn', 'could not tell other servers of a change', { err }),
    );
  };
  const publish = (event: LiveEvent) => {
    // Lost access is announced immediately and each time; changes wait a moment, so that a series of saves is one event.
    if (event.kind === 'access') tell(event);
    const key = JSON.stringify(event);
    // A repeated event moves to the end: of leaving and coming back, the later one counts.
    waiting.delete(key);
    waiting.set(key, event);
    timer ??= setTimeout(() => {
      sending = flush();
    }, COALESCE_MS);
  };
  const presence = createPresence(self, publish);
  const listening: Listening = listenForEvents(listenUrl, {
    onEvents: (from, events) => {
      if (from === self) return;
      for (const event of events) {
        if (event.kind === 'presence') presence.hear(event);
        else tell(event);
      }
    },
    onMissed: () => tell({ kind: 'missed' }),
    log,
  });

  return {
    publish,
    presence,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      presence.close();
      clearTimeout(timer);
      await sending;
      await flush();
      await listening.close();
      listeners.clear();
    },
  };
}

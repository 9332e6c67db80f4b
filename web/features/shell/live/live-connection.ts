import { CHANGED_NOUNS, type ChangedNoun } from '#contract/changed-nouns.ts';

/** A message on the server's stream; we add `begun` when a connection is established, and `opened` when it is restored. */
export interface LiveMessage {
  event: 'access' | 'changed' | 'presence' | 'missed' | 'begun' | 'opened' | 'refused';
  /** The noun of a change; missing if the server is newer than this page and names an unknown one. */
  noun?: ChangedNoun;
  /** For a change by the same person, the page on which it was made. */
  page?: string | undefined;
  /** Another page of this browser has received it, and passes it on. */
  isPassedOn?: boolean;
}

const CHANNEL = 'twofold-live';
/** The delay after a proxy or the server refused; the browser itself restores a connection that was interrupted. */
const RETRY_MS = 4000;

/**
 * Receives the server's messages to this person, until `signal` aborts. All tabs of a browser share one connection, because browsers
 * allow only six per server over plain HTTP: the tab that holds the lock listens and passes messages on.
 */
export function connectLive(onMessage: (message: LiveMessage) => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => onMessage({ ...data, isPassedOn: true });
  signal.addEventListener('abort', () => channel.close());
  const listen = () =>
    holdConnection((message) => {
      channel.postMessage(message);
      onMessage(message);
    }, signal);
  // Locks exist only over HTTPS and on localhost; elsewhere, each tab listens for itself.
  if (!('locks' in navigator)) return void listen();
  navigator.locks.request(CHANNEL, { signal }, listen).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

function holdConnection(say: (message: LiveMessage) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined;
    let timer = 0;
    let isBroken = false;
    const open = () => {
      source = new EventSource('/api/live');
      source.onopen = () => {
        // Messages sent while nobody listened are lost, so everything is requested again.
        say({ event: isBroken ? 'opened' : 'begun' });
        isBroken = false;
      };
      source.addEventListener('access', () => say({ event: 'access' }));
      source.addEventListener('presence', () => say({ event: 'presence' }));
      source.addEventListener('missed', () => say({ event: 'missed' }));
      source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
        const { noun, page } = JSON.parse(data) as { noun: string; page?: string };
        const known = CHANGED_NOUNS.find((each) => each === noun);
        say(known ? { event: 'changed', noun: known, page } : { event: 'missed' });
      });
      source.onerror = () => {
        isBroken = true;
        if (source?.readyState !== EventSource.CLOSED || signal.aborted) return;
        say({ event: 'refused' });
        timer = window.setTimeout(open, RETRY_MS);
      };
    };
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      source?.close();
      resolve();
    });
    open();
  });
}

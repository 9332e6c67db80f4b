import type { CompanyId, UserId } from '#domain/ids.ts';
import type { Role } from '#domain/people/permissions.ts';
import { type BoundedReader, isReadBy } from './about.ts';
import type { HeardEvent, Live } from './live.ts';

/** What a stream may currently receive. */
export interface StreamAccess {
  userId: UserId;
  companyId: CompanyId | null;
  role: Role | null;
  /** For an auditor, what they can read in the company and until when; '' for others. */
  audit: string;
  /** Set for an auditor of certain assessments: they receive no events about others, not even that something has happened. */
  bounded?: BoundedReader | undefined;
  /** Whether an auditor's time has ended since this was read. */
  isOver: () => boolean;
}

type ChangedNouns = Extract<HeardEvent, { kind: 'company' }>;

/** Proxies close a connection on which nothing happens for about a minute. */
const HEARTBEAT_MS = 20_000;
/** The maximum number of streams of one person; the oldest gives way. Each of the person's browsers has one. */
const PER_PERSON = 12;
/** How soon a browser connects again, in milliseconds. */
const RETRY_MS = 1000;

export interface LiveStreams {
  /** Opens an event stream for a person who currently has access; `readAccess` is called again whenever that could have changed. */
  open(access: StreamAccess, readAccess: () => Promise<StreamAccess | null>): Response;
  /** Ends all streams; browsers reconnect automatically. */
  close(): void;
}

/**
 * Server-sent events: `access` (check again who you are and what you may do), `changed` with the noun that someone changed and, for the
 * person's own change, the page that made it, `presence` (check again who is here), `missed` (reload everything). They contain no company
 * data. An auditor of some assessments receives events about these and about the company.
 */
export function createLiveStreams(live: Live): LiveStreams {
  const streams = new Map<UserId, Set<() => void>>();
  return {
    open: (access, readAccess) => {
      const ofPerson = streams.get(access.userId) ?? new Set();
      streams.set(access.userId, ofPerson);
      if (ofPerson.size >= PER_PERSON) [...ofPerson][0]?.();
      let end = () => {};
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          end = run(live, access, readAccess, controller, () => {
            ofPerson.delete(end);
            if (ofPerson.size === 0 && streams.get(access.userId) === ofPerson) streams.delete(access.userId);
          });
          ofPerson.add(end);
        },
        cancel: () => end(),
      });
      return new Response(body, {
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
      });
    },
    close: () => {
      for (const ofPerson of streams.values()) for (const end of [...ofPerson]) end();
    },
  };
}

function run(
  live: Live,
  first: StreamAccess,
  readAccess: () => Promise<StreamAccess | null>,
  controller: ReadableStreamDefaultController<Uint8Array>,
  onEnd: () => void,
): () => void {
  const encoder = new TextEncoder();
  let access = first;
  let isEnded = false;

  const end = () => {
    if (isEnded) return;
    isEnded = true;
    clearInterval(heartbeat);
    unsubscribe();
    unwatch();
    leave();
    onEnd();
    try {
      controller.close();
    } catch {
      // The reader has left already.
    }
  };
  const write = (text: string) => {
    // A reader that no longer reads must not fill the memory.
    if ((controller.desiredSize ?? 0) < -64) return end();
    if (!isEnded) controller.enqueue(encoder.encode(text));
  };
  const lookAgain = async () => {
    const now = await readAccess().catch(() => access);
    if (isEnded) return;
    const isSame =
      now?.companyId === access.companyId &&
      now?.role === access.role &&
      now?.audit === access.audit &&
      now?.userId === access.userId;
    if (!isSame) write('event: access\ndata: {}\n\n');
    if (!now) return end();
    const isElsewhere = now.companyId !== access.companyId || now.userId !== access.userId;
    access = now;
    if (isElsewhere) {
      leave();
      leave = arrive();
    }
  };
  // An audit ends at a set time: a person whose audit is over is informed of that and nothing else.
  const tell = (text: string) => (access.isOver() ? void lookAgain() : write(text));
  const hear = (event: HeardEvent) => {
    if (event.kind === 'missed') {
      write('event: missed\ndata: {}\n\n');
      void lookAgain();
    } else if (event.kind === 'access') {
      if (event.userId === access.userId) void lookAgain();
    } else if (event.companyId === access.companyId) {
      // The person's other pages are also informed. Only the person learns which page it was, so that this page need not reload.
      const page = event.by === access.userId ? event.page : undefined;
      const text = `event: changed\ndata: ${JSON.stringify({ noun: event.noun, page })}\n\n`;
      if (access.bounded) void tellBounded(access.bounded, event, text);
      else tell(text);
    }
  };
  const tellBounded = async (reader: BoundedReader, event: ChangedNouns, text: string) => {
    // If the database is unreachable, all streams check everything again once it is back.
    const isRead = await isReadBy(reader, event).catch(() => false);
    if (isRead && access.companyId === event.companyId) tell(text);
  };

  const arrive = () => (access.companyId ? live.presence.arrive(access.companyId, access.userId) : () => {});
  let leave = arrive();
  const unwatch = live.presence.watch((companyId, by, what) => {
    if (companyId !== access.companyId || by === access.userId) return;
    // Auditors see who is here, but not where: it may be in an assessment that they cannot read.
    if (what === 'moved' && access.role === 'auditor') return;
    tell('event: presence\ndata: {}\n\n');
  });
  const unsubscribe = live.subscribe(hear);
  const heartbeat = setInterval(() => {
    write(':\n\n');
    void lookAgain();
  }, HEARTBEAT_MS);
  heartbeat.unref();
  write(`retry: ${RETRY_MS}\n\n`);
  return end;
}

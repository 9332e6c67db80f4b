import type { CompanyId, UserId } from '#domain/ids.ts';
import type { OpenPlace } from '#domain/people/presence.ts';

/** What servers tell each other about who is present. */
export interface PresenceEvent {
  kind: 'presence';
  companyId: CompanyId;
  userId: UserId;
  /** The server that has the person's stream, or knows where they are. */
  server: string;
  what: 'here' | 'gone' | 'moved';
  at: OpenPlace;
}

/** Called when something about a person has changed: whether they are present, or where. */
type Watcher = (companyId: CompanyId, by: UserId, what: 'here-or-gone' | 'moved') => void;

export interface Presence {
  /** A person's stream has started; returns a function to call when it ends. */
  arrive(companyId: CompanyId, userId: UserId): () => void;
  /** Records what a person has open now. */
  move(companyId: CompanyId, userId: UserId, at: OpenPlace): void;
  /** Who is present, with what each person has open. */
  list(companyId: CompanyId): { userId: UserId; at: OpenPlace }[];
  /**
   * Calls the listener if the people present in a company, or what they have open, have changed, and says who caused it. Returns a
   * function that stops it.
   */
  watch(listener: Watcher): () => void;
  /** Receives an event from another server. */
  hear(event: PresenceEvent): void;
  close(): void;
}

/** How often a server announces that its streams are still there, so that servers can start and stop at any time. */
const BEAT_MS = 8_000;
/** If a server says nothing about a person for this long, they are gone: the server was killed. */
const FORGOTTEN_MS = 20_000;
/** Reloading a page does not count as leaving. */
const GRACE_MS = 3_000;

interface Person {
  companyId: CompanyId;
  userId: UserId;
  /** The servers that have a stream of the person, and when each last reported it. */
  seen: Map<string, number>;
  at: OpenPlace;
  /** When the person was last present or moved. */
  lastAt: number;
}

/** The people about whom something is known, with the servers that hold their streams. */
function createPeople() {
  const people = new Map<string, Person>();
  const listeners = new Set<Watcher>();
  const changed = ({ companyId, userId }: Person, what: Parameters<Watcher>[2] = 'here-or-gone') => {
    for (const listener of listeners) listener(companyId, userId, what);
  };
  function gone(person: Person, server: string): void {
    if (person.seen.delete(server) && person.seen.size === 0) changed(person);
  }
  return {
    find(companyId: CompanyId, userId: UserId): Person {
      const key = keyOf(companyId, userId);
      const person = people.get(key) ?? { companyId, userId, seen: new Map(), at: null, lastAt: 0 };
      people.set(key, person);
      person.lastAt = Date.now();
      return person;
    },
    known: (companyId: CompanyId, userId: UserId) => people.get(keyOf(companyId, userId)),
    seen(person: Person, server: string): void {
      const wasHere = person.seen.size > 0;
      person.seen.set(server, Date.now());
      if (!wasHere) changed(person);
    },
    gone,
    place(person: Person, at: OpenPlace): void {
      const isSame = person.at?.recordId === at?.recordId;
      person.at = at;
      if (!isSame && person.seen.size > 0) changed(person, 'moved');
    },
    all: () => [...people.values()],
    /** Forgets servers that no longer report, and the people on them. */
    forget(now: number): void {
      for (const [key, person] of people) {
        for (const [server, at] of person.seen) if (now - at > FORGOTTEN_MS) gone(person, server);
        if (person.seen.size === 0 && now - person.lastAt > FORGOTTEN_MS) people.delete(key);
      }
    },
    listeners,
  };
}

const keyOf = (companyId: CompanyId, userId: UserId) => `${companyId} ${userId}`;

/**
 * Who is here: in memory, the same on every server, because each tells the others about its streams. Nothing is stored.
 *
 * @param publish carries an event to the other servers
 */
export function createPresence(self: string, publish: (event: PresenceEvent) => void): Presence {
  const people = createPeople();
  const streams = new Map<string, number>();
  const leaving = new Set<NodeJS.Timeout>();

  const tell = ({ companyId, userId, at }: Person, what: PresenceEvent['what']) =>
    publish({ kind: 'presence', companyId, userId, server: self, what, at });

  const beat = setInterval(() => {
    const now = Date.now();
    for (const person of people.all()) {
      if (!person.seen.has(self)) continue;
      people.seen(person, self);
      person.lastAt = now;
      tell(person, 'here');
    }
    people.forget(now);
  }, BEAT_MS);
  beat.unref();

  function leave(companyId: CompanyId, userId: UserId) {
    const key = keyOf(companyId, userId);
    const left = (streams.get(key) ?? 1) - 1;
    if (left > 0) return void streams.set(key, left);
    streams.delete(key);
    const timer = setTimeout(() => {
      leaving.delete(timer);
      const person = people.known(companyId, userId);
      if (!person || streams.has(key)) return;
      people.gone(person, self);
      tell(person, 'gone');
    }, GRACE_MS);
    timer.unref();
    leaving.add(timer);
  }

  return {
    arrive(companyId, userId) {
      const key = keyOf(companyId, userId);
      streams.set(key, (streams.get(key) ?? 0) + 1);
      const person = people.find(companyId, userId);
      const isNew = !person.seen.has(self);
      people.seen(person, self);
      if (isNew) tell(person, 'here');
      let hasLeft = false;
      return () => {
        if (!hasLeft) leave(companyId, userId);
        hasLeft = true;
      };
    },
    move(companyId, userId, at) {
      const person = people.find(companyId, userId);
      people.place(person, at);
      tell(person, 'moved');
    },
    list: (companyId) =>
      people
        .all()
        .filter((person) => person.companyId === companyId && person.seen.size > 0)
        .map(({ userId, at }) => ({ userId, at })),
    watch(listener) {
      people.listeners.add(listener);
      return () => people.listeners.delete(listener);
    },
    hear({ companyId, userId, server, what, at }) {
      const isKnown = people.known(companyId, userId) !== undefined;
      const person = people.find(companyId, userId);
      if (what === 'gone') return people.gone(person, server);
      // Another server's place counts only if none is known here: that server may not have heard of a move yet.
      if (what === 'moved' || !isKnown) people.place(person, at);
      if (what === 'here') people.seen(person, server);
    },
    close() {
      clearInterval(beat);
      for (const timer of leaving) clearTimeout(timer);
      people.listeners.clear();
    },
  };
}

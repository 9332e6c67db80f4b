import { useMemo, useState, useSyncExternalStore } from 'react';

/** A value kept beside what is drawn: those who ask for it hear of another one, and nobody else is drawn anew. */
export interface Readable<Value> {
  get: () => Value;
  /** Returns how to end it. */
  subscribe: (hear: () => void) => () => void;
}

/** One that whoever has it can set. */
export interface Observable<Value> extends Readable<Value> {
  set: (next: Value) => void;
}

/** Holds a value, for as long as whoever calls it lives. */
export function useHeldValue<Value>(first: Value): Observable<Value> {
  return useState(() => holdValue(first))[0];
}

export function holdValue<Value>(first: Value): Observable<Value> {
  const hearing = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const hear of [...hearing]) hear();
    },
    subscribe(hear) {
      hearing.add(hear);
      return () => hearing.delete(hear);
    },
  };
}

/** What is worked out from a held value: once for each that it becomes. */
export function workOut<Value, Made>(
  { get, subscribe }: Readable<Value>,
  make: (value: Value) => Made,
): Readable<Made> {
  let known: { of: Value; made: Made } | null = null;
  return {
    get() {
      const of = get();
      if (known === null || !Object.is(known.of, of)) known = { of, made: make(of) };
      return known.made;
    },
    subscribe,
  };
}

/** What is read from a held value; drawn anew at once when that becomes something else. */
export function useHeld<Value, Read>(held: Readable<Value>, read: (value: Value) => Read): Read {
  return useSyncExternalStore(held.subscribe, () => read(held.get()));
}

/** What is read while either of two held values may become another one. */
export function useEither<Read>(
  one: Pick<Readable<unknown>, 'subscribe'>,
  other: Pick<Readable<unknown>, 'subscribe'>,
  read: () => Read,
): Read {
  const subscribe = useMemo(
    () => (hear: () => void) => endAll([one.subscribe(hear), other.subscribe(hear)]),
    [one.subscribe, other.subscribe],
  );
  return useSyncExternalStore(subscribe, read);
}

/** Ends all that is heard. */
export const endAll = (ends: readonly (() => unknown)[]) => (): void => {
  for (const end of ends) end();
};

/** For whoever reads all of a held value. */
export const same = <Value>(value: Value): Value => value;

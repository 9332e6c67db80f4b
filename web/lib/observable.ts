import { useMemo, useState, useSyncExternalStore } from 'react';

/** An observable value: only its subscribers render again. */
export interface Readable<Value> {
  get: () => Value;
  /** Returns a function that ends the subscription. */
  subscribe: (hear: () => void) => () => void;
}

/** An observable value that its holder can set. */
export interface Observable<Value> extends Readable<Value> {
  set: (next: Value) => void;
}

/** Holds a value for as long as the calling component lives. */
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

/** A derived value: computed once for each new value. */
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

/** Reads an observable value; renders again immediately when it changes. */
export function useHeld<Value, Read>(held: Readable<Value>, read: (value: Value) => Read): Read {
  return useSyncExternalStore(held.subscribe, () => read(held.get()));
}

/** Reads from two observable values; renders again when either changes. */
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

/** Ends all subscriptions. */
export const endAll = (ends: readonly (() => unknown)[]) => (): void => {
  for (const end of ends) end();
};

/** For components that read an observable value as a whole. */
export const same = <Value>(value: Value): Value => value;

import { useState, useSyncExternalStore } from 'react';

/** A value kept beside what is drawn: those who ask for it hear of another one, and nobody else is drawn anew. */
export interface Held<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** Returns how to end it. */
  subscribe: (hear: () => void) => () => void;
}

/** Holds a value, for as long as whoever calls it lives. */
export function useHeldValue<Value>(first: Value): Held<Value> {
  return useState(() => holdValue(first))[0];
}

export function holdValue<Value>(first: Value): Held<Value> {
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

/** What is read from a held value; drawn anew at once when that becomes something else. */
export function useHeld<Value, Read>(held: Held<Value>, read: (value: Value) => Read): Read {
  return useSyncExternalStore(held.subscribe, () => read(held.get()));
}

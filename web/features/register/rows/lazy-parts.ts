import { type ComponentType, lazy, useEffect } from 'react';

const fetches: (() => Promise<unknown>)[] = [];

/** A part of the register that is loaded when it is first shown, at the latest soon after the table. */
export function later<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  const fetch = fetchSoon(fetchPart);
  return lazy(async () => ({ default: await fetch() }));
}

/** The same for a part that is no component. */
export function fetchSoon<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  fetches.push(fetchPart);
  return fetchPart;
}

/** Milliseconds until the table has been drawn. */
const SOON = 1_500;

/** Loads all parts soon, so that a person who later loses the connection can continue. */
export function useLaterParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => void fetchFrom(0), SOON);
    return () => clearTimeout(timer);
  }, []);
}

/**
 * Loads the parts registered since, and those that they register in turn. If one cannot be loaded now, it is requested again when it is
 * shown.
 */
async function fetchFrom(first: number): Promise<void> {
  const named = fetches.length;
  await Promise.allSettled(fetches.slice(first).map((fetchPart) => fetchPart()));
  if (fetches.length > named) await fetchFrom(named);
}

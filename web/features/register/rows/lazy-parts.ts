import { type ComponentType, lazy, useEffect } from 'react';

const fetches: (() => Promise<unknown>)[] = [];

/** A part of the register that is fetched when it is shown first, at the latest soon after the table stands. */
export function later<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  fetches.push(fetchPart);
  return lazy(async () => ({ default: await fetchPart() }));
}

/** Milliseconds until the table has been drawn. */
const SOON = 1_500;

/** Fetches all parts soon, so that whoever loses the connection later goes on working. */
export function useLaterParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => void fetchFrom(0), SOON);
    return () => clearTimeout(timer);
  }, []);
}

/** Fetches the parts that were named since, and what those name in turn. What cannot be fetched now is asked for again when it is shown. */
async function fetchFrom(first: number): Promise<void> {
  const named = fetches.length;
  await Promise.allSettled(fetches.slice(first).map((fetchPart) => fetchPart()));
  if (fetches.length > named) await fetchFrom(named);
}

import { startTransition, useEffect, useState } from 'react';

/** Rows that are added at a time: as many as a phone draws within a frame. */
const SLICE = 6;

const waiting = new Set<() => void>();
let isUnderWay = false;

/**
 * How many of many rows to draw. Lists that have just appeared grow in slices, one list after the other from the top, so that
 * the page stays free to answer while hundreds of rows arrive; `isWhole` draws all at once.
 */
export function useGrowing(total: number, isWhole: boolean): number {
  const [drawn, setDrawn] = useState(isWhole ? total : 0);
  // What was drawn once stays.
  if (isWhole && drawn < total) setDrawn(total);
  const isGrowing = !isWhole && drawn < total;
  // Asks anew for each slice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` says that a slice has arrived
  useEffect(() => {
    if (!isGrowing) return;
    const grow = () => startTransition(() => setDrawn((before) => before + SLICE));
    waiting.add(grow);
    if (!isUnderWay) growNext();
    return () => void waiting.delete(grow);
  }, [isGrowing, drawn]);
  return isWhole ? total : Math.min(drawn, total);
}

/** One slice a frame, after it was painted. */
function growNext(): void {
  isUnderWay = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      const [first] = waiting;
      isUnderWay = false;
      if (!first) return;
      waiting.delete(first);
      first();
      growNext();
    }),
  );
}

import { startTransition, useEffect, useState } from 'react';

/** Rows that are added at a time: as many as a phone draws within a frame. */
const SLICE = 6;

/** Lists that have rows to draw, by their place: those that appeared first, or stand higher, come first. */
const waiting = new Map<number, () => void>();
let places = 0;
let isUnderWay = false;

/**
 * How many of many rows to draw. Lists that have just appeared grow in slices, one list after the other from the top, so that
 * the page stays free to answer while hundreds of rows arrive; `isWhole` draws all at once.
 */
export function useGrowing(total: number, isWhole: boolean): number {
  const [place] = useState(() => places++);
  const [drawn, setDrawn] = useState(isWhole ? total : 0);
  // What was drawn once stays.
  if (isWhole && drawn < total) setDrawn(total);
  const isGrowing = !isWhole && drawn < total;
  // Asks anew for each slice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` says that a slice has arrived
  useEffect(() => {
    if (!isGrowing) return;
    const grow = () => startTransition(() => setDrawn((before) => before + SLICE));
    waiting.set(place, grow);
    if (!isUnderWay) growNext();
    return () => void waiting.delete(place);
  }, [isGrowing, drawn, place]);
  return isWhole ? total : Math.min(drawn, total);
}

/** One slice a frame, after it was painted. */
function growNext(): void {
  isUnderWay = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      isUnderWay = false;
      const place = Math.min(...waiting.keys());
      const grow = waiting.get(place);
      if (!grow) return;
      waiting.delete(place);
      grow();
      growNext();
    }),
  );
}

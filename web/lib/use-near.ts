import { type RefCallback, startTransition, useCallback, useRef, useState } from 'react';

/**
 * How far around the view a place counts as near, in pixels. More above: only the start of a place is observed, and it may extend down by
 * as much.
 */
const MARGIN = '1600px 0px 900px';

type Tell = (isNear: boolean) => void;

const told = new WeakMap<Element, Tell>();
/** Changes that have not been reported yet. */
const waiting = new Map<Element, IntersectionObserverEntry>();
let isUnderWay = false;
let observer: IntersectionObserver | undefined;

/**
 * Whether an element is in view or near it. Changes are reported one per frame, so that the page stays responsive while someone leafs
 * through hundreds of rows.
 *
 * @param onLeave called before the element counts as far; false keeps it near. The page is laid out at that point: sizes may be read
 */
export function useNear(isNearAtFirst: boolean, onLeave: () => boolean): [isNear: boolean, ref: RefCallback<Element>] {
  const [isNear, setIsNear] = useState(isNearAtFirst);
  const latest = useRef(onLeave);
  latest.current = onLeave;
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    told.set(element, (next) => {
      if (next || latest.current()) startTransition(() => setIsNear(next));
    });
    observer ??= new IntersectionObserver(notice, { rootMargin: MARGIN });
    observer.observe(element);
    return () => {
      observer?.unobserve(element);
      waiting.delete(element);
    };
  }, []);
  return [isNear, ref];
}

function notice(entries: readonly IntersectionObserverEntry[]): void {
  for (const entry of entries) waiting.set(entry.target, entry);
  if (!isUnderWay && waiting.size > 0) tellNext();
}

/** One a frame, after it was painted. */
function tellNext(): void {
  isUnderWay = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      isUnderWay = false;
      const [next] = [...waiting.values()].toSorted((first, second) => distanceOf(first) - distanceOf(second));
      if (!next) return;
      waiting.delete(next.target);
      told.get(next.target)?.(next.isIntersecting);
      if (waiting.size > 0) tellNext();
    }),
  );
}

/** Elements in view come first, those that left come last. */
function distanceOf({ isIntersecting, boundingClientRect: { top, bottom } }: IntersectionObserverEntry): number {
  return isIntersecting ? Math.max(0, -bottom, top - innerHeight) : Number.POSITIVE_INFINITY;
}

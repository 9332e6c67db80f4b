import { type RefCallback, startTransition, useCallback, useRef, useState } from 'react';

/**
 * How far from the view an element still counts as near, in pixels. The distance is larger above, because only the start of an element is
 * observed, and it may extend down by as much.
 */
const MARGIN = '1600px 0px 900px';

type Tell = (isNear: boolean) => void;

const told = new WeakMap<Element, Tell>();
/** Changes that have not been reported yet. */
const waiting = new Map<Element, IntersectionObserverEntry>();
let isUnderWay = false;
let observer: IntersectionObserver | undefined;

/**
 * Whether an element is in view or near it. Only one change is reported in each frame, so that the page stays responsive while someone
 * scrolls through hundreds of rows.
 * @param onLeave called before the element counts as far; if it returns false, the element stays near. The page has been laid out at that
 * point, so sizes may be read
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

/** Reports one change in each frame, after it has been painted. */
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

/** Elements in view come first, elements that have left the view come last. */
function distanceOf({ isIntersecting, boundingClientRect: { top, bottom } }: IntersectionObserverEntry): number {
  return isIntersecting ? Math.max(0, -bottom, top - innerHeight) : Number.POSITIVE_INFINITY;
}

import { type RefObject, useEffect, useState } from 'react';

/** The share of a stuck bar that is in view, at least: all but the pixel at the edge. */
const NEARLY = 0.9;

/** Whether a sticky bar is stuck at an edge of the window, in view, so that what it belongs to goes on beyond that edge. */
export function useIsStuck(bar: RefObject<HTMLElement | null>, edge: 'top' | 'bottom' = 'top'): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const isAtEdge = ({ intersectionRatio: seen, boundingClientRect: { top, bottom } }: IntersectionObserverEntry) =>
      // At the bottom, a bar that is still to come is beyond the edge as well.
      seen < 1 && (edge === 'top' ? top <= 0 : seen > NEARLY && bottom >= window.innerHeight);
    const observer = new IntersectionObserver(([entry]) => setStuck(entry !== undefined && isAtEdge(entry)), {
      rootMargin: edge === 'top' ? '-1px 0px 0px 0px' : '0px 0px -1px 0px',
      threshold: [NEARLY, 1],
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, edge]);
  return isStuck;
}

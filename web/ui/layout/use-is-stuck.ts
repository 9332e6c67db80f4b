import { type RefObject, useEffect, useState } from 'react';

/** Whether a bar that sticks to the top (`page-toolbar`) is stuck, so that everything above it has been scrolled out of view. */
export function useIsStuck(bar: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setStuck(entry !== undefined && entry.intersectionRatio < 1 && entry.boundingClientRect.top <= 0),
      { rootMargin: '-1px 0px 0px 0px', threshold: 1 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
  return isStuck;
}

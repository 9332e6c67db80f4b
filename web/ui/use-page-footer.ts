import { type RefObject, useLayoutEffect } from 'react';

const HEIGHT = '--page-footer';

/**
 * Tells the page how high the bar is that stays at its foot: toasts keep above it, and what takes the focus by keyboard is
 * scrolled clear of it (base.css). One such bar at a time.
 */
export function usePageFooter(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => root.style.setProperty(HEIGHT, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(HEIGHT);
    };
  }, [bar]);
}

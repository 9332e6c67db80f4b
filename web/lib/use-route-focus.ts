import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** How long to wait for a screen that is still arriving, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Moves the focus into another screen's `main` once it is there, as a page load would; a screen that has put the focus somewhere
 * itself is left alone. The address decides what another screen is: its path, and the mode of the auth screen.
 */
export function useRouteFocus(): void {
  const { pathname, search } = useLocation();
  const screen = `${pathname} ${new URLSearchParams(search).get('mode') ?? ''}`;
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    return focusMain();
  }, [screen]);
}

function focusMain(): () => void {
  const giveUpAt = performance.now() + PATIENCE;
  let frame = requestAnimationFrame(look);
  function look() {
    const main = document.querySelector('main');
    if (main) {
      if (main.contains(document.activeElement) && document.activeElement !== main) return;
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    } else if (performance.now() < giveUpAt) {
      frame = requestAnimationFrame(look);
    }
  }
  return () => cancelAnimationFrame(frame);
}

import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

let hasMoved = false;

/**
 * Whether the document has just loaded and no other screen was opened since. A screen must not take the focus then: a screen reader is
 * about to read the page, and would stay in the mode for reading while the person types.
 */
export const isFirstScreen = (): boolean => !hasMoved;

/** How long to wait for a screen that is still loading, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Moves the focus into the `main` element of a new screen once it is there, as a page load would; if the screen has already set the focus
 * itself, it is left alone. The address determines what a new screen is: its path, and the mode of the auth screen.
 */
export function useRouteFocus(): void {
  const { pathname, search } = useLocation();
  const screen = `${pathname} ${new URLSearchParams(search).get('mode') ?? ''}`;
  const shown = useRef(screen);
  useLayoutEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    hasMoved = true;
    return focusMain();
  }, [screen]);
}

function focusMain(): () => void {
  const giveUpAt = performance.now() + PATIENCE;
  let frame = 0;
  /** Whether a new screen has appeared, which then gets the focus. */
  const look = () => {
    const main = document.querySelector('main');
    if (!main) return false;
    if (main.contains(document.activeElement) && document.activeElement !== main) return true;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
    return true;
  };
  const lookLater = () => {
    if (!look() && performance.now() < giveUpAt) frame = requestAnimationFrame(lookLater);
  };
  // At once, so that a key pressed as soon as the screen is seen is heard there; and a frame later, since a dialog that closes on
  // the way here gives the focus back to where it came from.
  look();
  frame = requestAnimationFrame(lookLater);
  return () => cancelAnimationFrame(frame);
}

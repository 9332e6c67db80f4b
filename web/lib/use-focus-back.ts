import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a button that opens a form in its own place: `isAway` while the form stands there. Once the form is gone the button gets the
 * focus, where the focus went with the form. It gets it in the same moment in which it is drawn: a frame later a panel
 * or a dialog around it has found that the focus is lost and takes it to its own beginning.
 */
export function useFocusBack(isAway: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(isAway);
  useLayoutEffect(() => {
    const { activeElement } = document;
    // Somebody who went elsewhere meanwhile stays there.
    const isLost = activeElement === null || activeElement === document.body;
    if (wasAway.current && !isAway && isLost) button.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return button;
}

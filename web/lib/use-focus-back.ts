import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a button that opens a form in its own place: `isAway` is true while the form is there. When the form closes, the button gets the
 * focus if the focus was in the form. It gets it immediately when it is rendered: one frame later, a surrounding panel or dialog would
 * have noticed the lost focus and moved it to its own beginning.
 */
export function useFocusBack(isAway: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(isAway);
  useLayoutEffect(() => {
    const { activeElement } = document;
    // The focus stays with a person who has moved elsewhere in the meantime.
    const isLost = activeElement === null || activeElement === document.body;
    if (wasAway.current && !isAway && isLost) button.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return button;
}

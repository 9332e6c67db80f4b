import { type RefObject, useEffect, useRef } from 'react';

/** Elements in which people type, or in which keys choose a value. */
const TYPED = 'textarea, select, input:not([type="checkbox"])';

/**
 * Runs the action of a key while the focus is in an element, or in the dialog around it, but not in a field.
 * @param acts by the name of the key in lower case: 'j', 'arrowright', '?'
 */
export function useKeys(content: RefObject<HTMLElement | null>, acts: Readonly<Record<string, () => void>>): void {
  const present = useRef(acts);
  present.current = acts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const act = present.current[key.toLowerCase()];
      if (!act || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
      const place = content.current?.closest('[role="dialog"]') ?? content.current;
      // The focused element may have disappeared with its row.
      const isHere = place?.contains(target) || target === document.body;
      if (!isHere || target.closest(TYPED)) return;
      event.preventDefault();
      act();
    };
    // In the capture phase, because dialogs stop arrow keys from reaching the elements around them.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [content]);
}

import { useEffect, useRef } from 'react';

/**
 * Puts the focus back where it was when a chip's answer has replaced the one it stood above: on the same chip of the last answer. Whoever
 * has moved on meanwhile is left where she is. Returns what remembers the chip that was pressed.
 */
export function useKeptFocus(isAnswering: boolean): (slot: string) => void {
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    if (isAnswering || pressed.current === null) return;
    const slot = pressed.current;
    pressed.current = null;
    // The answer is drawn a moment after it has arrived.
    const timer = setTimeout(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const chips = [...document.querySelectorAll<HTMLElement>('main ol [data-chip]')];
      const last = chips.findLast(({ dataset }) => dataset.chip === slot) ?? chips.findLast(() => true);
      last?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [isAnswering]);
  return (slot) => {
    pressed.current = slot;
  };
}

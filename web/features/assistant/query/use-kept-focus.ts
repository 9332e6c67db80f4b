import { useEffect, useRef } from 'react';

/**
 * Restores the focus when a chip's answer has replaced the one below the chip: to the same chip of the last answer, which is unfolded. If the person has
 * moved on in the meantime, the focus stays where it is. Returns a function that remembers the chip that was used.
 */
export function useKeptFocus(isAnswering: boolean): (slot: string) => void {
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    if (isAnswering || pressed.current === null) return;
    const slot = pressed.current;
    pressed.current = null;
    // The answer is rendered a moment after it has arrived.
    const timer = setTimeout(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const chips = [...document.querySelectorAll<HTMLElement>('main ol [data-chip]')];
      const last = chips.findLast(({ dataset }) => dataset.chip === slot) ?? chips.findLast(() => true);
      const folded = last?.closest('details');
      if (folded) folded.open = true;
      last?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [isAnswering]);
  return (slot) => {
    pressed.current = slot;
  };
}

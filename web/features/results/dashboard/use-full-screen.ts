import { useCallback, useRef, useState } from 'react';

/** Whether something is shown over the whole screen, and how that begins: with a press, because browsers ask for one. */
export function useFullScreen() {
  const [isFull, setIsFull] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const enter = useCallback(() => {
    setIsFull(true);
    // A browser that gives no screen, such as that of a phone, leaves the window.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
  }, []);
  const leave = useCallback(() => setIsFull(false), []);
  return { isFull, enter, leave, button };
}

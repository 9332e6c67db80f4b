import { useCallback, useState } from 'react';

/** Whether something is shown in full screen, and how to start that; browsers require a click for it. */
export function useFullScreen() {
  const [isFull, setIsFull] = useState(false);
  const enter = useCallback(() => {
    setIsFull(true);
    // Browsers without full screen, such as those on phones, stay in the window.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
  }, []);
  const leave = useCallback(() => setIsFull(false), []);
  return { isFull, enter, leave };
}

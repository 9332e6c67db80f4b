import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const STATE = 'revealComponent';

/** The navigation's state that asks an editor to show a component's row. */
export function revealState(componentId: string): Record<string, string> {
  return { [STATE]: componentId };
}

/** Tells an editor, once per navigation, which component the reader wants to see. */
export function useRevealedComponent(onReveal: (componentId: string) => void): void {
  const { state, key } = useLocation();
  const componentId: unknown = (state as Record<string, unknown> | null)?.[STATE];
  const latest = useRef(onReveal);
  latest.current = onReveal;
  // The key is a new one for each navigation, also to the same component.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  useEffect(() => {
    if (typeof componentId === 'string') latest.current(componentId);
  }, [componentId, key]);
}

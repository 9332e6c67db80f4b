import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML rendered by the build and until the browser has hydrated the page; elements that need a script appear then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

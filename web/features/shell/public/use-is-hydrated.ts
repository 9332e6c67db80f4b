import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML rendered ahead and until the browser has made the page alive; what needs a script appears then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

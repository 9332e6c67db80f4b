import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Whether the page is being laid out for printing, where nothing may be collapsed. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

function subscribe(listener: () => void): () => void {
  // React renders changes of an external store immediately, in time for the browser's picture of the page.
  const turn = (next: boolean) => () => {
    isPrinting = next;
    listener();
  };
  const [start, end] = [turn(true), turn(false)];
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
  };
}

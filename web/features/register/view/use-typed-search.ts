import { useEffect, useRef } from 'react';
import { type Observable, useHeldValue } from '#web/lib/observable.ts';

/** How long after the last key the address is updated, in milliseconds. */
const PAUSE = 300;

/** The text in the search field: kept outside the rendered screen, and written to the address a moment later. */
export function useTypedSearch(inAddress: string, write: (search: string) => void): Observable<string> {
  const typed = useHeldValue(inAddress);
  const written = useRef(inAddress);
  const latest = useRef(write);
  latest.current = write;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = typed.subscribe(() => {
      clearTimeout(timer);
      const search = typed.get();
      if (search === written.current) return;
      timer = setTimeout(() => {
        written.current = search.trim() === '' ? '' : search;
        latest.current(search);
      }, PAUSE);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [typed]);
  // Follows a link to another view, or the Back button. Checked at each render, because addresses written since did not render.
  useEffect(() => {
    if (written.current === inAddress) return;
    written.current = inAddress;
    typed.set(inAddress);
  });
  return typed;
}

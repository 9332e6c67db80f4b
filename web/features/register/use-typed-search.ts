import { useEffect, useRef, useState } from 'react';

/** How long after the last key the address says it, in milliseconds. */
const PAUSE = 300;

/** What is typed into the search: shown at once, said by the address a moment later. */
export function useTypedSearch(inAddress: string, write: (search: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const written = useRef(inAddress);
  const latest = useRef(write);
  latest.current = write;
  // A link to another view, or a way back.
  if (written.current !== inAddress) {
    written.current = inAddress;
    setTyped(inAddress);
  }
  useEffect(() => {
    if (typed === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = typed.trim() === '' ? '' : typed;
      latest.current(typed);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}

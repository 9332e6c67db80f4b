import { useEffect, useState } from 'react';

/** Whether a value has stayed the same for this many milliseconds, so that intermediate values are not requested. */
export function useAtRest(value: string, pause: number): boolean {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return rested === value;
}

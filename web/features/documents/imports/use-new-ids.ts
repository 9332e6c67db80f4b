import { useRef, useState } from 'react';

/** Returns the same id for the same row of a sheet, however often the plan is computed, so that a repeated request adds it only once. */
export function useNewIds(): (kind: string, row: number | string) => string {
  const ids = useRef(new Map<string, string>());
  const [newId] = useState(() => (kind: string, row: number | string) => {
    const key = `${kind} ${row}`;
    const id = ids.current.get(key) ?? crypto.randomUUID();
    ids.current.set(key, id);
    return id;
  });
  return newId;
}

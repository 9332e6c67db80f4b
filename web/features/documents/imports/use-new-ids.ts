import { useRef, useState } from 'react';

/** The same id for the same row of a sheet, however often the rows are worked out: what is sent twice is added once. */
export function useNewIds(): (kind: string, row: number) => string {
  const ids = useRef(new Map<string, string>());
  const [newId] = useState(() => (kind: string, row: number) => {
    const key = `${kind} ${row}`;
    const id = ids.current.get(key) ?? crypto.randomUUID();
    ids.current.set(key, id);
    return id;
  });
  return newId;
}

import { useRef, useState } from 'react';

/** Returns the same functions in every rendering, each calling its latest version: for parts that render only when they change. */
export function useSteady<Handlers extends Record<string, (...given: never[]) => void>>(handlers: Handlers): Handlers {
  const latest = useRef(handlers);
  latest.current = handlers;
  const [steady] = useState(() =>
    Object.fromEntries(
      Object.keys(handlers).map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)]),
    ),
  );
  return steady as Handlers;
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { PlaceKind } from '#domain/chat-source.ts';

/** Tells a section, once per navigation, which of its rows or questions the address points at. */
export function useLinkedPlace(kind: PlaceKind, onArrive: (id: string) => void): void {
  const { search, key } = useLocation();
  const id = new URLSearchParams(search).get(kind);
  const latest = useRef(onArrive);
  latest.current = onArrive;
  // The key is a new one for each navigation, also to the same place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  useEffect(() => {
    if (id) latest.current(id);
  }, [id, key]);
}

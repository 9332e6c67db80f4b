import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { PlaceKind } from '#domain/chat/chat-source.ts';

/** How long to wait for the focus to arrive, and how long the place stays marked, in milliseconds. */
const PATIENCE = 3000;
const MARKED = 2500;

/**
 * Tells a section or screen, once per navigation, which of its rows, questions or cards the address points to, and which of its fields.
 * It then marks the element that gets the focus for a moment.
 */
export function useLinkedPlace(
  kind: PlaceKind | 'member' | 'part' | 'setting' | 'evidence',
  onArrive: (id: string, field: string | null) => void,
): void {
  const { search, key } = useLocation();
  const params = new URLSearchParams(search);
  const [id, field] = [params.get(kind), params.get('field')];
  const latest = useRef(onArrive);
  latest.current = onArrive;
  // The key changes with each navigation, even to the same place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!id) return;
    const stop = markArrival();
    latest.current(id, field);
    return stop;
  }, [id, field, key]);
}

/** Marks the row or block in which the focus arrives next; the change of screen itself, which focuses its `main`, does not count. */
function markArrival(): () => void {
  const control = new AbortController();
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.tagName === 'MAIN') return;
    control.abort();
    const place = target.closest('fieldset, li, tr, [tabindex="-1"]:not(main)') ?? target;
    place.setAttribute('data-arrived', '');
    setTimeout(() => place.removeAttribute('data-arrived'), MARKED);
  };
  document.addEventListener('focusin', onFocus, { signal: control.signal });
  setTimeout(() => control.abort(), PATIENCE);
  return () => control.abort();
}

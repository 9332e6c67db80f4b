import { useEffect, useState } from 'react';
import type { PlacedPoint } from '#drawing/matrix/place-points.ts';

/** The point whose card is shown: the one under the mouse, otherwise the one with the focus. */
export function useToldPoint(placed: readonly PlacedPoint[]) {
  const [hovered, onHover] = useState<string | null>(null);
  const [focused, onFocusPoint] = useState<string | null>(null);

  // What hovering shows must go without moving the mouse (WCAG 1.4.13).
  useEffect(() => {
    if (!hovered) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') onHover(null);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [hovered]);

  const told = placed.find(({ point }) => point.topic.id === (hovered ?? focused)) ?? null;
  return { told, onHover, onFocusPoint };
}

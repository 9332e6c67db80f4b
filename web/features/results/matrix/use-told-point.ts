import { useEffect, useState } from 'react';
import type { PlacedPoint } from '#drawing/matrix/place-points.ts';

/**
 * The point whose card is shown: the one under the mouse, otherwise the one with the focus.
 * @param onPoint called with its topic, or null
 */
export function useToldPoint(placed: readonly PlacedPoint[], onPoint?: (topicId: string | null) => void) {
  const [hovered, onHover] = useState<string | null>(null);
  const [focused, onFocusPoint] = useState<string | null>(null);

  // Content shown on hover must be dismissible without moving the mouse (WCAG 1.4.13).
  useEffect(() => {
    if (!hovered) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') onHover(null);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [hovered]);

  const told = placed.find(({ point }) => point.topic.id === (hovered ?? focused)) ?? null;
  const toldId = told?.point.topic.id ?? null;
  useEffect(() => {
    onPoint?.(toldId);
  }, [toldId, onPoint]);
  return { told, onHover, onFocusPoint };
}

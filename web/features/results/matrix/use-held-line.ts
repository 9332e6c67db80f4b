import { type PointerEvent, useRef } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';

type Axis = keyof Thresholds;

/**
 * Dragging a threshold line by the line itself. Only for the mouse: touch scrolls the page over the picture and uses the handle.
 * @param onDrag called with each movement while a line is being dragged
 */
export function useHeldLine(onDrag: (axis: Axis, event: PointerEvent) => void) {
  const held = useRef<Axis | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      held.current = event.button === 0 && event.pointerType === 'mouse' ? lineUnder(event) : null;
      if (held.current && event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
    },
    /** True while a line is being dragged. */
    onPointerMove(event: PointerEvent): boolean {
      if (held.current) onDrag(held.current, event);
      return held.current !== null;
    },
    onPointerUp() {
      held.current = null;
    },
  };
}

function lineUnder({ target }: PointerEvent): Axis | null {
  const line = target instanceof SVGElement ? target.dataset.line : undefined;
  return line === 'impact' || line === 'financial' ? line : null;
}

import { type KeyboardEvent, useRef, useState } from 'react';
import { cn } from '#web/lib/cn.ts';
import { matrixMessages as say } from './messages.ts';
import type { PlacedPoint } from './place-points.ts';

interface MatrixPointsProps {
  /** In the order the arrow keys go. */
  placed: readonly PlacedPoint[];
  /** Whether the buttons take the mouse and the finger, or leave them to the canvas below. */
  takesPointer: boolean;
  onHover: (topicId: string | null) => void;
  onFocusPoint: (topicId: string | null) => void;
  onSelect: (topicId: string) => void;
}

/**
 * One unseen button over each point, for keyboard and assistive technology; the mouse goes through to the canvas once there is one.
 * One tab stop: arrow keys go from point to point, the highest sum first.
 */
export function MatrixPoints({ placed, takesPointer, onHover, onFocusPoint, onSelect }: MatrixPointsProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const stop = placed.some((item) => item.point.topicId === current) ? current : placed[0]?.point.topicId;

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.key === 'Escape') return onFocusPoint(null);
    const next = {
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      Home: 0,
      End: placed.length - 1,
    }[event.key];
    const target = next === undefined ? undefined : placed[Math.max(0, next)];
    if (!target) return;
    event.preventDefault();
    buttons.current.get(target.point.topicId)?.focus();
  }

  return (
    <ul aria-label={say.points} className="pointer-events-none absolute inset-0">
      {placed.map((item, index) => {
        const { topicId } = item.point;
        const size = Math.max(24, item.size + 4);
        return (
          <li key={topicId}>
            <button
              type="button"
              ref={(element) => {
                if (element) buttons.current.set(topicId, element);
                else buttons.current.delete(topicId);
              }}
              tabIndex={topicId === stop ? 0 : -1}
              aria-label={say.point(item.point)}
              onFocus={(event) => {
                setCurrent(topicId);
                if (event.currentTarget.matches(':focus-visible')) onFocusPoint(topicId);
              }}
              onBlur={() => onFocusPoint(null)}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover(topicId)}
              onPointerLeave={() => onHover(null)}
              onClick={() => onSelect(topicId)}
              onKeyDown={(event) => onKeyDown(event, index)}
              style={{ left: item.x - size / 2, top: item.y - size / 2, width: size, height: size }}
              className={cn(
                'absolute rounded-full focus-visible:outline-offset-0',
                takesPointer && 'pointer-events-auto',
              )}
            />
          </li>
        );
      })}
    </ul>
  );
}

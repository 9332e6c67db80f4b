import { type KeyboardEvent, memo, useRef, useState } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { PlacedPoint } from '#drawing/matrix/place-points.ts';
import { matrixMessages as say } from './messages.ts';

interface PointButtonsProps {
  /** In the order of the arrow keys. */
  placed: readonly PlacedPoint[];
  /** The thresholds by which the results are described. */
  thresholds: Thresholds;
  /** The year that the points are compared with. */
  year: string | null;
  /** The id of a mark's button, by the topic that represents the mark. */
  idOf: (topicId: string) => string;
  onFocusPoint: (topicId: string | null) => void;
  onPress: (placed: PlacedPoint) => void;
}

/**
 * One invisible button over each mark, for keyboard and assistive technology; mouse and touch go through to the drawing below. There is
 * one tab stop: arrow keys move from point to point, the highest sum first.
 */
export const PointButtons = memo(function PointButtons({
  placed,
  thresholds,
  year,
  idOf,
  onFocusPoint,
  onPress,
}: PointButtonsProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const stop = placed.some((item) => item.point.topic.id === current) ? current : placed[0]?.point.topic.id;

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
    const target = next === undefined ? undefined : list.current?.querySelectorAll('button')[Math.max(0, next)];
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <ul ref={list} aria-label={say.points} className="pointer-events-none absolute inset-0">
      {placed.map((item, index) => {
        const { point, x, y, size: drawn } = item;
        const { id } = point.topic;
        const isSeveral = item.together.length > 1;
        const size = Math.max(24, drawn + 4);
        return (
          <li key={id}>
            <button
              type="button"
              id={idOf(id)}
              tabIndex={id === stop ? 0 : -1}
              aria-label={
                isSeveral
                  ? `${say.cluster(item)}: ${say.clusterTopics(item)}`
                  : `${say.point(point, thresholds)}${year === null ? '' : say.since(point, year)}`
              }
              aria-haspopup={isSeveral ? 'dialog' : undefined}
              onFocus={(event) => {
                setCurrent(id);
                if (event.currentTarget.matches(':focus-visible')) onFocusPoint(id);
              }}
              onBlur={() => onFocusPoint(null)}
              onClick={() => onPress(item)}
              onKeyDown={(event) => onKeyDown(event, index)}
              style={{ left: x - size / 2, top: y - size / 2, width: size, height: size }}
              className="absolute rounded-full focus-visible:outline-offset-0"
            />
          </li>
        );
      })}
    </ul>
  );
});

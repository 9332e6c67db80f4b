import type { KeyboardEvent, PointerEvent } from 'react';
import { MAX_SCORE } from '#domain/components/score.ts';
import { snapThreshold, THRESHOLD_CHOICES } from '#domain/results/threshold.ts';
import type { Box } from '#drawing/matrix/box.ts';
import { cn } from '#web/lib/cn.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { matrixMessages as say } from './messages.ts';

interface ThresholdHandleProps {
  axis: 'impact' | 'financial';
  value: number;
  /** The position of its line, in pixels: from the left (financial) or from the top (impact). */
  at: number;
  /** The axis value at the pointer's position. */
  valueAt: (event: PointerEvent) => number;
  onChange: (value: number) => void;
}

/**
 * The handle at the end of a threshold line: dragged with mouse or finger, moved with arrow keys, and always snapping to one of the
 * choices.
 */
export function ThresholdHandle({ axis, value, at, valueAt, onChange }: ThresholdHandleProps) {
  const isAcross = axis === 'financial';

  function onKeyDown(event: KeyboardEvent) {
    const [higher, lower] = [nextAbove(value), nextBelow(value)];
    const next = {
      ArrowUp: higher,
      ArrowRight: higher,
      ArrowDown: lower,
      ArrowLeft: lower,
      Home: THRESHOLD_CHOICES[0],
      End: MAX_SCORE,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={say.thresholds[axis]}
      aria-orientation={isAcross ? 'horizontal' : 'vertical'}
      aria-valuemin={THRESHOLD_CHOICES[0]}
      aria-valuemax={MAX_SCORE}
      aria-valuenow={value}
      aria-valuetext={say.thresholdValue(value)}
      title={say.thresholdHint}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({ preventScroll: true });
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onChange(snapThreshold(valueAt(event)));
      }}
      style={isAcross ? { left: at } : { top: at }}
      className={cn(
        'figures absolute flex h-6 touch-none items-center justify-center rounded-sm bg-accent text-xs font-medium text-on-accent select-none',
        'hover:bg-accent-strong focus-visible:outline-offset-1 print:hidden',
        isAcross
          ? 'top-1 min-w-9 -translate-x-1/2 cursor-ew-resize px-1.5'
          : 'right-1 min-w-9 -translate-y-1/2 cursor-ns-resize px-1.5',
      )}
    >
      {formatNumber(value)}
    </div>
  );
}

/** The area of the drawing that the handle of the financial threshold covers; the other handle is beside the drawing. */
export const belowHandle = (at: number): Box => ({ left: at - 22, right: at + 22, top: 2, bottom: 30 });

const nextAbove = (value: number) => THRESHOLD_CHOICES.find((choice) => choice > value);
const nextBelow = (value: number) => THRESHOLD_CHOICES.findLast((choice) => choice < value);

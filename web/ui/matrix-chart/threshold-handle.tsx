import type { KeyboardEvent, PointerEvent } from 'react';
import { cn } from '#web/lib/cn.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { snapToChoice } from './matrix-geometry.ts';
import { matrixMessages as say } from './messages.ts';

export interface ThresholdHandleProps {
  axis: 'impact' | 'financial';
  value: number;
  choices: readonly number[];
  /** Where its line is, in pixels: from the left (financial) or from the top (impact). */
  at: number;
  /** The axis value under a pointer's page position. */
  valueAt: (event: PointerEvent) => number;
  onChange: (value: number) => void;
}

/** The grip at a threshold line's end: dragged by mouse or finger, moved by arrow keys, always onto one of the choices. */
export function ThresholdHandle({ axis, value, choices, at, valueAt, onChange }: ThresholdHandleProps) {
  function change(next: number | undefined) {
    if (next !== undefined && next !== value) onChange(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const ordered = choices.toSorted((a, b) => a - b);
    const next = {
      ArrowUp: ordered.find((choice) => choice > value),
      ArrowRight: ordered.find((choice) => choice > value),
      ArrowDown: ordered.findLast((choice) => choice < value),
      ArrowLeft: ordered.findLast((choice) => choice < value),
      Home: ordered[0],
      End: ordered.at(-1),
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    change(next);
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={say.thresholds[axis]}
      aria-orientation={axis === 'impact' ? 'vertical' : 'horizontal'}
      aria-valuemin={Math.min(...choices)}
      aria-valuemax={Math.max(...choices)}
      aria-valuenow={value}
      aria-valuetext={say.thresholdValue(value)}
      title={say.thresholdHint(say.thresholds[axis], value)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({ preventScroll: true });
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) change(snapToChoice(valueAt(event), choices));
      }}
      style={axis === 'financial' ? { left: at } : { top: at }}
      className={cn(
        'figures absolute flex h-6 touch-none items-center justify-center rounded-sm bg-accent text-xs font-medium text-on-accent select-none',
        'hover:bg-accent-strong focus-visible:outline-offset-1 print:hidden',
        axis === 'financial'
          ? 'top-1 min-w-9 -translate-x-1/2 cursor-ew-resize px-1.5'
          : 'right-1 min-w-9 -translate-y-1/2 cursor-ns-resize px-1.5',
      )}
    >
      {formatNumber(value)}
    </div>
  );
}

import { type KeyboardEvent, memo, type PointerEvent, useRef } from 'react';
import { WIDTH_RANGE } from '#domain/views/saved-view.ts';
import type { RegisterColumn } from '../rows/columns.ts';
import { TABLE_ID } from '../rows/table-id.ts';
import { edgeMessages as say } from './messages.ts';

/** How far a key moves the edge, in pixels; with Shift the larger step. */
const STEP = { small: 8, large: 40 };

interface ColumnEdgeProps {
  column: RegisterColumn;
  /** Sets the width of the column in pixels; null restores the default. */
  onWidth: (id: string, width: number | null) => void;
}

/** The right edge of a column's heading, which can be dragged or moved with keys; a double click fits the column to its contents. */
export const ColumnEdge = memo(function ColumnEdge({ column, onWidth }: ColumnEdgeProps) {
  const drawn = useRef<{ from: number; width: number } | null>(null);
  const { id, label, width } = column;
  const set = (wanted: number) => onWidth(id, Math.round(clamp(wanted)));

  function fitTo(edge: HTMLElement) {
    const table = edge.closest('table');
    const fitting = clamp(table ? fittingWidth(table, id) : width);
    onWidth(id, column.isSized && fitting === width ? null : fitting);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = event.shiftKey ? STEP.large : STEP.small;
    const present = widthOf(event.currentTarget);
    if (event.key === 'ArrowRight') set(present + step);
    else if (event.key === 'ArrowLeft') set(present - step);
    else if (event.key === 'Home') set(WIDTH_RANGE.min);
    else if (event.key === 'Enter') fitTo(event.currentTarget);
    else if (event.key === 'Delete' || event.key === 'Backspace') onWidth(id, null);
    else if (event.key === 'Escape') document.getElementById(TABLE_ID)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawn.current = { from: event.clientX, width: widthOf(event.currentTarget) };
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a movable divider between headings is no <hr>
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={say.widthOf(label)}
      aria-valuenow={width}
      aria-valuemin={WIDTH_RANGE.min}
      aria-valuemax={WIDTH_RANGE.max}
      aria-valuetext={say.pixels(width)}
      // In the current column, Tab leads here (`active-cell.ts`).
      tabIndex={-1}
      aria-hidden="true"
      title={say.widthText}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => {
        if (drawn.current && clientX !== drawn.current.from) set(drawn.current.width + clientX - drawn.current.from);
      }}
      onPointerUp={() => {
        drawn.current = null;
      }}
      onPointerCancel={() => {
        drawn.current = null;
      }}
      onDoubleClick={(event) => fitTo(event.currentTarget)}
      className="absolute inset-y-0 -right-1.5 z-10 w-3 cursor-col-resize touch-none after:absolute after:inset-y-2 after:left-1/2 after:w-px after:bg-line hover:after:inset-y-0 hover:after:w-0.5 hover:after:bg-accent focus-visible:after:inset-y-0 focus-visible:after:w-0.5 focus-visible:after:bg-accent"
    />
  );
});

/** The current width, because the title takes up the remaining space. */
const widthOf = (edge: HTMLElement): number => edge.closest('th')?.getBoundingClientRect().width ?? 0;
const clamp = (width: number) => Math.min(Math.max(width, WIDTH_RANGE.min), WIDTH_RANGE.max);

/** The padding of a cell, in addition to its text, in pixels. */
const PADDING = 24;
/** The width of the steps after a figure, and after a score, with the gap before them, in pixels (`grid.css`). */
const STEPS = { 'register-steps': 46, 'register-score': 76 };

/** The width that a column needs for its visible cells, in pixels. */
function fittingWidth(table: Element, columnId: string): number {
  const cells = [...table.querySelectorAll(`[data-column="${CSS.escape(columnId)}"]`)];
  return Math.ceil(Math.max(0, ...cells.map(widthOfContent))) + PADDING;
}

/** The width of a cell's contents from the first to the last, cut off or not. */
function widthOfContent(cell: Element): number {
  const start = cell.getBoundingClientRect().left + PADDING / 2;
  const shown = [...cell.querySelectorAll('*'), cell].filter((element) => element.closest('.sr-only') === null);
  const steps = Object.entries(STEPS).find(([name]) => cell.classList.contains(name))?.[1] ?? 0;
  return Math.max(0, ...shown.map((element) => endOf(element) - start)) + steps;
}

/** The end of a text itself, because its box may be cut off or stretched. */
function endOf(element: Element): number {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  if (texts.length === 0) return element.childElementCount === 0 ? element.getBoundingClientRect().right : 0;
  const range = document.createRange();
  return Math.max(
    ...texts.map((text) => {
      range.selectNodeContents(text);
      return range.getBoundingClientRect().right;
    }),
  );
}

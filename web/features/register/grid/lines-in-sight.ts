import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Height of a line, in pixels (`grid.css`). */
export const LINE = 36;
/** The minimum height above and below the lines, in pixels: the screen's heading, the toolbar, the table's own heading. */
const AROUND = 240;
/** The number of lines rendered above and below the visible ones. */
const OVERSCAN = 3;
/** How long after the last step of scrolling the lines are put in order, in milliseconds. */
const PAUSE = 150;

interface Sight {
  /** The first line that is rendered. */
  first: number;
  /** The number of lines that are rendered. */
  count: number;
  isScrolling: boolean;
}

/** The visible part of a table, under a heading with the height of a line. */
export interface View {
  /** In pixels. */
  top: number;
  left: number;
  width: number;
  height: number;
}

/**
 * Decides which line each of the table's row elements shows, and the scroll position of the table. A line that scrolls into view takes
 * over the elements of one that has left: changing their text costs a tenth of creating or moving them. The elements are therefore in the
 * order of their lines only while nothing scrolls.
 * @param active the line that is always rendered, wherever the table is scrolled; -1 for none
 * @returns `places`: the index of the line for each row element; `apart`: the active line if it is out of view; `reveal` scrolls to a
 * line and, unless null, to a horizontal range (in pixels, next to the columns that stay in place). All of this is computed from `view`,
 * because asking the browser for a position forces a layout
 */
export function useLinesInSight(scroller: RefObject<HTMLElement | null>, total: number, active: number) {
  const [sight, setSight] = useState<Sight>(() => ({
    first: 0,
    // At first, no more than can be seen.
    count: Math.ceil(Math.max(0, window.innerHeight - AROUND) / LINE),
    isScrolling: false,
  }));
  const view = useRef<View>({ top: 0, left: 0, width: 0, height: 0 });
  const places = useRef<readonly number[]>([]);
  const lines = useRef({ total, atLastStep: total });
  lines.current.total = total;

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const look = (isScrolling: boolean) => {
      const { top, height } = view.current;
      const first = Math.floor(top / LINE) - OVERSCAN;
      const count = Math.ceil(height / LINE) + 2 * OVERSCAN;
      setSight((before) =>
        before.first === first && before.count === count && before.isScrolling === isScrolling
          ? before
          : { first, count, isScrolling },
      );
    };
    const onScroll = () => {
      view.current = { ...view.current, top: element.scrollTop, left: element.scrollLeft };
      element.toggleAttribute('data-aside', view.current.left > 0);
      // If the number of lines has changed, it was the browser that scrolled, because there are fewer.
      const isScrolling = lines.current.total === lines.current.atLastStep;
      lines.current.atLastStep = lines.current.total;
      // Rendered in the same frame, not in the next one.
      flushSync(() => look(isScrolling));
      clearTimeout(pause);
      if (isScrolling) pause = setTimeout(() => look(false), PAUSE);
    };
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      view.current = { ...view.current, width, height };
      look(false);
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(element);
    return () => {
      clearTimeout(pause);
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [scroller]);

  const reveal = useCallback(
    (line: number, across: { start: number; end: number } | null) => {
      const element = scroller.current;
      if (!element) return;
      const { top, left, width, height } = view.current;
      const down = nearest(top, height, line * LINE, (line + 2) * LINE);
      const aside = across ? nearest(left, width, across.start, across.end) : left;
      if (down === top && aside === left) return;
      view.current = { top: down, left: aside, width, height };
      element.scrollTo({ top: down, left: aside });
    },
    [scroller],
  );

  const shown = indexesIn(sight, total);
  const isApart = active >= 0 && !shown.includes(active);
  const inSight = sight.isScrolling ? placed(places.current, shown) : shown;
  useEffect(() => {
    places.current = inSight;
  });
  return { places: inSight, apart: isApart ? active : null, view, reveal };
}

/** The smallest scroll that brings something into view. */
function nearest(at: number, size: number, start: number, end: number): number {
  if (start < at) return start;
  return end > at + size ? end - size : at;
}

/** The lines that are rendered; at the ends of the table, there are none beyond. */
export function indexesIn({ first, count }: Pick<Sight, 'first' | 'count'>, total: number): number[] {
  // If the table has become shorter, the view is at its end.
  const from = Math.min(first, total - count + OVERSCAN);
  const start = Math.max(0, from);
  return Array.from({ length: Math.min(from + count, total) - start }, (_, at) => start + at);
}

/** Which line each row element shows next: lines that stay visible keep their elements, the others take the rest. */
export function placed(before: readonly number[], shown: readonly number[]): number[] {
  const [had, isShown] = [new Set(before.slice(0, shown.length)), new Set(shown)];
  const waiting = shown.filter((index) => !had.has(index)).values();
  const next = (index: number | undefined) => (index !== undefined && isShown.has(index) ? index : null);
  return shown.map((_, at) => next(before[at]) ?? waiting.next().value ?? 0);
}

import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { importMessages as say } from './messages.ts';
import { PlannedRow } from './planned-row.tsx';
import { keyOf, type Line, type PreviewSheet } from './preview-sheet.ts';
import type { ScoreChanges } from './score-changes.ts';

interface PlannedRowsProps {
  lines: readonly Line[];
  /** Whether each sheet has its name above its rows. */
  isGrouped: boolean;
  topics: ReadonlyMap<string, string>;
  scoreChanges: ScoreChanges;
}

/** The rows of all sheets with the result for each; only visible rows are rendered. */
export function PlannedRows({ lines, isGrouped, ...surroundings }: PlannedRowsProps) {
  const list = useRef<HTMLElement>(null);
  const items: readonly (Line | PreviewSheet)[] = isGrouped
    ? [...Map.groupBy(lines, ({ sheet }) => sheet)].flatMap(([sheet, ofSheet]) => [sheet, ...ofSheet])
    : lines;
  const scroller = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => 46,
    overscan: 8,
    getItemKey: (index) => {
      const item = items[index];
      return !item ? index : 'planned' in item && 'sheet' in item ? keyOf(item) : item.kind;
    },
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus
    <section ref={list} tabIndex={0} aria-label={say.list} className="max-h-[32rem] overflow-y-auto border-y">
      <ul className="relative" style={{ height: scroller.getTotalSize() }}>
        {scroller.getVirtualItems().map(({ index, start, key }) => {
          const item = items[index];
          return item ? (
            <li
              key={key}
              ref={scroller.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 border-b"
              style={{ transform: `translateY(${start}px)` }}
            >
              {'sheet' in item ? (
                <PlannedRow line={item} {...surroundings} />
              ) : (
                <h3 className="bg-sunken px-2 py-2 text-sm font-medium">{item.name}</h3>
              )}
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}

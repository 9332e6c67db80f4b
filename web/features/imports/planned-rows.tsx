import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { ComponentRow } from '#contract/components.ts';
import type { PlannedRow as Planned } from '#domain/imports/import-plan.ts';
import { importMessages as say } from './messages.ts';
import { PlannedRow } from './planned-row.tsx';

interface PlannedRowsProps {
  rows: readonly Planned<ComponentRow>[];
  headings: readonly string[];
  topics: ReadonlyMap<string, string>;
}

/** The rows of the table with what becomes of each; those in sight are drawn. */
export function PlannedRows({ rows, headings, topics }: PlannedRowsProps) {
  const list = useRef<HTMLElement>(null);
  const scroller = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => 46,
    overscan: 8,
    getItemKey: (index) => rows[index]?.row ?? index,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus
    <section ref={list} tabIndex={0} aria-label={say.list} className="max-h-[32rem] overflow-y-auto border-y">
      <ul className="relative" style={{ height: scroller.getTotalSize() }}>
        {scroller.getVirtualItems().map(({ index, start, key }) => {
          const planned = rows[index];
          return planned ? (
            <li
              key={key}
              ref={scroller.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 border-b"
              style={{ transform: `translateY(${start}px)` }}
            >
              <PlannedRow planned={planned} headings={headings} topics={topics} />
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}

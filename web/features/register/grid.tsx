import './grid.css';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Sort } from '#domain/query/query.ts';
import { cn } from '#web/lib/cn.ts';
import type { RegisterColumn } from './columns.ts';
import { GridHeading } from './grid-heading.tsx';
import { cellId, GridRow } from './grid-row.tsx';
import { GroupLine } from './group-line.tsx';
import { useMarkedRows } from './marked-rows.ts';
import { registerMessages as say } from './messages.ts';
import type { Place } from './place.ts';
import { templateOf } from './shown-columns.ts';
import { TABLE_ID } from './table-id.ts';
import type { Line } from './use-rows.ts';

/** Height of a line, in pixels. */
const LINE = 36;
/** Lines that are drawn above and below those in sight. */
const OVERSCAN = 8;

/**
 * What a line is drawn in. A line that scrolls into sight takes over the elements of one that left: nothing in them has the focus, and
 * changing their words costs a third of making them anew. A line that is kept though it is out of sight has elements of its own.
 *
 * @param height of what is in sight, in pixels
 */
function slotOf(index: number, height: number, isApart: boolean): string | number {
  const most = Math.ceil(height / LINE) + 1 + 2 * OVERSCAN;
  return isApart ? 'apart' : index % most;
}

interface GridProps {
  lines: readonly Line[];
  columns: readonly RegisterColumn[];
  sort: readonly Sort[];
  place: Place | null;
  thresholds: Thresholds;
  onSort: (field: string, isAdded: boolean) => void;
  /** Makes a column so many pixels wide; null: as wide as at first. */
  onWidth: (id: string, width: number | null) => void;
  onKey: (event: KeyboardEvent<HTMLDivElement>) => void;
  onFocus: () => void;
  /** A press on a cell; on a group's heading the column is ''. */
  onPress: (lineKey: string, columnId: string) => void;
  /** Nothing is edited in it. */
  isReadOnly?: boolean;
  chosen: ReadonlySet<string>;
  /** A press on a row's box; with Shift all rows up to it. */
  onChoose: (rowId: string, isRange: boolean) => void;
}

/**
 * The table. It keeps the focus and names the cell one is in (`aria-activedescendant`), so that a row that is drawn anew or moves
 * takes nothing away; of many rows those in sight are in the page.
 */
export function Grid(props: GridProps) {
  const { lines, columns, sort, place, thresholds, onSort, onWidth, onKey, onFocus, onPress, chosen, onChoose } = props;
  const marked = useMarkedRows();
  const scrollRef = useRef<HTMLDivElement>(null);
  const active = place?.index ?? -1;
  const scroller = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => LINE,
    overscan: OVERSCAN,
    scrollPaddingStart: LINE,
    getItemKey: (index) => lines[index]?.key ?? index,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return active < 0 || shown.includes(active) ? shown : [...shown, active];
    },
  });
  const template = templateOf(columns);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const isTold = useRef(false);
  const activeCell = place === null ? null : cellId(place.key, lines[active]?.head ? '' : place.column);

  // Keys lead the view; a row that moved while one reads elsewhere does not.
  const { scrollToIndex } = scroller;
  const items = scroller.getVirtualItems();
  useEffect(() => {
    if (!isTold.current || activeCell === null) return;
    isTold.current = false;
    // Asking the browser where the table can be scrolled to has it lay everything out first.
    const seen = scroller.range;
    if (!seen || active <= seen.startIndex || active >= seen.endIndex) scrollToIndex(active);
    requestAnimationFrame(() =>
      document.getElementById(activeCell)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
  }, [active, activeCell, scrollToIndex, scroller]);

  return (
    <div
      ref={scrollRef}
      onScroll={({ currentTarget }) => currentTarget.toggleAttribute('data-aside', currentTarget.scrollLeft > 0)}
      className={cn(
        'min-h-0 min-w-0 flex-1 overflow-auto rounded-md border bg-surface',
        // The headings of groups alone ask how wide it is.
        lines[0]?.head && '@container',
      )}
      style={{ scrollPaddingLeft: columns[0]?.width }}
    >
      <table
        id={TABLE_ID}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is gone through cell by cell
        role="grid"
        tabIndex={0}
        aria-label={say.table}
        aria-multiselectable={!props.isReadOnly}
        aria-readonly={props.isReadOnly}
        aria-rowcount={lines.length + 1}
        aria-colcount={columns.length}
        aria-activedescendant={activeCell ?? undefined}
        onFocus={(event) => event.target === event.currentTarget && onFocus()}
        onClick={(event) => {
          const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-column]');
          const key = cell?.closest<HTMLElement>('[data-line]')?.dataset.line;
          if (!cell || key === undefined) return;
          event.currentTarget.focus({ preventScroll: true });
          if ((event.target as HTMLElement).closest('[data-choose]')) onChoose(key, event.shiftKey);
          else onPress(key, cell.dataset.column ?? '');
        }}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget) return;
          isTold.current = true;
          onKey(event);
        }}
        className="group/grid block outline-none"
        style={{ minWidth: width }}
      >
        <thead className="sticky top-0 z-20 block">
          <GridHeading
            columns={columns}
            template={template}
            sort={sort}
            activeColumn={place?.column ?? null}
            onSort={onSort}
            onWidth={onWidth}
          />
        </thead>
        <tbody className="relative block" style={{ height: scroller.getTotalSize(), gridTemplateColumns: template }}>
          {items.map(({ index, start }, at) => {
            const line = lines[index];
            if (!line) return null;
            const key = slotOf(index, scroller.scrollRect?.height ?? 0, index !== (items[0]?.index ?? 0) + at);
            return line.head ? (
              <GroupLine
                key={key}
                lineKey={line.key}
                head={line.head}
                position={index + 2}
                columnCount={columns.length}
                top={start}
                isActive={index === active}
              />
            ) : (
              <GridRow
                key={key}
                row={line.row}
                position={index + 2}
                columns={columns}
                top={start}
                thresholds={thresholds}
                activeColumn={index === active && place ? place.column : null}
                isChosen={chosen.has(line.row.id)}
                isChoosing={chosen.size > 0}
                isMarked={marked.has(line.row.id)}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

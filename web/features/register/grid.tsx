import './grid.css';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Sort } from '#domain/query/query.ts';
import { cn } from '#web/lib/cn.ts';
import { useSteady } from '#web/lib/use-steady.ts';
import { cellId, useActiveCell } from './active-cell.ts';
import type { RegisterColumn } from './columns.ts';
import { GridHeading } from './grid-heading.tsx';
import { GridRow } from './grid-row.tsx';
import { GroupLine } from './group-line.tsx';
import { LINE, useLinesInSight } from './lines-in-sight.ts';
import { useMarkedRows } from './marked-rows.ts';
import { registerMessages as say } from './messages.ts';
import type { Place } from './place.ts';
import { templateOf } from './shown-columns.ts';
import { TABLE_ID } from './table-id.ts';
import type { Line } from './use-rows.ts';

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
  const { places, apart, view, reveal } = useLinesInSight(scrollRef, lines.length, active);
  const template = useMemo(() => templateOf(columns), [columns]);
  const ofHeading = useSteady({ onSort, onWidth });
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const isTold = useRef(false);
  const activeCell = place === null ? null : cellId(place.key, lines[active]?.head ? '' : place.column);

  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const activeLine = apart === null ? places.indexOf(active) : places.length;
  const activeAt = columns.findIndex(({ id }) => id === place?.column);
  useActiveCell(bodyRef, activeLine, lines[active]?.head ? 0 : activeAt, activeCell ?? '');

  // Keys lead the view; a row that moved while one reads elsewhere does not.
  useEffect(() => {
    if (!isTold.current || active < 0) return;
    isTold.current = false;
    const [title = 0, ...others] = columns.map((column) => column.width);
    const before = others.slice(0, Math.max(0, activeAt - 1)).reduce((sum, each) => sum + each, 0);
    // The title stands still at the side, and all of it is in sight where the table is as wide as its columns.
    const isAside = activeAt > 0 && width > view.current.width;
    reveal(active, isAside ? { start: before, end: title + before + (others[activeAt - 1] ?? 0) } : null);
  }, [active, activeAt, columns, width, view, reveal]);

  const drawLine = (index: number, key: number | string) => {
    const line = lines[index];
    if (!line) return null;
    const top = index * LINE;
    return line.head ? (
      <GroupLine
        key={key}
        lineKey={line.key}
        head={line.head}
        position={index + 2}
        columnCount={columns.length}
        top={top}
      />
    ) : (
      <GridRow
        key={key}
        row={line.row}
        position={index + 2}
        columns={columns}
        template={template}
        top={top}
        thresholds={thresholds}
        isChosen={chosen.has(line.row.id)}
        isMarked={marked.has(line.row.id)}
      />
    );
  };

  return (
    <div
      ref={scrollRef}
      className={cn(
        'min-h-0 min-w-0 flex-1 overflow-auto rounded-md border bg-surface',
        // The headings of groups alone ask how wide it is.
        lines[0]?.head && '@container',
      )}
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
        className="block outline-none"
        style={{ minWidth: width }}
      >
        <thead className="sticky top-0 z-20 block">
          <GridHeading
            columns={columns}
            template={template}
            sort={sort}
            activeColumn={place?.column ?? null}
            {...ofHeading}
          />
        </thead>
        <tbody
          ref={bodyRef}
          data-choosing={chosen.size > 0 ? '' : undefined}
          className="relative block"
          style={{ height: lines.length * LINE }}
        >
          {places.map((index, at) => drawLine(index, at))}
          {apart === null ? null : drawLine(apart, 'apart')}
        </tbody>
      </table>
    </div>
  );
}

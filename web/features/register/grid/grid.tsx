import './grid.css';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { Sort } from '#domain/query/query.ts';
import type { EntryBars } from '#domain/results/entry-thresholds.ts';
import { cn } from '#web/lib/cn.ts';
import type { Observable } from '#web/lib/observable.ts';
import { useSteady } from '#web/lib/use-event-callbacks.ts';
import { type Place, placeIn } from '../rows/cell-position.ts';
import type { RegisterColumn } from '../rows/columns.ts';
import { registerMessages as say } from '../rows/messages.ts';
import type { Line } from '../rows/register-row.ts';
import { TABLE_ID } from '../rows/table-id.ts';
import type { PresentRows } from '../rows/use-rows.ts';
import { templateOf, widthOf } from '../view/shown-columns.ts';
import { useWholeWords } from './cell-tooltip.ts';
import { GridHeading } from './grid-heading.tsx';
import { GridRow } from './grid-row.tsx';
import { GroupLine } from './group-line.tsx';
import { LINE, useLinesInSight } from './lines-in-sight.ts';
import { useMarkedCell } from './use-marked-cell.ts';
import { usePointedRow } from './use-pointed-row.ts';

interface GridProps {
  lines: readonly Line[];
  present: PresentRows;
  columns: readonly RegisterColumn[];
  sort: readonly Sort[];
  /** The last position; each key changes it. */
  place: Observable<Place | null>;
  bars: EntryBars;
  /** Rows where someone is, or with an open comment. */
  noted: ReadonlySet<string>;
  onSort: (field: string, isAdded: boolean) => void;
  /** Sets the width of a column in pixels; null restores the default. */
  onWidth: (id: string, width: number | null) => void;
  onKey: (event: KeyboardEvent<HTMLDivElement>) => void;
  onFocus: () => void;
  /** A click on a cell; for the heading of a group, the column is ''. */
  onPress: (lineKey: string, columnId: string) => void;
  /** Nothing can be edited. */
  isReadOnly?: boolean;
  chosen: ReadonlySet<string>;
  /** A click on a row's checkbox; with Shift, selects all rows up to it. */
  onChoose: (rowId: string, isRange: boolean) => void;
}

/**
 * The table. It keeps the focus and names the current cell (`aria-activedescendant`), so that a row that is rendered again or moves does
 * not lose it; only the visible rows are in the page. What scrolls them is no stop of the Tab key, which Firefox makes of it by itself.
 */
export function Grid(props: GridProps) {
  const { lines, columns, sort, place, bars, noted, onSort, onWidth, onKey, onFocus, onPress, chosen, onChoose } =
    props;
  const scrollRef = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => columns.map(({ id }) => id), [columns]);
  const at = () => placeIn(lines, ids, place.get());
  const active = at()?.index ?? -1;
  const inSight = useLinesInSight(scrollRef, lines.length, active);
  const { places, apart } = inSight;
  const template = useMemo(() => templateOf(columns), [columns]);
  const ofHeading = useSteady({ onSort, onWidth });
  const whole = useWholeWords();
  usePointedRow(scrollRef);
  // The same object while unchanged: React compares styles by their contents, which is expensive after those of hundreds of rows.
  const isSized = columns[0]?.isSized;
  const style = useMemo(() => ({ minWidth: isSized ? 'max-content' : widthOf(columns) }), [columns, isSized]);
  const bodyStyle = useMemo(() => ({ height: lines.length * LINE }), [lines.length]);

  const { tableRef, isTold } = useMarkedCell({ lines, present: props.present, columns, place, at, active, inSight });

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
        present={props.present}
        position={index + 2}
        columns={columns}
        template={template}
        top={top}
        bars={bars}
        isChosen={chosen.has(line.row.id)}
        isMarked={noted.has(line.row.id)}
      />
    );
  };

  return (
    <div
      ref={scrollRef}
      tabIndex={-1}
      className={cn(
        'min-h-0 min-w-0 flex-1 overflow-auto rounded-md border bg-surface',
        // Only the headings of groups and a resized title need its width.
        (lines[0]?.head || isSized) && '@container',
      )}
    >
      <table
        ref={tableRef}
        id={TABLE_ID}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is navigated cell by cell
        role="grid"
        tabIndex={0}
        aria-label={say.table}
        aria-description={say.howToRead}
        aria-multiselectable={!props.isReadOnly}
        aria-readonly={props.isReadOnly}
        aria-rowcount={lines.length + 1}
        aria-colcount={columns.length}
        {...whole}
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
        style={style}
      >
        <thead className="sticky top-0 z-20 block">
          <GridHeading columns={columns} template={template} sort={sort} {...ofHeading} />
        </thead>
        <tbody data-choosing={chosen.size > 0 ? '' : undefined} className="relative block" style={bodyStyle}>
          {places.map((index, at) => drawLine(index, at))}
          {apart === null ? null : drawLine(apart, 'apart')}
        </tbody>
      </table>
    </div>
  );
}

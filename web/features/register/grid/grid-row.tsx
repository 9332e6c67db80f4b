import { memo, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { EntryBars } from '#domain/results/entry-thresholds.ts';
import { isTitledAlike, titleContent } from '../cells/cell-content.tsx';
import type { RegisterColumn } from '../rows/columns.ts';
import { registerMessages as say } from '../rows/messages.ts';
import type { RegisterRow } from '../rows/register-row.ts';
import type { PresentRows } from '../rows/use-rows.ts';
import { fillCells } from './fill-cells.ts';

interface GridRowProps {
  row: RegisterRow;
  present: PresentRows;
  /** Its position among all lines, from 1; the heading is the first. */
  position: number;
  columns: readonly RegisterColumn[];
  template: string;
  /** From the top of the table's body, in pixels. */
  top: number;
  bars: EntryBars;
  isChosen: boolean;
  /** Somebody has the row open or it has an open comment. */
  isMarked: boolean;
}

/**
 * A row of the register. There are hundreds in the table, and the visible ones are in the page. The table itself marks the current cell
 * (`active-cell.ts`); scores go from the store directly into the cells, and render nothing except a changed title.
 */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, present, position, columns, template, top, bars, isChosen, isMarked } = props;
  const own = useRef<HTMLTableRowElement>(null);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    let shown: RegisterRow | null = null;
    function fill() {
      const now = present.of(row);
      if (now === shown || !own.current) return;
      fillCells(own.current.cells, columns, now, bars);
      if (shown && !isTitledAlike(now, shown)) redraw();
      shown = now;
    }
    fill();
    return present.subscribe(fill);
  }, [columns, row, present, bars]);
  // The same object while neither changes: otherwise React would compare each row's style.
  const style = useMemo(() => ({ top, gridTemplateColumns: template }), [top, template]);
  const titled = present.of(row);
  return (
    <tr
      ref={own}
      data-line={row.id}
      aria-rowindex={position}
      aria-selected={isChosen}
      className="register-row"
      style={style}
    >
      <th data-column="title" aria-colindex={1} scope="row" className="register-cell register-title">
        {titleContent(titled, isMarked)}
        {/* Drawn before the title, but read after it. The key for it is X, and the table handles clicks. A native checkbox costs four
            writes each time the row renders. */}
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <span
          role="checkbox"
          data-choose=""
          aria-label={say.chooseThis}
          tabIndex={-1}
          aria-checked={isChosen}
          className="register-box"
        />
      </th>
      <WordCells columns={columns} />
    </tr>
  );
});

/** The cells next to the title; `fillCells` writes their contents. */
const WordCells = memo(function WordCells({ columns }: Pick<GridRowProps, 'columns'>) {
  return columns.slice(1).map(({ id }, at) => <td key={id} data-column={id} aria-colindex={at + 2} />);
});

import { memo, useLayoutEffect, useRef } from 'react';
import type { EntryBars } from '#domain/results/entry-bars.ts';
import { titleContent } from './cell-content.tsx';
import type { RegisterColumn } from './columns.ts';
import { fillCells } from './fill-cells.ts';
import { registerMessages as say } from './messages.ts';
import type { RegisterRow } from './use-rows.ts';

interface GridRowProps {
  row: RegisterRow;
  /** Its place among all lines, from 1; the heading is the first. */
  position: number;
  columns: readonly RegisterColumn[];
  template: string;
  /** From the top of the table's body, in pixels. */
  top: number;
  bars: EntryBars;
  isChosen: boolean;
  /** Somebody is at the row or has a comment open on it. */
  isMarked: boolean;
}

/** A row of the register. Hundreds stand in the table, those in sight in the page. Where one is, the table itself says (`active-cell.ts`). */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, position, columns, template, top, bars, isChosen, isMarked } = props;
  const own = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    if (own.current) fillCells(own.current.cells, columns, row, bars);
  }, [columns, row, bars]);
  return (
    <tr
      ref={own}
      data-line={row.id}
      aria-rowindex={position}
      aria-selected={isChosen}
      className="register-row"
      style={{ top, gridTemplateColumns: template }}
    >
      <th
        data-column="title"
        aria-colindex={1}
        scope="row"
        // The point is painted, not put in: an element that comes with a score has the browser put all layers together anew.
        data-unsaved={row.isUnsaved ? '' : undefined}
        aria-description={row.isUnsaved ? say.unsaved : undefined}
        className="register-cell register-title"
      >
        {/* By keys it is X. The table hears of the press. A form's own box costs four writes at each drawing of the row. */}
        {/* biome-ignore lint/a11y/useSemanticElements: as said */}
        <span
          role="checkbox"
          data-choose=""
          aria-label={say.chooseThis(row.component.title)}
          tabIndex={-1}
          aria-checked={isChosen}
          className="register-box"
        />
        {titleContent(row, isMarked)}
      </th>
      <WordCells columns={columns} />
    </tr>
  );
});

/** The cells beside the title; `fillCells` writes what they say. */
const WordCells = memo(function WordCells({ columns }: Pick<GridRowProps, 'columns'>) {
  return columns.slice(1).map(({ id }, at) => <td key={id} data-column={id} aria-colindex={at + 2} />);
});

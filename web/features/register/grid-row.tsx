import { memo } from 'react';
import type { EntryBars } from '#domain/results/entry-bars.ts';
import { scoreContent, scoreTitle, titleContent } from './cell-content.tsx';
import type { RegisterColumn } from './columns.ts';
import { registerMessages as say } from './messages.ts';
import { sayCell } from './say-cell.ts';
import type { RegisterRow } from './use-rows.ts';
import { WHOLE } from './whole-words.ts';

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

// Joined as they are, without looking for contradictions: a row that scrolls into sight has some twenty of these.
const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

/** A row of the register. Hundreds stand in the table, those in sight in the page. Where one is, the table itself says (`active-cell.ts`). */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, position, columns, template, top, isChosen } = props;
  return (
    <tr
      data-line={row.id}
      aria-rowindex={position}
      aria-selected={isChosen}
      className="register-row"
      style={{ transform: `translateY(${top}px)`, gridTemplateColumns: template }}
    >
      {columns.map((column, at) => drawCell(column, at, props))}
    </tr>
  );
});

/** A cell with its words directly in it. No component: there are hundreds, and none has a state. */
function drawCell(column: RegisterColumn, at: number, props: GridRowProps) {
  const { row, bars, isChosen, isMarked } = props;
  const { component } = row;
  const isEdited = typeof column.edit?.(component) === 'object';
  const own = {
    'data-column': column.id,
    'aria-colindex': at + 1,
    'aria-readonly': column.id === 'title' || isEdited ? undefined : true,
  };
  if (at === 0) {
    return (
      <th key={column.id} {...own} scope="row" className={`register-cell register-title cursor-pointer ${WHOLE}`}>
        {/* By keys it is X. The table hears of the press. A form's own box costs four writes at each drawing of the row. */}
        {/* biome-ignore lint/a11y/useSemanticElements: as said */}
        <span
          role="checkbox"
          data-choose=""
          aria-label={say.chooseThis(component.title)}
          tabIndex={-1}
          aria-checked={isChosen}
          className="register-box"
        />
        {titleContent(row, isMarked)}
      </th>
    );
  }
  if (column.id === 'score') {
    return (
      <td key={column.id} {...own} title={scoreTitle(component)} className="register-cell register-score">
        {scoreContent(component)}
      </td>
    );
  }
  const said = sayCell(column, row, bars);
  const isWhole = said.title !== undefined && (said.title === said.words || said.title === said.spoken);
  return (
    <td
      key={column.id}
      {...own}
      title={isWhole ? undefined : said.title}
      // No element that only those hear who listen: each would be a layer of its own.
      aria-label={said.spoken === undefined ? undefined : `${said.words} ${said.spoken}`}
      className={classes(
        'register-cell',
        isEdited ? 'cursor-pointer' : undefined,
        isWhole ? WHOLE : undefined,
        said.look,
      )}
    >
      {said.words}
    </td>
  );
}

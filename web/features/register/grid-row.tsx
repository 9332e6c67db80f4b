import { memo } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import { cn } from '#web/lib/cn.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CellContent } from './cell-content.tsx';
import type { RegisterColumn } from './columns.ts';
import { registerMessages as say } from './messages.ts';
import type { RegisterRow } from './use-rows.ts';

export const cellId = (rowKey: string, column: string) => `register-${rowKey}-${column}`;

interface GridRowProps {
  row: RegisterRow;
  /** Its place among all lines, from 1; the heading is the first. */
  position: number;
  columns: readonly RegisterColumn[];
  template: string;
  /** From the top of the table's body, in pixels. */
  top: number;
  thresholds: Thresholds;
  /** The column one is in; null where one is in another row. */
  activeColumn: string | null;
  isChosen: boolean;
  /** Whether any row is chosen: then the boxes of all are shown. */
  isChoosing: boolean;
}

/** A row of the register. Hundreds stand in the table, those in sight in the page. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, position, columns, template, top, thresholds, activeColumn, isChosen, isChoosing } = props;
  return (
    <tr
      data-line={row.id}
      aria-rowindex={position}
      aria-selected={isChosen}
      className={cn(
        'group/row absolute inset-x-0 grid h-9 border-b',
        isChosen ? 'bg-accent-soft' : activeColumn === null ? 'bg-surface hover:bg-ground' : 'bg-ground',
      )}
      style={{ gridTemplateColumns: template, transform: `translateY(${top}px)` }}
    >
      {columns.map((column, at) => {
        const edit = column.edit?.(row.component);
        const isEdited = typeof edit === 'object';
        const Cell = at === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            id={cellId(row.id, column.id)}
            data-column={column.id}
            scope={at === 0 ? 'row' : undefined}
            aria-colindex={at + 1}
            aria-readonly={column.id === 'title' || isEdited ? undefined : true}
            className={cn(
              'flex min-w-0 items-center gap-2 px-3 text-left text-sm font-normal whitespace-nowrap',
              at === 0 && 'sticky left-0 z-10 cursor-pointer border-r bg-inherit',
              isEdited && 'cursor-pointer',
              column.id === activeColumn &&
                'outline-2 -outline-offset-2 outline-transparent group-focus/grid:outline-focus',
            )}
          >
            {at === 0 ? <ChoiceBox title={row.component.title} isChosen={isChosen} isShown={isChoosing} /> : null}
            <CellContent column={column} row={row} thresholds={thresholds} />
          </Cell>
        );
      })}
    </tr>
  );
});

interface ChoiceBoxProps {
  title: string;
  isChosen: boolean;
  isShown: boolean;
}

/** The box by which a row is chosen with the mouse; by keys it is X. The table hears of the press. */
function ChoiceBox({ title, isChosen, isShown }: ChoiceBoxProps) {
  return (
    <span
      data-choose=""
      className={cn(
        '-ml-1 flex h-full items-center px-1',
        !isShown && !isChosen && 'opacity-0 group-hover/row:opacity-100 pointer-coarse:opacity-100',
      )}
    >
      <Checkbox aria-label={say.chooseThis(title)} tabIndex={-1} checked={isChosen} readOnly />
    </span>
  );
}

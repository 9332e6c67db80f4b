import type { ReactNode } from 'react';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from './table.tsx';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  /** The column that names the row. */
  isRowHeader?: boolean;
  /** A column of buttons, whose heading is only for screen readers. */
  hideHeader?: boolean;
  /** For widths, for example '@lg:w-28'. */
  className?: string;
  /** For the cell's place on a card, for example '@max-lg:col-span-2'. */
  cellClassName?: string;
}

export interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown instead of the table if there are no rows. */
  empty: ReactNode;
  showCaption?: boolean;
  /** For the layout of a card, for example '@max-lg:grid'. */
  rowClassName?: string;
}

/** A table of rows of one kind under named columns. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  showCaption,
  rowClassName,
}: DataTableProps<Row>) {
  if (rows.length === 0) return typeof empty === 'string' ? <p className="text-sm text-muted">{empty}</p> : empty;
  return (
    <Table caption={caption} showCaption={showCaption ?? false}>
      <TableHead>
        {columns.map((column) => (
          <TableHeading key={column.id} align={column.align} className={column.className}>
            {column.hideHeader ? <span className="sr-only">{column.header}</span> : column.header}
          </TableHeading>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} className={rowClassName}>
            {columns.map((column) => (
              <TableCell
                key={column.id}
                align={column.align}
                isRowHeader={column.isRowHeader}
                className={column.cellClassName}
                label={column.isRowHeader || column.hideHeader ? undefined : column.header}
              >
                {column.cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

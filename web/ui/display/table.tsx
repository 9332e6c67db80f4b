// biome-ignore-all lint/a11y/noRedundantRoles: rows become cards through `display`, which removes the semantics of a table in some browsers
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

interface TableProps extends ComponentProps<'table'> {
  /** What the table contains; for screen readers, and visible only with `showCaption`. */
  caption: ReactNode;
  showCaption?: boolean;
}

/**
 * A table that turns each row into a card if its container is narrower than 512 px (`@lg`). Parts: TableHead, TableBody, TableRow,
 * TableHeading, TableCell.
 */
export function Table({ caption, showCaption = false, className, children, ...props }: TableProps) {
  return (
    <div className="@container">
      <table role="table" {...props} className={cn('block w-full border-collapse text-sm @lg:table', className)}>
        <caption className={cn('text-left', showCaption ? 'block pb-2 font-medium @lg:table-caption' : 'sr-only')}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead role="rowgroup" className="sr-only @lg:not-sr-only @lg:table-header-group">
      <tr role="row" className="@lg:border-b">
        {children}
      </tr>
    </thead>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return (
    <tbody role="rowgroup" className="flex flex-col gap-3 @lg:table-row-group">
      {children}
    </tbody>
  );
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      role="row"
      {...props}
      className={cn(
        'block rounded-md border px-4 py-2 @lg:table-row @lg:rounded-none @lg:border-0 @lg:border-b @lg:last:border-0',
        className,
      )}
    />
  );
}

interface AlignProps {
  /** Numbers are right-aligned, with tabular figures. */
  align?: 'left' | 'right' | undefined;
}

export function TableHeading({ align, className, ...props }: Omit<ComponentProps<'th'>, 'align'> & AlignProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      {...props}
      className={cn(
        'px-3 py-2 align-bottom text-xs font-medium text-muted first:pl-0 last:pr-0',
        align === 'right' ? 'text-right' : 'text-left',
        className,
      )}
    />
  );
}

interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'>, AlignProps {
  /** The column's name, shown next to the value when the row is a card. */
  label?: string | undefined;
  /** Names the row: the first thing on the card. */
  isRowHeader?: boolean | undefined;
}

export function TableCell({ label, isRowHeader = false, align, className, children, ...props }: TableCellProps) {
  const Cell = isRowHeader ? 'th' : 'td';
  return (
    <Cell
      role={isRowHeader ? 'rowheader' : 'cell'}
      scope={isRowHeader ? 'row' : undefined}
      {...props}
      className={cn(
        'flex min-w-0 items-baseline justify-between gap-4 py-1 text-left @lg:table-cell @lg:align-baseline @lg:px-3 @lg:py-2.5 @lg:first:pl-0 @lg:last:pr-0',
        !isRowHeader && !label && 'justify-end',
        isRowHeader && 'text-base font-medium @lg:text-sm',
        align === 'right' && 'figures @lg:text-right',
        className,
      )}
    >
      {label ? (
        <span aria-hidden="true" className="shrink-0 text-xs text-muted @lg:hidden">
          {label}
        </span>
      ) : null}
      <span className={cn('min-w-0', label && 'text-right', label && align !== 'right' && '@lg:text-left')}>
        {children}
      </span>
    </Cell>
  );
}

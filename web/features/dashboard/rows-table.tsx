import { useMemo, useState } from 'react';
import type { DashboardRow } from '#domain/dashboard.ts';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { dashboardMessages as say } from './messages.ts';
import { rowColumns } from './row-columns.tsx';
import { useIsPrinting } from './use-is-printing.ts';

/** So many rows are drawn at first; a table of hundreds would slow down every change of a threshold. */
const FIRST_ROWS = 10;

interface RowsTableProps {
  caption: string;
  /** The heading of the first column: 'Risk'. */
  rowHeader: string;
  side: 'impact' | 'financial';
  rows: readonly DashboardRow[];
  empty: string;
  onOpenTopic: (topicId: string) => void;
}

/** One of the tables of impacts, risks or opportunities: the highest scores first, the rest on demand and on paper. */
export function RowsTable({ caption, rowHeader, side, rows, empty, onOpenTopic }: RowsTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = useIsPrinting();
  const columns = useMemo(() => rowColumns(side, rowHeader, onOpenTopic), [side, rowHeader, onOpenTopic]);
  const shown = isOpen || isPrinting ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <section className="min-w-0">
      <h3 className="mb-2 flex items-baseline gap-2 text-sm font-medium">
        {caption}
        {rows.length > 0 ? <span className="figures font-normal text-muted">{rows.length}</span> : null}
      </h3>
      <DataTable caption={caption} columns={columns} rows={shown} rowKey={(row) => row.id} empty={empty} />
      {rows.length > FIRST_ROWS ? (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          className="mt-2 -ml-2.5 print:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? say.showFewer : say.showAll(rows.length)}
        </Button>
      ) : null}
    </section>
  );
}

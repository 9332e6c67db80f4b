import { type ReactNode, useState } from 'react';
import type { DashboardRow } from '#domain/results/dashboard.ts';
import { cn } from '#web/lib/cn.ts';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';
import { Table, TableBody, TableHead, TableHeading } from '#web/ui/display/table.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { dashboardMessages as say } from './messages.ts';
import { RowsTableRow } from './rows-table-row.tsx';

/** The number of rows drawn at first; the rest of several hundred are shown on request and on paper. */
const FIRST_ROWS = 5;

interface RowsTableProps {
  caption: string;
  /** The heading of the first column: 'Risk'. */
  rowHeader: string;
  side: DashboardRow['side'];
  rows: readonly DashboardRow[];
  empty: string;
  /** How many are drawn at first on a phone, where each is a card. */
  firstCards?: number;
  /** A link to the assistant, with a query for these rows. */
  askLink: ReactNode;
  onOpenTopic: (topicId: string) => void;
}

/** One of the tables of impacts, risks or opportunities, highest scores first. */
export function RowsTable({ caption, rowHeader, side, rows, empty, firstCards = 1, ...rest }: RowsTableProps) {
  const { askLink, onOpenTopic } = rest;
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = useIsPrinting();
  const isNarrow = useMediaQuery('(max-width: 39.99rem)');
  const first = isNarrow ? firstCards : FIRST_ROWS;
  const shown = isOpen || isPrinting ? rows : rows.slice(0, first);
  const factors = side === 'impact' ? say.severityByLikelihood : say.magnitudeByLikelihood;
  return (
    <section className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <div className="flex items-baseline gap-2 text-sm">
          <h3 className="font-medium">{caption}</h3>
          {rows.length > 0 ? <p className="figures text-muted">{say.entries(rows.length)}</p> : null}
        </div>
        {rows.length > 0 ? askLink : null}
      </div>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{empty}</p>
      ) : (
        <Table caption={caption} className="@lg:table-fixed">
          <TableHead>
            <TableHeading className="@4xl:w-[40%]">{rowHeader}</TableHeading>
            <TableHeading className={cn('hidden @4xl:table-cell', side === 'impact' ? '@4xl:w-32' : '@4xl:w-42')}>
              {side === 'impact' ? say.actualOrPotential : say.type}
            </TableHeading>
            <TableHeading className="hidden @4xl:table-cell">{say.whereAndWhen}</TableHeading>
            <TableHeading align="right" className="@lg:w-24 @4xl:w-28">
              {factors}
            </TableHeading>
            <TableHeading className="@lg:w-36">{say.score}</TableHeading>
          </TableHead>
          <TableBody>
            {shown.map((row) => (
              <RowsTableRow key={row.id} row={row} factors={factors} onOpenTopic={onOpenTopic} />
            ))}
          </TableBody>
        </Table>
      )}
      {rows.length > first ? (
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

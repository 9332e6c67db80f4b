import { memo, type ReactNode, Suspense, useState } from 'react';
import type { Query } from '#domain/query/query.ts';
import { later } from '../rows/lazy-parts.ts';
import { registerMessages as say } from '../rows/messages.ts';
import { Refused, Told } from './live-region.tsx';
import type { Table } from './use-table.ts';

const TellOrder = later(async () => (await import('./tell-order.tsx')).TellOrder);

interface FootProps {
  table: Table;
  query: Query;
  children?: ReactNode;
}

/** Below the rows: how many are shown, and what the last key did, or why it did nothing. */
export function Foot({ table, query, children }: FootProps) {
  const { lines, shown, all } = table.list;
  const [first] = useState(query);
  return (
    <div className="flex items-center justify-between gap-2">
      <Count shown={shown} all={all} />
      <Told said={table.told} />
      <Suspense>
        <TellOrder first={first} query={query} lines={lines} told={table.told} />
      </Suspense>
      <Refused why={table.refused} place={table.place} />
      {children}
    </div>
  );
}

const Count = memo(function Count({ shown, all }: { shown: number; all: number }) {
  return (
    <p role="status" className="figures shrink-0 text-xs text-muted">
      {say.shown(shown, all)}
    </p>
  );
});

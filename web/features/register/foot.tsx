import { memo, type ReactNode } from 'react';
import { registerMessages as say } from './messages.ts';
import { Refused, Told } from './told.tsx';
import type { Table } from './use-table.ts';

/** Below the rows: how many are shown, and what the last key did or why it did nothing. */
export function Foot({ table, children }: { table: Table; children?: ReactNode }) {
  const { shown, all } = table.list;
  return (
    <div className="flex items-center justify-between gap-2">
      <Count shown={shown} all={all} />
      <Told said={table.told} />
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

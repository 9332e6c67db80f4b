import { type ReactNode, Suspense, useRef } from 'react';
import { useReportPlace } from '#web/features/shell/presence/use-report-place.ts';
import { useEither, useHeld } from '#web/lib/observable.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import type { Table } from '../grid/use-table.ts';
import { later } from '../rows/lazy-parts.ts';
import { registerMessages as say } from '../rows/messages.ts';
import type { RegisterRow } from '../rows/register-row.ts';
import { TABLE_ID } from '../rows/table-id.ts';

const Panel = later(async () => (await import('./panel.tsx')).Panel);

interface BesideProps {
  table: Table;
  isWide: boolean;
  /** An open form, which replaces the entry. */
  form: { title: string; element: ReactNode; cancel: () => void } | null;
  /** Whether colleagues are told which entry is open. */
  isTold: boolean;
  onStep: () => void;
  drawEntry: (row: RegisterRow) => ReactNode;
}

/** The current entry, or a form, next to the table. It is the only part of the screen that renders again with each row. */
export function Beside({ table, isWide, form, isTold, onStep, drawEntry }: BesideProps) {
  const rowId = useHeld(table.place, () => table.at().row?.id ?? null);
  // A closing panel keeps its contents; while it is closed, a score renders nothing.
  const before = useRef<RegisterRow | null>(null);
  const row = useEither(table.place, table.list.present, () => (table.isShown ? table.at().row : before.current));
  before.current = row;
  // A form reports its place itself.
  useReportPlace('component', form || !isTold ? null : rowId);
  return (
    <Suspense>
      <Panel
        isOpen={form !== null || (table.isShown && rowId !== null)}
        isBeside={isWide}
        title={form?.title || row?.component.title}
        onClose={() => {
          form?.cancel();
          table.show(false);
          document.getElementById(TABLE_ID)?.focus();
        }}
        onStep={
          form
            ? null
            : (lines) => {
                onStep();
                table.step(lines);
              }
        }
      >
        <Suspense fallback={<Spinner label={say.loading} className="m-5" />}>
          {form ? (
            form.element
          ) : row ? (
            <div className="p-4 sm:p-5" onFocusCapture={table.settle}>
              {drawEntry(row)}
            </div>
          ) : null}
        </Suspense>
      </Panel>
    </Suspense>
  );
}

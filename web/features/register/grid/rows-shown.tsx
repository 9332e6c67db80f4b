import { type ReactNode, Suspense } from 'react';
import type { EntryBars } from '#domain/results/entry-thresholds.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import type { Several } from '../bulk-actions/use-several.ts';
import { later } from '../rows/lazy-parts.ts';
import { registerMessages as say } from '../rows/messages.ts';
import { EMPTY_ID } from '../rows/table-id.ts';
import type { Look } from '../view/use-view-state.tsx';
import { Grid } from './grid.tsx';
import { useLooseKeys } from './use-loose-keys.ts';
import type { useTable } from './use-table.ts';

const Cards = later(async () => (await import('./cards.tsx')).Cards);

interface RowsShownProps {
  look: Look;
  table: ReturnType<typeof useTable>;
  bars: EntryBars;
  isTable: boolean;
  /** Null if the rows are read-only. */
  several: Several | null;
  /** In cards, while rows are being selected with clicks. */
  isChoosing: boolean;
  /** Shown instead of rows if the assessment has none. */
  empty: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** The matching rows: a table, cards if there is no room for one, or what to do if none match. */
export function RowsShown({ look, table, bars, isTable, several, isChoosing, empty }: RowsShownProps) {
  const { list } = table;
  useLooseKeys(table.onKey);
  if (list.all === 0) return empty;
  if (list.shown === 0) {
    return (
      <EmptyState
        title={say.nothingFits}
        description={say.nothingFitsText}
        action={
          <Button id={EMPTY_ID} onClick={look.clear}>
            {say.clear}
          </Button>
        }
      />
    );
  }
  const chosen = several?.ids ?? NONE;
  return isTable ? (
    <Grid
      lines={list.lines}
      present={list.present}
      columns={table.columns}
      sort={look.query.sort}
      place={table.place}
      bars={bars}
      noted={look.noted}
      onSort={table.onSort}
      onWidth={look.onWidth}
      onKey={table.onKey}
      onFocus={table.begin}
      onPress={table.onPress}
      isReadOnly={several === null}
      chosen={chosen}
      onChoose={(id, isRange) => (isRange ? several?.chooseTo(list.lines, id) : several?.toggle(id))}
    />
  ) : (
    <Suspense fallback={<Spinner label={say.loading} className="m-auto" />}>
      <Cards
        lines={list.lines}
        present={list.present}
        bars={bars}
        noted={look.noted}
        onOpen={(id) => {
          table.goTo(id);
          table.show(true);
        }}
        onToggle={table.toggleLine}
        chosen={isChoosing ? chosen : null}
        onChoose={(id) => several?.toggle(id)}
      />
    </Suspense>
  );
}

import { Suspense, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { EntryBars } from '#domain/results/entry-thresholds.ts';
import { same, useHeld } from '#web/lib/observable.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import type { Several } from '../bulk-actions/use-several.ts';
import type { Edits } from '../edits/use-edits.ts';
import { Foot } from '../grid/foot.tsx';
import { RowsShown } from '../grid/rows-shown.tsx';
import type { Table } from '../grid/use-table.ts';
import { later } from '../rows/lazy-parts.ts';
import { registerMessages as say } from '../rows/messages.ts';
import { EMPTY_ID } from '../rows/table-id.ts';
import type { Look } from '../view/use-view-state.tsx';
import { StuckRows } from './stuck-rows.tsx';

/** Needed once a score is typed: if it cannot be loaded without a connection, it is left out, and the table stays. */
const WhyLine = later(() =>
  import('../reason/reason-line.tsx').then(
    (part) => part.WhyLine,
    () => () => null,
  ),
);
const SeveralBar = later(async () => (await import('../bulk-actions/bar.tsx')).SeveralBar);

interface RowsColumnProps {
  whole: WholeAssessment;
  look: Look;
  table: Table;
  bars: EntryBars;
  isTable: boolean;
  several: Several;
  edits: Edits;
  onAdd: () => void;
  onStarter: () => void;
}

/** The rows, with messages and questions below them: unsaved rows, missing reasons, actions on selected rows. */
export function RowsColumn(props: RowsColumnProps) {
  const { whole, look, table, bars, isTable, several, edits, onAdd, onStarter } = props;
  const { list } = table;
  const [isChoosing, setIsChoosing] = useState(false);
  const unreasoned = useHeld(edits.unreasoned, same);
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <RowsShown
        look={look}
        table={table}
        bars={bars}
        isTable={isTable}
        several={several}
        isChoosing={isChoosing}
        empty={
          <EmptyState
            title={say.empty}
            description={say.emptyText}
            action={
              <>
                <Button onClick={onStarter}>{say.starter}</Button>
                <Button id={EMPTY_ID} variant="primary" onClick={onAdd}>
                  {say.addImpact}
                </Button>
              </>
            }
          />
        }
      />
      <StuckRows edits={edits} />
      {unreasoned.length > 0 ? (
        <Suspense>
          <WhyLine whole={whole} ids={unreasoned} giveNow={edits.giveReason} onDone={edits.letReasonsBe} />
        </Suspense>
      ) : null}
      {several.ids.size > 0 ? (
        <Suspense>
          <SeveralBar
            whole={whole}
            chosen={several.ids}
            inView={list.lines.flatMap(({ row: inView }) => inView?.id ?? [])}
            unsaved={edits.unsaved}
            told={table.told}
            saveNow={edits.saveNow}
            onChooseAll={() => several.chooseAll(list.lines)}
            onClear={several.clear}
            onAct={edits.record}
          />
        </Suspense>
      ) : null}
      <Foot table={table} query={look.query}>
        {isTable || list.shown === 0 ? null : (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              setIsChoosing(!isChoosing);
              several.clear();
            }}
          >
            {isChoosing ? say.endChoosing : say.chooseRows}
          </Button>
        )}
      </Foot>
    </div>
  );
}

import { Suspense, useEffect, useRef, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { COMMENT_FIELD } from '#web/features/assurance/comments/comment-field.ts';
import { componentsById } from '#web/features/register/components/components-by-id.ts';
import { focusOncePartStands, focusSoon } from '#web/lib/focus-soon.ts';
import type { Observable } from '#web/lib/observable.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { presentParams, useQuietParams } from '#web/lib/use-quiet-params.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { useSeveral } from '../bulk-actions/use-several.ts';
import { useEdits } from '../edits/use-edits.ts';
import { type Table, useTable } from '../grid/use-table.ts';
import type { Forms } from '../panel/use-forms.tsx';
import type { Place } from '../rows/cell-position.ts';
import { later } from '../rows/lazy-parts.ts';
import { TABLE_ID } from '../rows/table-id.ts';
import { useBars } from '../rows/use-thresholds.ts';
import type { Look } from '../view/use-view-state.tsx';
import { EntryBeside } from './entry-beside.tsx';
import { LeftOver } from './left-over.tsx';
import { PasteHere } from './paste-here.tsx';
import { RowsColumn } from './rows-column.tsx';

const Offered = later(async () => (await import('../grid/offered.tsx')).Offered);

interface WorkedRowsProps {
  whole: WholeAssessment;
  look: Look;
  forms: Forms;
  place: Observable<Place | null>;
  isTable: boolean;
  onAdd: () => void;
  onKeys: () => void;
  onStarter: () => void;
}

/**
 * The rows of a draft with their actions, and the current entry next to them. Search input, keys and unsaved values render this part but
 * nothing around it.
 */
export function WorkedRows({ whole, look, forms, place, isTable, onAdd, onKeys, onStarter }: WorkedRowsProps) {
  const [commentedId, setCommentedId] = useState<string | null>(null);
  const bars = useBars(whole);
  const { query, assigned } = look;
  const isWide = useMediaQuery('(min-width: 80rem)');
  const several = useSeveral(whole.components);
  const edits = useEdits(whole);
  const table = useTable({
    whole,
    bars,
    edits,
    assigned,
    query,
    search: look.search,
    scales: look.scales,
    place,
    columns: look.columns,
    isWide,
    hasForm: forms.open !== null,
    searchRef: look.searchRef,
    onQuery: look.show,
    onEdit: edit,
    onAdd,
    onKeys,
    onComments: (id) => {
      table.show(true);
      setCommentedId(id);
      focusOncePartStands(COMMENT_FIELD);
    },
    several,
  });
  useNoCellInCards(table, isTable);
  useLinkedEntry(table);
  useFocusAfterForm(forms.open?.input.component.id ?? null, table.goTo);

  function edit(id: string) {
    const saved = componentsById(whole.components).get(id);
    if (!saved) return;
    edits.saveNow();
    forms.openRow(saved);
  }

  function askDelete(row: ComponentRow) {
    table.letGo(row.id);
    forms.askDelete(row);
  }

  return (
    <>
      <LeftOver
        whole={whole}
        edits={edits}
        isWaiting={forms.open !== null}
        offered={table.offered}
        onEdit={edit}
        onDelete={askDelete}
        onFilter={() => look.show({ ...query, where: TO_REVIEW })}
      />
      <div className="flex min-h-0 flex-1 gap-4">
        <RowsColumn
          whole={whole}
          look={look}
          table={table}
          bars={bars}
          isTable={isTable}
          several={several}
          edits={edits}
          onAdd={onAdd}
          onStarter={onStarter}
        />
        <EntryBeside
          whole={whole}
          forms={forms}
          table={table}
          edits={edits}
          isWide={isWide}
          commentedId={commentedId}
          onStep={() => setCommentedId(null)}
          onEdit={edit}
          onDelete={askDelete}
        />
      </div>
      {table.offered ? (
        <Suspense>
          <Offered
            cell={table.offered}
            whole={whole}
            work={assigned}
            onChoose={table.choose}
            onAct={edits.record}
            onClose={table.closeOffer}
          />
        </Suspense>
      ) : null}
      <PasteHere whole={whole} table={table} edits={edits} />
      {edits.question}
    </>
  );
}

/** Rows that were carried over and not yet reviewed. */
const TO_REVIEW = [{ field: 'carriedFrom', is: 'missing', not: true }] as const;

/** When a form closes, the focus returns to its row. */
function useFocusAfterForm(openId: string | null, goTo: (id: string) => void): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    const closed = before.current;
    before.current = openId;
    if (closed === null || openId !== null) return;
    goTo(closed);
    document.getElementById(TABLE_ID)?.focus();
  });
}

/** Cards have no cells: anything open in a cell closes when the window becomes narrow. */
function useNoCellInCards(table: Table, isTable: boolean): void {
  useEffect(() => {
    if (!isTable && table.offered) table.closeOffer();
  }, [isTable, table]);
}

/** Goes to the row that the address names. */
function useLinkedEntry(table: Table): void {
  const { say: sayAddress } = useQuietParams();
  useLinkedPlace('component', (id) => {
    if (table.arriveAt(id)) focusSoon(TABLE_ID);
    // People move on to other rows: neither a reload nor a shared link should lead back here.
    const rest = presentParams();
    rest.delete('component');
    sayAddress(rest, true);
  });
}

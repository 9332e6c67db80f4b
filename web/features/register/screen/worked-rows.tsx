import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { COMMENT_FIELD } from '#web/features/assurance/comments/comment-field.ts';
import { componentsById } from '#web/features/register/components/components-by-id.ts';
import { cellForm } from '#web/features/saving/register-forms.ts';
import { focusOncePartStands, focusSoon } from '#web/lib/focus-soon.ts';
import { type Held, same, useHeld } from '#web/lib/observable.ts';
import { useSteady } from '#web/lib/use-event-callbacks.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { presentParams, useQuietParams } from '#web/lib/use-quiet-params.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { useSeveral } from '../bulk-actions/use-several.ts';
import { type Edits, useEdits, useStuck } from '../edits/use-edits.ts';
import { Foot } from '../grid/foot.tsx';
import { RowsShown } from '../grid/rows-shown.tsx';
import { type OfferedCell, useTable } from '../grid/use-table.ts';
import { Beside } from '../panel/entry-panel.tsx';
import type { Forms } from '../panel/use-forms.tsx';
import { usePasted } from '../paste/use-pasted.ts';
import type { Place } from '../rows/cell-position.ts';
import { later } from '../rows/lazy-parts.ts';
import { registerMessages as say } from '../rows/messages.ts';
import { EMPTY_ID, TABLE_ID } from '../rows/table-id.ts';
import { useBars } from '../rows/use-thresholds.ts';
import type { Look } from '../view/use-view-state.tsx';

/** Asked for by a score that is typed: without a connection it is left out, and the table stays. */
const WhyLine = later(() =>
  import('../reason/reason-line.tsx').then(
    (part) => part.WhyLine,
    () => () => null,
  ),
);
const Entry = later(async () => (await import('../panel/entry.tsx')).Entry);
const Offered = later(async () => (await import('../grid/offered.tsx')).Offered);
const SeveralBar = later(async () => (await import('../bulk-actions/bar.tsx')).SeveralBar);
const Paste = later(async () => (await import('../paste/paste.tsx')).Paste);
const KeptCells = later(async () => (await import('../cells/cell-drafts.tsx')).KeptCells);
const ReviewBar = later(async () => (await import('../review/review-bar.tsx')).ReviewBar);

interface WorkedRowsProps {
  whole: WholeAssessment;
  look: Look;
  forms: Forms;
  place: Held<Place | null>;
  isTable: boolean;
  onAdd: () => void;
  onKeys: () => void;
  onStarter: () => void;
}

/**
 * The rows that are worked on, with what is done to them, and the entry one is at beside them. Letters of a search, keys and what is
 * unsaved draw this anew and nothing of what stands around it.
 */
export function WorkedRows({ whole, look, forms, place, isTable, onAdd, onKeys, onStarter }: WorkedRowsProps) {
  const [commentedId, setCommentedId] = useState<string | null>(null);
  const bars = useBars(whole);
  const { query, columns, assigned } = look;
  const isWide = useMediaQuery('(min-width: 80rem)');
  const several = useSeveral(whole.components);
  const [isChoosing, setIsChoosing] = useState(false);
  const edits = useEdits(whole);
  const unreasoned = useHeld(edits.unreasoned, same);
  const table = useTable({
    whole,
    bars,
    edits,
    assigned,
    query,
    search: look.search,
    scales: look.scales,
    place,
    columns,
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
  const { list } = table;
  // Cards have no cells: what was offered in one ends when the window becomes narrow.
  useEffect(() => {
    if (!isTable && table.offered) table.closeOffer();
  }, [isTable, table]);
  const [pasted, setPasted] = useState<string | null>(null);
  usePasted((text) => {
    // So that it does not stand in the way.
    edits.saveNow();
    setPasted(text);
  });
  const { say: sayAddress } = useQuietParams();
  useLinkedPlace('component', (id) => {
    if (table.arriveAt(id)) focusSoon(TABLE_ID);
    // One goes on to other rows: neither a reload nor a link that is passed on leads back here.
    const rest = presentParams();
    rest.delete('component');
    sayAddress(rest, true);
  });
  useFocusAfterForm(forms.open?.input.component.id ?? null, table.goTo);

  // Neither what is kept of cells nor the review is drawn anew with each key in the table.
  const { components } = whole;
  const { unsaved } = edits;
  const readRow = useCallback(
    (id: string) => unsaved.get().get(id) ?? componentsById(components).get(id),
    [unsaved, components],
  );
  const review = useSteady({
    onChange: edit,
    onDrop: askDelete,
    onFilter: () => look.show({ ...query, where: TO_REVIEW }),
  });

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
      <Suspense>
        <ReviewBar whole={whole} isWaiting={forms.open !== null} {...review} />
      </Suspense>
      <Suspense>
        <KeptCells assessmentId={whole.assessment.id} read={readRow} open={formOf(table.offered)} onSave={edits.edit} />
      </Suspense>
      <div className="flex min-h-0 flex-1 gap-4">
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
          <Stuck edits={edits} />
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
          <Foot table={table} query={query}>
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
        <Beside
          table={table}
          isWide={isWide}
          form={
            forms.open && {
              title: forms.open.input.component.title,
              element: forms.open.element,
              cancel: forms.open.cancel,
            }
          }
          isTold
          onStep={() => setCommentedId(null)}
          drawEntry={({ id, component }) => (
            <Entry
              component={component}
              whole={whole}
              unsaved={edits.unsaved}
              isGone={list.gone?.id === id}
              isCommenting={id === commentedId}
              acts={{
                onAct: edits.record,
                onEdit: () => edit(id),
                onDelete: () => {
                  const saved = componentsById(whole.components).get(id);
                  if (saved) askDelete(saved);
                },
              }}
            />
          )}
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
      {pasted === null ? null : (
        <Suspense>
          <Paste
            text={pasted}
            whole={whole}
            lines={list.lines}
            columns={columns}
            place={table.at().place}
            unsaved={edits.unsaved}
            onAct={edits.record}
            onClose={() => setPasted(null)}
          />
        </Suspense>
      )}
      {edits.question}
    </>
  );
}

/** Under which name the cell that is open keeps what is typed into it. */
const formOf = (offered: OfferedCell | null) =>
  offered?.edit.kind === 'score' ? cellForm(offered.component, offered.edit.name) : null;

/** Rows that are not saved by themselves. */
function Stuck({ edits }: { edits: Edits }) {
  const stuck = useStuck(edits);
  if (stuck.length === 0) return null;
  const titles = edits.unsaved.get();
  return (
    <Alert
      tone="warning"
      action={
        <Button
          size="sm"
          busy={edits.isSaving}
          busyText={say.saving}
          onClick={() => {
            edits.saveNow();
            // The button goes with what it saves.
            document.getElementById(TABLE_ID)?.focus();
          }}
        >
          {say.saveNow}
        </Button>
      }
    >
      {say.unsavedRows(stuck.length, titles.get(stuck[0] ?? '')?.title ?? '')}
    </Alert>
  );
}

/** How many rows fit. */
/** What was carried over and nobody has reviewed. */
const TO_REVIEW = [{ field: 'carriedFrom', is: 'missing', not: true }] as const;

/** A form that closes gives the focus back to the row it was of. */
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

import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { WorkFault } from '#web/features/assignments/work-fault.tsx';
import { COMMENT_FIELD } from '#web/features/comments/comment-field.ts';
import { viewMessages } from '#web/features/views/messages.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { useSteady } from '#web/lib/use-steady.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { Beside } from './beside.tsx';
import { later, useLaterParts } from './later.ts';
import { registerMessages as say } from './messages.ts';
import { usePasted } from './paste/use-pasted.ts';
import { RowsShown } from './rows-shown.tsx';
import { useSeveral } from './several/use-several.ts';
import { TABLE_ID } from './table-id.ts';
import { Told } from './told.tsx';
import { Toolbar } from './toolbar.tsx';
import { useBars } from './use-bars.ts';
import { useEdits } from './use-edits.ts';
import { useForms } from './use-forms.tsx';
import { useLook } from './use-look.tsx';
import { useTable } from './use-table.ts';

/** Asked for by a score that is typed: without a connection it is left out, and the table stays. */
const WhyLine = later(() =>
  import('./why/why-line.tsx').then(
    (part) => part.WhyLine,
    () => () => null,
  ),
);
const Entry = later(async () => (await import('./entry.tsx')).Entry);
const Offered = later(async () => (await import('./offered.tsx')).Offered);
const SeveralBar = later(async () => (await import('./several/bar.tsx')).SeveralBar);
const Paste = later(async () => (await import('./paste/paste.tsx')).Paste);
const ReviewBar = later(async () => (await import('./review/review-bar.tsx')).ReviewBar);
const ViewNote = later(async () => (await import('./view-note.tsx')).ViewNote);
const KeysDialog = later(async () => (await import('./keys-dialog.tsx')).KeysDialog);
const StarterDialog = lazy(async () => ({
  default: (await import('#web/features/starter/starter-dialog.tsx')).StarterDialog,
}));

/** All components of a draft in one table, with the entry one is at beside it. */
export function Register({ whole }: { whole: WholeAssessment }) {
  useLaterParts();
  const [commentedId, setCommentedId] = useState<string | null>(null);
  const [hasKeys, setHasKeys] = useState(false);
  const [hasStarter, setHasStarter] = useState(false);
  const isTable = useMediaQuery('(min-width: 48rem)');
  const look = useLook(whole, !isTable);
  const bars = useBars(whole);
  const { query, columns, assigned } = look;
  const isWide = useMediaQuery('(min-width: 80rem)');
  const relevant = useMemo(() => relevantTopics(whole.topics, whole.selections), [whole.topics, whole.selections]);
  const forms = useForms(whole);
  const several = useSeveral(whole.components);
  const [isChoosing, setIsChoosing] = useState(false);
  const edits = useEdits(whole);
  const table = useTable({
    whole,
    edits,
    assigned,
    query,
    search: look.search,
    columns,
    searchRef: look.searchRef,
    onQuery: look.show,
    onEdit: edit,
    onAdd: () => add('impact'),
    onKeys: () => setHasKeys(true),
    onComments: (id) => {
      table.show(true);
      setCommentedId(id);
      focusSoon(COMMENT_FIELD);
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
  useFocusAfterForm(forms.open?.input.component.id ?? null, table.goTo);

  // The toolbar and the review are not drawn anew with each key in the table.
  const bar = useSteady({
    onKeys: () => setHasKeys(true),
    onAdd: add,
    onStarter: () => setHasStarter(true),
  });
  const review = useSteady({
    onChange: edit,
    onDrop: forms.askDelete,
    onFilter: () => look.show({ ...query, where: TO_REVIEW }),
  });

  function edit(id: string) {
    const saved = whole.components.find((each) => each.id === id);
    if (!saved) return;
    edits.saveNow();
    forms.openRow(saved);
  }

  function add(kind: ComponentKind) {
    const topic = relevant.find(({ id }) => id === table.at().row?.component.topicId) ?? relevant[0];
    if (topic) forms.openNew(topic.id, kind);
  }

  if (look.named.state === 'loading') return <Spinner label={viewMessages.loading} className="m-auto" />;
  if (relevant.length === 0) {
    return (
      <EmptyState
        title={say.noTopics}
        description={say.noTopicsText}
        action={
          <LinkButton as={Link} to="/app/assessment?section=topic-selection">
            {say.selectTopics}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <Toolbar {...look.toolbar} {...bar} />
      <Suspense>
        <ReviewBar whole={whole} isWaiting={forms.open !== null} {...review} />
      </Suspense>
      <WorkFault assessmentId={whole.assessment.id} />
      {look.isLacking ? (
        <Suspense>
          <ViewNote {...look.note} />
        </Suspense>
      ) : null}
      {edits.stuck > 0 ? (
        <Alert
          tone="warning"
          action={
            <Button size="sm" busy={edits.isSaving} busyText={say.saving} onClick={edits.saveNow}>
              {say.saveNow}
            </Button>
          }
        >
          {say.unsavedRows(edits.stuck)}
        </Alert>
      ) : null}
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
                    <Button onClick={() => setHasStarter(true)}>{say.starter}</Button>
                    <Button variant="primary" onClick={() => add('impact')}>
                      {say.addImpact}
                    </Button>
                  </>
                }
              />
            }
          />
          {edits.unreasoned.length > 0 ? (
            <Suspense>
              <WhyLine whole={whole} ids={edits.unreasoned} giveNow={edits.giveReason} onDone={edits.letReasonsBe} />
            </Suspense>
          ) : null}
          {several.ids.size > 0 ? (
            <Suspense>
              <SeveralBar
                whole={whole}
                chosen={several.ids}
                inView={list.lines.flatMap(({ row: inView }) => inView?.id ?? [])}
                unsaved={edits.unsaved}
                saveNow={edits.saveNow}
                onChooseAll={() => several.chooseAll(list.lines)}
                onClear={several.clear}
                onAct={edits.record}
              />
            </Suspense>
          ) : null}
          <div className="flex items-center justify-between gap-2">
            <p role="status" className="figures text-xs text-muted">
              {say.shown(list.shown, list.all)}
            </p>
            <Told words={table.told} />
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
          </div>
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
              isCommenting={id === commentedId}
              acts={{
                onAct: edits.record,
                onEdit: () => edit(id),
                onDelete: () => {
                  const saved = whole.components.find((each) => each.id === id);
                  if (saved) forms.askDelete(saved);
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
      {hasStarter ? (
        <Suspense>
          <StarterDialog whole={whole} onClose={() => setHasStarter(false)} />
        </Suspense>
      ) : null}
      {hasKeys ? (
        <Suspense>
          <KeysDialog isOpen onClose={() => setHasKeys(false)} />
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
      {forms.dialogs}
    </>
  );
}

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

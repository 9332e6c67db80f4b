import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { Query } from '#domain/query/query.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { useAssigned } from '#web/features/assignments/api.ts';
import { WorkFault } from '#web/features/assignments/work-fault.tsx';
import { COMMENT_FIELD } from '#web/features/comments/comment-field.ts';
import { useReportPlace } from '#web/features/presence/use-report-place.ts';
import { viewMessages } from '#web/features/views/messages.ts';
import { ViewsButton } from '#web/features/views/views-button.tsx';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { useSteady } from '#web/lib/use-steady.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { Grid } from './grid.tsx';
import { later, useLaterParts } from './later.ts';
import { registerMessages as say } from './messages.ts';
import { usePasted } from './paste/use-pasted.ts';
import { useSeveral } from './several/use-several.ts';
import { shownColumns, withColumn, withWidth } from './shown-columns.ts';
import { TABLE_ID } from './table-id.ts';
import { Toolbar } from './toolbar.tsx';
import { useEdits } from './use-edits.ts';
import { useForms } from './use-forms.tsx';
import { useTable } from './use-table.ts';
import { useTypedSearch } from './use-typed-search.ts';
import { useView } from './use-view.ts';

/** Asked for by a score that is typed: without a connection it is left out, and the table stays. */
const WhyLine = later(() =>
  import('./why/why-line.tsx').then(
    (part) => part.WhyLine,
    () => () => null,
  ),
);
const Panel = later(async () => (await import('./panel.tsx')).Panel);
const Entry = later(async () => (await import('./entry.tsx')).Entry);
const Offered = later(async () => (await import('./offered.tsx')).Offered);
const SeveralBar = later(async () => (await import('./several/bar.tsx')).SeveralBar);
const Paste = later(async () => (await import('./paste/paste.tsx')).Paste);
const ReviewBar = later(async () => (await import('./review/review-bar.tsx')).ReviewBar);
const ViewNote = later(async () => (await import('./view-note.tsx')).ViewNote);
const Cards = later(async () => (await import('./cards.tsx')).Cards);
const KeysDialog = later(async () => (await import('./keys-dialog.tsx')).KeysDialog);
const StarterDialog = lazy(async () => ({
  default: (await import('#web/features/starter/starter-dialog.tsx')).StarterDialog,
}));

/** All components of a draft in one table, with the entry one is at beside it. */
export function Register({ whole }: { whole: WholeAssessment }) {
  useLaterParts();
  const seen = useView(whole.topics);
  const { named, view: ofAddress, layout, show } = seen;
  const [search, setSearch] = useTypedSearch(ofAddress.search, (typed) => show({ ...ofAddress, search: typed }));
  const sought = useDeferredValue(search);
  const view = useMemo(() => ({ ...ofAddress, search: sought }), [ofAddress, sought]);
  const [commentedId, setCommentedId] = useState<string | null>(null);
  const columns = useMemo(() => shownColumns(layout), [layout]);
  const [hasKeys, setHasKeys] = useState(false);
  const [hasStarter, setHasStarter] = useState(false);
  const searchInput = useRef<HTMLInputElement>(null);
  const isTable = useMediaQuery('(min-width: 48rem)');
  const isWide = useMediaQuery('(min-width: 80rem)');
  const assigned = useAssigned(whole.assessment.id);
  const world = useMemo(
    () => ({
      topics: whole.topics,
      activities: whole.activities,
      hasEarlier: false,
      people: assigned?.people.map(({ name }) => name) ?? [],
    }),
    [whole.topics, whole.activities, assigned?.people],
  );
  const relevant = useMemo(() => relevantTopics(whole.topics, whole.selections), [whole.topics, whole.selections]);
  const forms = useForms(whole);
  const several = useSeveral(whole.components);
  const [isChoosing, setIsChoosing] = useState(false);
  const edits = useEdits(whole);
  const table = useTable({
    whole,
    edits,
    assigned,
    view,
    columns,
    searchRef: searchInput,
    onView: show,
    onEdit: edit,
    onAdd: () => add('impact'),
    onKeys: () => setHasKeys(true),
    onComments: () => {
      table.show(true);
      setCommentedId(row?.id ?? null);
      focusSoon(COMMENT_FIELD);
    },
    several,
  });
  const { list, row, place } = table;
  // Cards have no cells: what was offered in one ends when the window becomes narrow.
  useEffect(() => {
    if (!isTable && table.offered) table.closeOffer();
  }, [isTable, table]);
  const { thresholds } = whole.assessment;
  const [pasted, setPasted] = useState<string | null>(null);
  usePasted((text) => {
    // So that it does not stand in the way.
    edits.saveNow();
    setPasted(text);
  });
  // Its form says so itself.
  useReportPlace(forms.open ? null : (row?.id ?? null));
  useFocusAfterForm(forms.open?.input.component.id ?? null, table.goTo);

  // Search, filters and review are not drawn anew with each key in the table.
  const bar = useSteady({
    onQuery: (query: Query) => show({ query, search }),
    onSearch: setSearch,
    onColumn: (id: string) => seen.changeLayout(withColumn(layout, id)),
    onKeys: () => setHasKeys(true),
    onAdd: add,
    onStarter: () => setHasStarter(true),
  });
  const review = useSteady({
    onChange: edit,
    onDrop: forms.askDelete,
    onFilter: () => show({ query: { ...view.query, where: TO_REVIEW }, search }),
  });
  const ofViews = useSteady({ onOpen: seen.open, onSaved: seen.settle });
  const { isChanged, contents } = seen;
  const views = useMemo(
    () => <ViewsButton named={named} isChanged={isChanged} contents={contents} {...ofViews} />,
    [named, isChanged, contents, ofViews],
  );

  function step(lines: -1 | 1) {
    setCommentedId(null);
    table.step(lines);
  }

  function edit(id: string) {
    const saved = whole.components.find((each) => each.id === id);
    if (!saved) return;
    edits.saveNow();
    forms.openRow(saved);
  }

  function add(kind: ComponentKind) {
    const topic = relevant.find(({ id }) => id === row?.component.topicId) ?? relevant[0];
    if (topic) forms.openNew(topic.id, kind);
  }

  if (named.state === 'loading') return <Spinner label={viewMessages.loading} className="m-auto" />;
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
  const isPanelOpen = forms.open !== null || (table.isShown && row !== null);
  const entry = forms.open ? (
    forms.open.element
  ) : row ? (
    <div className="p-4 sm:p-5">
      <Entry
        component={row.component}
        whole={whole}
        unsaved={edits.unsaved}
        isCommenting={row.id === commentedId}
        acts={{
          onEdit: () => edit(row.id),
          onDelete: () => {
            const saved = whole.components.find(({ id }) => id === row.id);
            if (saved) forms.askDelete(saved);
          },
        }}
      />
    </div>
  ) : null;
  return (
    <>
      <Toolbar
        views={views}
        query={view.query}
        search={search}
        world={world}
        shownColumns={columns}
        searchRef={searchInput}
        {...bar}
      />
      <Suspense>
        <ReviewBar whole={whole} isWaiting={forms.open !== null} {...review} />
      </Suspense>
      <WorkFault assessmentId={whole.assessment.id} />
      {seen.isLacking ? (
        <Suspense>
          <ViewNote named={named} view={ofAddress} onShowAll={() => seen.open(null)} />
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
          {list.shown === 0 ? (
            <EmptyState
              title={list.all === 0 ? say.empty : say.nothingFits}
              description={list.all === 0 ? say.emptyText : say.nothingFitsText}
              action={
                list.all === 0 ? (
                  <>
                    <Button onClick={() => setHasStarter(true)}>{say.starter}</Button>
                    <Button variant="primary" onClick={() => add('impact')}>
                      {say.addImpact}
                    </Button>
                  </>
                ) : (
                  <Button
                    onClick={() => {
                      setSearch('');
                      show({ query: { ...view.query, where: [] }, search: '' });
                    }}
                  >
                    {say.clear}
                  </Button>
                )
              }
            />
          ) : isTable ? (
            <Grid
              lines={list.lines}
              columns={columns}
              sort={view.query.sort}
              place={place}
              thresholds={thresholds}
              onSort={table.onSort}
              onWidth={(id, width) => seen.changeLayout(withWidth(layout, id, width))}
              onKey={table.onKey}
              onFocus={table.begin}
              onPress={table.onPress}
              chosen={several.ids}
              onChoose={(id, isRange) => (isRange ? several.chooseTo(list.lines, id) : several.toggle(id))}
            />
          ) : (
            <Suspense fallback={<Spinner label={say.loading} className="m-auto" />}>
              <Cards
                lines={list.lines}
                thresholds={thresholds}
                onOpen={(id) => {
                  table.goTo(id);
                  table.show(true);
                }}
                onToggle={table.toggleLine}
                chosen={isChoosing ? several.ids : null}
                onChoose={several.toggle}
              />
            </Suspense>
          )}
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
            <p role="status" className="sr-only">
              {table.told}
            </p>
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
        <Suspense>
          <Panel
            isOpen={isPanelOpen}
            isBeside={isWide}
            title={forms.open?.input.component.title || row?.component.title || say.panel}
            onClose={() => {
              forms.open?.cancel();
              table.show(false);
              document.getElementById(TABLE_ID)?.focus();
            }}
            onStep={forms.open ? null : step}
          >
            <Suspense fallback={<Spinner label={say.loading} className="m-5" />}>{entry}</Suspense>
          </Panel>
        </Suspense>
      </div>
      {table.offered ? (
        <Suspense>
          <Offered
            cell={table.offered}
            assessmentId={whole.assessment.id}
            work={assigned}
            onChoose={table.choose}
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
            place={place}
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

import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { useAssigned } from '#web/features/assignments/api.ts';
import { viewMessages } from '#web/features/views/messages.ts';
import { ViewsButton } from '#web/features/views/views-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { Cards } from '../cards.tsx';
import { Entry } from '../entry.tsx';
import { Grid } from '../grid.tsx';
import { KeysDialog } from '../keys-dialog.tsx';
import { useLaterParts } from '../later.ts';
import { registerMessages as say } from '../messages.ts';
import { Panel } from '../panel.tsx';
import { NONE_CHOSEN } from '../several/chosen.ts';
import type { Several } from '../several/use-several.ts';
import { shownColumns, withColumn, withWidth } from '../shown-columns.ts';
import { TABLE_ID } from '../table-id.ts';
import { Toolbar } from '../toolbar.tsx';
import { useTable } from '../use-table.ts';
import { useTypedSearch } from '../use-typed-search.ts';
import { useView } from '../use-view.ts';
import { ViewNote } from '../view-note.tsx';
import { completedRegisterMessages } from './messages.ts';

const nothing = () => undefined;
/** No row is chosen: nothing could be done with several. */
const NONE: Several = {
  ids: NONE_CHOSEN.ids,
  toggle: nothing,
  chooseTo: nothing,
  chooseAll: nothing,
  clear: nothing,
};
const NOTHING_UNSAVED = new Map();

/** The rows of a completed assessment as they were frozen: sorted, filtered, grouped, searched and read, changed by nobody. */
export function CompletedRegister({ whole }: { whole: WholeAssessment }) {
  useLaterParts();
  const seen = useView(whole.topics);
  const { named, view: ofAddress, layout, show } = seen;
  const [search, setSearch] = useTypedSearch(ofAddress.search, (typed) => show({ ...ofAddress, search: typed }));
  const sought = useDeferredValue(search);
  const view = useMemo(() => ({ ...ofAddress, search: sought }), [ofAddress, sought]);
  const columns = useMemo(() => shownColumns(layout), [layout]);
  const [hasKeys, setHasKeys] = useState(false);
  const [commentedId, setCommentedId] = useState<string | null>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const isTable = useMediaQuery('(min-width: 48rem)');
  const isWide = useMediaQuery('(min-width: 80rem)');
  const assigned = useAssigned(whole.assessment.id);
  const world = useMemo(
    () => ({ topics: whole.topics, hasEarlier: false, people: assigned?.people.map(({ name }) => name) ?? [] }),
    [whole.topics, assigned?.people],
  );
  const table = useTable({
    whole,
    edits: null,
    assigned,
    view,
    columns,
    searchRef: searchInput,
    onView: show,
    onEdit: nothing,
    onAdd: nothing,
    onKeys: () => setHasKeys(true),
    onComments: () => {
      table.show(true);
      setCommentedId(row?.id ?? null);
    },
    several: NONE,
  });
  const { list, row, place } = table;
  const { thresholds } = whole.assessment;
  if (named.state === 'loading') return <Spinner label={viewMessages.loading} className="m-auto" />;
  return (
    <>
      <Toolbar
        views={
          <ViewsButton
            named={named}
            isChanged={seen.isChanged}
            contents={seen.contents}
            onOpen={seen.open}
            onSaved={seen.settle}
          />
        }
        query={view.query}
        search={search}
        world={world}
        shownColumns={columns}
        searchRef={searchInput}
        onQuery={(query) => show({ query, search })}
        onSearch={setSearch}
        onColumn={(id) => seen.changeLayout(withColumn(layout, id))}
        onKeys={() => setHasKeys(true)}
        onAdd={null}
      />
      {seen.isLacking ? <ViewNote named={named} view={ofAddress} onShowAll={() => seen.open(null)} /> : null}
      <div className="flex min-h-0 flex-1 gap-4 [&_[data-choose]]:hidden [&_[data-column]]:cursor-default">
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          {list.shown === 0 ? (
            <EmptyState
              title={list.all === 0 ? completedRegisterMessages.noRows : say.nothingFits}
              {...(list.all > 0 && {
                description: say.nothingFitsText,
                action: (
                  <Button
                    onClick={() => {
                      setSearch('');
                      show({ query: { ...view.query, where: [] }, search: '' });
                    }}
                  >
                    {say.clear}
                  </Button>
                ),
              })}
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
              isReadOnly
              chosen={NONE.ids}
              onChoose={nothing}
            />
          ) : (
            <Cards
              lines={list.lines}
              thresholds={thresholds}
              onOpen={(id) => {
                table.goTo(id);
                table.show(true);
              }}
              onToggle={table.toggleLine}
              chosen={null}
              onChoose={nothing}
            />
          )}
          <p role="status" className="figures text-xs text-muted">
            {say.shown(list.shown, list.all)}
          </p>
          <p role="status" className="sr-only">
            {table.told}
          </p>
        </div>
        <Panel
          isOpen={table.isShown && row !== null}
          isBeside={isWide}
          title={row?.component.title || say.panel}
          onClose={() => {
            table.show(false);
            document.getElementById(TABLE_ID)?.focus();
          }}
          onStep={(lines) => {
            setCommentedId(null);
            table.step(lines);
          }}
        >
          <Suspense fallback={<Spinner label={say.loading} className="m-5" />}>
            {row ? (
              <div className="p-4 sm:p-5">
                <Entry
                  component={row.component}
                  whole={whole}
                  unsaved={NOTHING_UNSAVED}
                  acts={null}
                  isCommenting={row.id === commentedId}
                />
              </div>
            ) : null}
          </Suspense>
        </Panel>
      </div>
      <KeysDialog isOpen={hasKeys} onClose={() => setHasKeys(false)} />
    </>
  );
}

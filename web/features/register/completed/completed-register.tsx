import { useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { viewMessages } from '#web/features/register/views/messages.ts';
import { useHeldValue } from '#web/lib/observable.ts';
import { useSteady } from '#web/lib/use-event-callbacks.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { NONE_CHOSEN } from '../bulk-actions/chosen.ts';
import type { Several } from '../bulk-actions/use-several.ts';
import { Foot } from '../grid/foot.tsx';
import { RowsShown } from '../grid/rows-shown.tsx';
import { useTable } from '../grid/use-table.ts';
import { Entry } from '../panel/entry.tsx';
import { Beside } from '../panel/entry-panel.tsx';
import type { Place } from '../rows/cell-position.ts';
import { useLaterParts } from '../rows/lazy-parts.ts';
import { NOTHING_UNSAVED } from '../rows/unsaved.ts';
import { useKnown } from '../rows/use-register-data.ts';
import { useBars } from '../rows/use-thresholds.ts';
import { KeysDialog } from '../screen/keys-dialog.tsx';
import { Toolbar } from '../view/toolbar.tsx';
import { useLook } from '../view/use-view-state.tsx';
import { ViewNote } from '../view/view-note.tsx';
import { completedRegisterMessages } from './messages.ts';

const nothing = () => undefined;
/** An empty selection, because there are no actions on several frozen rows. */
const NONE: Several = {
  ids: NONE_CHOSEN.ids,
  toggle: nothing,
  chooseTo: nothing,
  chooseAll: nothing,
  clear: nothing,
};

/** The rows of a completed assessment as they were frozen: people can sort, filter, group, search and read them, but not change them. */
export function CompletedRegister({ whole }: { whole: WholeAssessment }) {
  useLaterParts();
  const [hasKeys, setHasKeys] = useState(false);
  const [commentedId, setCommentedId] = useState<string | null>(null);
  const isTable = useMediaQuery('(min-width: 48rem)');
  const look = useLook(whole, useKnown(whole.assessment.id), !isTable);
  const bars = useBars(whole);
  const isWide = useMediaQuery('(min-width: 80rem)');
  const bar = useSteady({ onKeys: () => setHasKeys(true) });
  const table = useTable({
    whole,
    bars,
    edits: null,
    assigned: look.assigned,
    query: look.query,
    search: look.search,
    scales: look.scales,
    place: useHeldValue<Place | null>(null),
    columns: look.columns,
    isWide,
    hasForm: false,
    searchRef: look.searchRef,
    onQuery: look.show,
    onEdit: nothing,
    onAdd: nothing,
    onKeys: bar.onKeys,
    onComments: (id) => {
      table.show(true);
      setCommentedId(id);
    },
    several: NONE,
  });
  if (look.named.state === 'loading') return <Spinner label={viewMessages.loading} className="m-auto" />;
  return (
    <>
      <Toolbar {...look.toolbar} {...bar} onAdd={null} />
      {look.isLacking ? <ViewNote {...look.note} /> : null}
      <div className="flex min-h-0 flex-1 gap-4 [&_[data-choose]]:hidden [&_[data-column]]:cursor-default">
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <RowsShown
            look={look}
            table={table}
            bars={bars}
            isTable={isTable}
            several={null}
            isChoosing={false}
            empty={<EmptyState title={completedRegisterMessages.noRows} />}
          />
          <Foot table={table} query={look.query} />
        </div>
        <Beside
          table={table}
          isWide={isWide}
          form={null}
          isTold={false}
          onStep={() => setCommentedId(null)}
          drawEntry={({ id, component }) => (
            <Entry
              component={component}
              whole={whole}
              unsaved={NOTHING_UNSAVED}
              acts={null}
              isCommenting={id === commentedId}
            />
          )}
        />
      </div>
      <KeysDialog isReadOnly isOfCards={!isTable} isOpen={hasKeys} onClose={() => setHasKeys(false)} />
    </>
  );
}

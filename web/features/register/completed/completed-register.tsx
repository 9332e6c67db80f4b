import { Suspense, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { viewMessages } from '#web/features/views/messages.ts';
import { useSteady } from '#web/lib/use-steady.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { Entry } from '../entry.tsx';
import { KeysDialog } from '../keys-dialog.tsx';
import { useLaterParts } from '../later.ts';
import { registerMessages as say } from '../messages.ts';
import { Panel } from '../panel.tsx';
import { RowsShown } from '../rows-shown.tsx';
import { NONE_CHOSEN } from '../several/chosen.ts';
import type { Several } from '../several/use-several.ts';
import { TABLE_ID } from '../table-id.ts';
import { Toolbar } from '../toolbar.tsx';
import { useLook } from '../use-look.tsx';
import { useTable } from '../use-table.ts';
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
  const look = useLook(whole);
  const [hasKeys, setHasKeys] = useState(false);
  const [commentedId, setCommentedId] = useState<string | null>(null);
  const isTable = useMediaQuery('(min-width: 48rem)');
  const isWide = useMediaQuery('(min-width: 80rem)');
  const bar = useSteady({ onKeys: () => setHasKeys(true) });
  const table = useTable({
    whole,
    edits: null,
    assigned: look.assigned,
    view: look.view,
    columns: look.columns,
    searchRef: look.searchRef,
    onView: look.show,
    onEdit: nothing,
    onAdd: nothing,
    onKeys: bar.onKeys,
    onComments: () => {
      table.show(true);
      setCommentedId(row?.id ?? null);
    },
    several: NONE,
  });
  const { list, row } = table;
  if (look.named.state === 'loading') return <Spinner label={viewMessages.loading} className="m-auto" />;
  return (
    <>
      <Toolbar {...look.toolbar} {...bar} isNarrow={!isTable} onAdd={null} />
      {look.isLacking ? <ViewNote {...look.note} /> : null}
      <div className="flex min-h-0 flex-1 gap-4 [&_[data-choose]]:hidden [&_[data-column]]:cursor-default">
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <RowsShown
            look={look}
            table={table}
            thresholds={whole.assessment.thresholds}
            isTable={isTable}
            several={null}
            isChoosing={false}
            empty={<EmptyState title={completedRegisterMessages.noRows} />}
          />
          <p role="status" className="figures text-xs text-muted">
            {say.shown(list.shown, list.all)}
            <span className="sr-only"> {table.told}</span>
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

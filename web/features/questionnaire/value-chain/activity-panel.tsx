import { ListPlus, Pencil, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ActivityRow } from '#contract/value-chain.ts';
import { labelOf } from '#domain/reference/option.ts';
import type { CoveredActivity } from '#domain/value-chain/coverage.ts';
import { activityFields, activityKinds } from '#domain/value-chain/fields.ts';
import { CommentsButton } from '#web/features/assurance/comments/comments-button.tsx';
import { HistoryButton } from '#web/features/assurance/history/history-button.tsx';
import { useFocusBack } from '#web/lib/use-focus-back.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { chainMessages, placingMessages as say, tierName } from './messages.ts';
import { NothingFound } from './nothing-found.tsx';
import { PlaceEntries } from './place-entries.tsx';
import { PlacedList } from './placed-list.tsx';
import { registerPath } from './register-path.ts';

interface ActivityPanelProps {
  whole: WholeAssessment;
  covered: CoveredActivity;
  row: ActivityRow;
  /** The actions on it; null if it is read-only. `isPlacing`: it opens with the entries that can be placed on it. */
  acts: { isPlacing: boolean; onEdit: () => void; onDelete: () => void } | null;
  onClose: () => void;
}

/** An activity in a side panel: its details, its entries, and placing more. */
export function ActivityPanel({ whole, covered, row, acts, onClose }: ActivityPanelProps) {
  const [isChoosing, setIsChoosing] = useState(acts?.isPlacing ?? false);
  const placing = useFocusBack(isChoosing);
  const { activity, state, entries } = covered;
  const { kind, tier, place, note } = activityFields;
  const facts = [
    [tier.label, tierName(activity.tier)],
    [kind.label, labelOf(activityKinds, activity.kind)],
    [place.label, activity.place],
    [note.label, activity.note],
  ].filter(([, said]) => said !== '');
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={activity.name}
      side="right"
      className="w-[min(32rem,100vw)] max-w-none"
    >
      <header className="flex items-start gap-2 border-b px-4 py-3 sm:px-5">
        <h2 dir="auto" className="headline min-w-0 flex-1 text-lg wrap-anywhere">
          {isChoosing ? chainMessages.placeOn(activity.name) : activity.name}
        </h2>
        <IconButton size="sm" label={say.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {isChoosing ? (
        <PlaceEntries whole={whole} row={row} onDone={() => setIsChoosing(false)} />
      ) : (
        <div className="flex flex-col gap-6 p-4 sm:p-5">
          <div className="flex flex-wrap items-center gap-1.5">
            {acts ? (
              <>
                <Button ref={placing} size="sm" variant="primary" onClick={() => setIsChoosing(true)}>
                  <ListPlus aria-hidden="true" />
                  {chainMessages.placeEntries}
                </Button>
                <Button size="sm" onClick={acts.onEdit}>
                  <Pencil aria-hidden="true" />
                  {chainMessages.edit}
                </Button>
                <HistoryButton subject={{ noun: 'activity', id: activity.id }} name={activity.name} hasWord />
              </>
            ) : null}
            <CommentsButton
              assessmentId={whole.assessment.id}
              record={{ noun: 'activity', recordId: activity.id }}
              name={activity.name}
              hasWord
              className={acts ? undefined : '-ml-2.5'}
            />
            {acts ? (
              <IconButton size="sm" label={chainMessages.delete} onClick={acts.onDelete} className="ml-auto text-muted">
                <Trash2 aria-hidden="true" />
              </IconButton>
            ) : null}
          </div>
          <dl className="flex flex-col gap-2 text-sm">
            {facts.map(([label, said]) => (
              <div key={label} className="grid grid-cols-[6rem_1fr] gap-3">
                <dt className="text-muted">{label}</dt>
                <dd dir="auto" className="min-w-0 wrap-anywhere whitespace-pre-wrap">
                  {said}
                </dd>
              </div>
            ))}
          </dl>
          <section aria-labelledby="on-activity">
            <h3 id="on-activity" className="text-sm font-medium">
              {say.on}
            </h3>
            {entries.length === 0 ? (
              <p className="mt-1 text-sm text-muted">{say.none}</p>
            ) : (
              <>
                <PlacedList whole={whole} row={row} entries={entries} isReadOnly={!acts} />
                {acts ? (
                  <LinkButton as={Link} to={registerPath(activity.name)} size="sm" className="mt-3">
                    {say.showOnly}
                  </LinkButton>
                ) : null}
              </>
            )}
          </section>
          {state === 'placed' || (!acts && state === 'open') ? null : (
            <NothingFound key={row.version} whole={whole} row={row} isReadOnly={!acts} />
          )}
        </div>
      )}
    </Sheet>
  );
}

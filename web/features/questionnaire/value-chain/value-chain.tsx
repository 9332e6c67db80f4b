import { Plus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { entryBars } from '#domain/results/entry-thresholds.ts';
import { coverageOf } from '#domain/value-chain/coverage.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { CoverageLine } from './coverage-line.tsx';
import { cardId, tierAddId } from './focus.ts';
import { chainMessages as say } from './messages.ts';
import { Picture } from './picture.tsx';
import { useChain } from './use-chain.tsx';
import { useOpenActivity } from './use-open-activity.ts';

const ActivityPanel = lazy(async () => ({ default: (await import('./activity-panel.tsx')).ActivityPanel }));
const BeginningDialog = lazy(async () => ({ default: (await import('./beginning-dialog.tsx')).BeginningDialog }));

/** The value chain of a draft: how much has been looked at, and the picture. */
export function ValueChain({ whole }: { whole: WholeAssessment }) {
  const { activities, components } = whole;
  const chain = useChain(whole);
  const { openId, open } = useOpenActivity();
  const [isPlacing, setIsPlacing] = useState(false);
  const [isBeginning, setIsBeginning] = useState(false);
  const coverage = useMemo(() => coverageOf(activities, components, entryBars(whole)), [activities, components, whole]);
  const row = activities.find(({ id }) => id === openId);
  const covered = coverage.tiers.flatMap((tier) => tier.activities).find(({ activity }) => activity.id === openId);

  const show = (id: string | null, placing = false) => {
    setIsPlacing(placing);
    open(id);
  };

  return (
    <>
      {chain.stuck > 0 ? (
        <Alert
          tone="warning"
          action={
            <span className="flex gap-2">
              <Button size="sm" variant="ghost" onClick={chain.discard}>
                {say.discard}
              </Button>
              <Button size="sm" onClick={chain.saveNow}>
                {say.saveNow}
              </Button>
            </span>
          }
        >
          {say.unsaved(chain.stuck)}
        </Alert>
      ) : null}
      {activities.length === 0 ? (
        <Card>
          <EmptyState
            title={say.emptyTitle}
            description={say.emptyText}
            action={
              <>
                <Button id={tierAddId('own')} onClick={() => chain.add('own')}>
                  <Plus aria-hidden="true" />
                  {say.add}
                </Button>
                <Button variant="primary" onClick={() => setIsBeginning(true)}>
                  {say.begin}
                </Button>
              </>
            }
          />
        </Card>
      ) : (
        <>
          <CoverageLine coverage={coverage} entries={components.length} />
          <Picture
            tiers={coverage.tiers}
            rows={activities}
            acts={{ chain, onPlace: (id) => show(id, true) }}
            onOpen={show}
          />
        </>
      )}
      {row && covered ? (
        <Suspense>
          <ActivityPanel
            key={`${row.id} ${isPlacing}`}
            whole={whole}
            covered={covered}
            row={row}
            acts={{
              isPlacing,
              onEdit: () => {
                show(null);
                chain.edit(row);
              },
              onDelete: () => {
                show(null);
                chain.askDelete(row);
              },
            }}
            onClose={() => {
              show(null);
              focusSoon(cardId(row.id));
            }}
          />
        </Suspense>
      ) : null}
      {isBeginning ? (
        <Suspense>
          <BeginningDialog whole={whole} onClose={() => setIsBeginning(false)} />
        </Suspense>
      ) : null}
      {chain.dialogs}
    </>
  );
}

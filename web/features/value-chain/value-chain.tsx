import { Plus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import { coverageOf } from '#domain/value-chain/coverage.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CoverageLine } from './coverage-line.tsx';
import { cardId, tierAddId } from './focus.ts';
import { chainMessages as say } from './messages.ts';
import { Picture } from './picture.tsx';
import { useChain } from './use-chain.tsx';

const ActivityPanel = lazy(async () => ({ default: (await import('./activity-panel.tsx')).ActivityPanel }));
const BeginningDialog = lazy(async () => ({ default: (await import('./beginning-dialog.tsx')).BeginningDialog }));

/** The address names the activity that is open. */
const OPEN = 'activity';

/** The value chain of a draft: how far it was looked at, and the picture. */
export function ValueChain({ whole }: { whole: WholeAssessment }) {
  const { activities, components, assessment } = whole;
  const chain = useChain(whole);
  const [params, setParams] = useSearchParams();
  const [isPlacing, setIsPlacing] = useState(false);
  const [isBeginning, setIsBeginning] = useState(false);
  const coverage = useMemo(
    () => coverageOf(activities, components, assessment.thresholds),
    [activities, components, assessment.thresholds],
  );
  const openId = params.get(OPEN);
  const row = activities.find(({ id }) => id === openId);
  const covered = coverage.tiers.flatMap((tier) => tier.activities).find(({ activity }) => activity.id === openId);

  const open = (id: string | null, placing = false) => {
    setIsPlacing(placing);
    setParams(
      (present) => {
        const next = new URLSearchParams(present);
        if (id === null) next.delete(OPEN);
        else next.set(OPEN, id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
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
          <CoverageLine coverage={coverage} />
          <Picture
            tiers={coverage.tiers}
            rows={activities}
            chain={chain}
            onOpen={open}
            onPlace={(id) => open(id, true)}
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
            isPlacing={isPlacing}
            onEdit={() => {
              open(null);
              chain.edit(row);
            }}
            onDelete={() => {
              open(null);
              chain.askDelete(row);
            }}
            onClose={() => {
              open(null);
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

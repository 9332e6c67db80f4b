import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { entryBars } from '#domain/results/entry-thresholds.ts';
import { coverageOf } from '#domain/value-chain/coverage.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { ActivityPanel } from './activity-panel.tsx';
import { CoverageLine } from './coverage-line.tsx';
import { cardId } from './focus.ts';
import { Picture } from './picture.tsx';
import { useOpenActivity } from './use-open-activity.ts';

/** A read-only value chain: the picture, and each activity with its entries. */
export function ReadChain({ whole }: { whole: WholeAssessment }) {
  const { activities, components } = whole;
  const { openId, open } = useOpenActivity();
  const coverage = useMemo(() => coverageOf(activities, components, entryBars(whole)), [activities, components, whole]);
  const row = activities.find(({ id }) => id === openId);
  const covered = coverage.tiers.flatMap((tier) => tier.activities).find(({ activity }) => activity.id === openId);
  return (
    <>
      <CoverageLine coverage={coverage} entries={components.length} isReadOnly />
      <Picture tiers={coverage.tiers} rows={activities} acts={null} onOpen={open} />
      {row && covered ? (
        <ActivityPanel
          key={row.id}
          whole={whole}
          covered={covered}
          row={row}
          acts={null}
          onClose={() => {
            open(null);
            focusSoon(cardId(row.id));
          }}
        />
      ) : null}
    </>
  );
}

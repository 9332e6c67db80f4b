import { useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ActivityId, ComponentId } from '#domain/ids.ts';
import { usePlacing } from './use-placing.ts';

/** How many of some entries are on an activity. */
export type PlacedShare = 'all' | 'some' | 'none';

/** Choosing the activities for some entries; nothing is saved until the caller asks for it. */
export function usePlaceOn(
  { assessment, activities }: Pick<WholeAssessment, 'assessment' | 'activities'>,
  componentIds: readonly ComponentId[],
) {
  const { place } = usePlacing({ assessment });
  const [changed, setChanged] = useState<ReadonlyMap<ActivityId, boolean>>(new Map());
  const [isBusy, setIsBusy] = useState(false);
  const savedShares = new Map(
    activities.map((activity): [ActivityId, PlacedShare] => [activity.id, shareOn(activity, componentIds)]),
  );
  const savedShare = (id: ActivityId): PlacedShare => savedShares.get(id) ?? 'none';
  return {
    share(id: ActivityId): PlacedShare {
      const isPlaced = changed.get(id);
      return isPlaced === undefined ? savedShare(id) : isPlaced ? 'all' : 'none';
    },
    /**
     * If some of them are on an activity, the first click places all there, the second removes all, and the third restores the original
     * state.
     */
    press(id: ActivityId) {
      const next = new Map(changed);
      const [saved, isPlaced] = [savedShare(id), changed.get(id)];
      if (isPlaced === undefined) next.set(id, saved !== 'all');
      else if (saved === 'some' && isPlaced) next.set(id, false);
      else next.delete(id);
      setChanged(next);
    },
    isChanged: changed.size > 0,
    isBusy,
    /** Returns the act; null if nothing was saved, which has been reported then. */
    async save(said: string | null): Promise<string | null> {
      setIsBusy(true);
      const placements = [...changed].flatMap(([activityId, isPlaced]) =>
        componentIds.map((componentId) => ({ activityId, componentId, isPlaced })),
      );
      const act = await place(placements, said);
      setIsBusy(false);
      return act;
    },
  };
}

export type PlacingOn = ReturnType<typeof usePlaceOn>;

function shareOn(
  { componentIds: on }: { componentIds: readonly ComponentId[] },
  ids: readonly ComponentId[],
): PlacedShare {
  const held = new Set(on);
  const count = ids.filter((id) => held.has(id)).length;
  return count === 0 ? 'none' : count === ids.length ? 'all' : 'some';
}
